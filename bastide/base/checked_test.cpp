#include "bastide/base/checked.h"

#include <array>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "bastide/base/testing/misuse.h"

namespace bastide {
namespace {

constexpr int most = std::numeric_limits<int>::max();
constexpr int least = std::numeric_limits<int>::min();
constexpr std::int64_t most_64 = std::numeric_limits<std::int64_t>::max();

static_assert(plus(most - 1, 1) == most);
static_assert(plus(least, most) == -1);
static_assert(plus(most_64, std::int64_t{-1}) == most_64 - 1);
static_assert(times(most, -1) == -most);
static_assert(to_int(std::int64_t{least}) == least);
static_assert(plus_all(most, {}) == most);
static_assert(plus_all(1, std::array{most - 1, least}) == -1);

TEST(BaseCheckedDeathTest, ResultsOutsideTheRangeOfTheirType) {
    testing::expect_contracts({
        {"most + 1", [] { static_cast<void>(plus(most, 1)); }, "the sum is in the range of its type.*"},
        {"least - 1", [] { static_cast<void>(plus(least, -1)); }, "the sum is in the range of its type.*"},
        {"most + 1 in 64 bits", [] { static_cast<void>(plus(most_64, std::int64_t{1})); },
         "the sum is in the range of its type.*"},
        {"-least", [] { static_cast<void>(times(least, -1)); }, "the product is in the range of its type.*"},
        {"most + 1 of a list", [] { static_cast<void>(plus_all(2, std::array{most - 2, 1})); },
         "the sum is in the range of its type, but got 2147483647"},
        {"most + 1 as an int", [] { static_cast<void>(to_int(std::int64_t{most} + 1)); },
         "the result is in the range of int, but got 2147483648"},
    });
}

}  // namespace
}  // namespace bastide
