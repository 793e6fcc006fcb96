// The width of text on the screen.
#include "tui/screen.h"

#include <clocale>
#include <string>

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

// The width of text depends on the locale, and every test sets one.
class TuiColumns : public testing::Test {
  protected:
    TuiColumns() : before_(std::setlocale(LC_CTYPE, nullptr)) {}
    ~TuiColumns() override { std::setlocale(LC_CTYPE, before_.c_str()); }

  private:
    std::string before_;
};

TEST_F(TuiColumns, WideCharactersTakeTwoAndMarksNone) {
    ASSERT_NE(std::setlocale(LC_CTYPE, "C.UTF-8"), nullptr);
    EXPECT_EQ(columns_of("Anna"), 4);
    EXPECT_EQ(columns_of("Zoë"), 3);
    EXPECT_EQ(columns_of("漢字"), 4);
    EXPECT_EQ(columns_of("e\u0301"), 1);
    EXPECT_EQ(clipped("漢字", 3), "漢");
    EXPECT_EQ(clipped("漢字", 4), "漢字");
    EXPECT_EQ(clipped("e\u0301x", 1), "e\u0301");
    EXPECT_EQ(clipped("Anna", 0), "");
}

TEST_F(TuiColumns, WithoutALocaleEachCharacterTakesOne) {
    ASSERT_NE(std::setlocale(LC_CTYPE, "C"), nullptr);
    EXPECT_EQ(columns_of("Zoë"), 3);
    EXPECT_EQ(clipped("Zoë!", 3), "Zoë");
}

TEST_F(TuiColumns, InvalidBytesTakeOne) {
    ASSERT_NE(std::setlocale(LC_CTYPE, "C.UTF-8"), nullptr);
    EXPECT_EQ(columns_of("a\xff"
                         "b\xe6"),
              4);
    EXPECT_EQ(clipped("a\xff"
                      "b",
                      2),
              "a\xff");
}

}  // namespace
}  // namespace bastide::tui
