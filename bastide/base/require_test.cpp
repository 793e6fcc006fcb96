#include "bastide/base/require.h"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace bastide {
namespace {

constexpr int half(int even) {
    require(even % 2 == 0, "the number is even", even);
    return even / 2;
}

static_assert(half(8) == 4);

void open_gate(bool is_locked) {
    require(!is_locked, "the gate is unlocked");
}

void travel(const Message& error) {
    require_valid(error);
}

TEST(BaseRequire, KeptContractsDoNothing) {
    EXPECT_EQ(half(-6), -3);
    open_gate(false);
    travel({});
}

TEST(BaseRequireDeathTest, ABrokenContractNamesFunctionRuleAndValue) {
    EXPECT_DEATH(half(7), "^bastide: '.*half\\(int\\)' requires that the number is even, but got 7\n$");
    EXPECT_DEATH(open_gate(true), "^bastide: '.*open_gate\\(bool\\)' requires that the gate is unlocked\n$");
    EXPECT_DEATH(travel("there is no ticket"),
                 "^bastide: '.*travel\\(.*\\)' got an invalid argument: there is no ticket\n$");
}

TEST(BaseRequireDeathTest, ExtremeValuesArePrinted) {
    const auto check = [](auto value) { require(false, "it is small", value); };
    EXPECT_DEATH(check(std::numeric_limits<std::int64_t>::min()), "got -9223372036854775808\n$");
    EXPECT_DEATH(check(std::uint8_t{200}), "got 200\n$");
}

}  // namespace
}  // namespace bastide
