// Sums and products that end the program instead of overflowing, for values that callers may choose freely.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <utility>

#include "bastide/base/require.h"

namespace bastide {

// Returns a sum. It must be in the range of its type.
template <std::signed_integral Number>
constexpr Number plus(Number one, Number other, const detail::Where& where = detail::Where::current()) {
    Number sum = 0;
    require(!__builtin_add_overflow(one, other, &sum), "the sum is in the range of its type", one, where);
    return sum;
}

// Returns a product. It must be in the range of its type.
template <std::signed_integral Number>
constexpr Number times(Number one, Number other, const detail::Where& where = detail::Where::current()) {
    Number product = 0;
    require(!__builtin_mul_overflow(one, other, &product), "the product is in the range of its type", one,
            where);
    return product;
}

// Returns a number as an `int`, whose range must contain it.
constexpr int to_int(std::int64_t number, const detail::Where& where = detail::Where::current()) {
    require(std::in_range<int>(number), "the result is in the range of int", number, where);
    return static_cast<int>(number);
}

// Returns the sum of a number and a list. Each partial sum must be in the range of int.
constexpr int plus_all(int sum, std::span<const int> list,
                       const detail::Where& where = detail::Where::current()) {
    for (const int number : list) sum = plus(sum, number, where);
    return sum;
}

}  // namespace bastide
