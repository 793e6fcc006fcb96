#include "tui/lined_up.h"

#include <clocale>

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

TEST(TuiLinedUp, ColumnsAreAsWideAsTheyMustBe) {
    EXPECT_EQ(lined_up({{"n", Align::right}, {"name"}, {"points", Align::right}},
                       {{"1", "Anna", "7"}, {"12", "Maximilian", "1234567"}}),
              " n  name         points\n"
              " 1  Anna              7\n"
              "12  Maximilian  1234567\n");
}

TEST(TuiLinedUp, NoLineEndsInBlanks) {
    EXPECT_EQ(lined_up({{"a"}, {"b"}}, {{"long", ""}, {"", ""}}), "a     b\nlong\n\n");
}

TEST(TuiLinedUp, WidthsAreThoseOnTheScreen) {
    const std::string before = std::setlocale(LC_CTYPE, nullptr);
    ASSERT_NE(std::setlocale(LC_CTYPE, "C.UTF-8"), nullptr);
    EXPECT_EQ(lined_up({{"name"}, {"n"}}, {{"Zoë", "1"}, {"木木木", "2"}}),
              "name    n\nZoë     1\n木木木  2\n");
    std::setlocale(LC_CTYPE, before.c_str());
}

TEST(TuiLinedUp, ATerminalObeysNothingOfIt) {
    EXPECT_EQ(lined_up({{"name"}, {"n"}}, {{"\x1b[2J", "1"}}), "name     n\n\\x1b[2J  1\n");
}

}  // namespace
}  // namespace bastide::tui
