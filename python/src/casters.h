// Converts enumerators and pairs of numbers to Python and back, for pickling.
#pragma once

#include <cstdint>
#include <type_traits>
#include <utility>

#include "python/src/bind.h"

namespace nanobind::detail {

// Converts an enumerator to its number, at most `last`'s:
//
//     template <>
//     struct nanobind::detail::type_caster<Colour> : AsNumber<Colour, Colour::blue> {};
template <class Enum, Enum last>
struct AsNumber {
    bool from_python(handle source, std::uint32_t flags, cleanup_list* cleanup) noexcept {
        make_caster<std::uint8_t> number;
        if (!number.from_python(source, flags, cleanup) || number.value > static_cast<std::uint8_t>(last))
            return false;
        value = static_cast<Enum>(number.value);
        return true;
    }

    static handle from_cpp(Enum of, rv_policy /*policy*/, cleanup_list* /*list*/) noexcept {
        return PyLong_FromLong(static_cast<long>(of));
    }

    NB_TYPE_CASTER(Enum, const_name("int"))
};

// Converts a value of two numbers to a tuple: AsPair<Cell, &Cell::row, &Cell::column>.
template <class Of, auto first, auto second>
struct AsPair {
    using Number = std::remove_reference_t<decltype(std::declval<Of&>().*first)>;
    using Pair = make_caster<std::pair<Number, Number>>;

    bool from_python(handle source, std::uint32_t flags, cleanup_list* cleanup) noexcept {
        Pair pair;
        if (!pair.from_python(source, flags, cleanup)) return false;
        const auto numbers = static_cast<std::pair<Number, Number>>(pair);
        value.*first = numbers.first;
        value.*second = numbers.second;
        return true;
    }

    static handle from_cpp(const Of& of, rv_policy policy, cleanup_list* cleanup) noexcept {
        return Pair::from_cpp(std::pair(of.*first, of.*second), policy, cleanup);
    }

    NB_TYPE_CASTER(Of, Pair::Name)
};

}  // namespace nanobind::detail
