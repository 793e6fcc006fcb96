// Answers of terminals and their interpretation.
#include "tui/terminal_look.h"

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

using draw::Theme;

TEST(TuiTerminalLook, TheBackgroundIsInHexadecimalDigits) {
    // In the formats of xterm, tmux and iTerm2, with either terminator.
    EXPECT_EQ(read_answer("\x1b]11;rgb:ffff/fafa/f0f0\x1b\\\x1b[?64;1;2c", Theme::dark).theme, Theme::light);
    EXPECT_EQ(read_answer("\x1b]11;rgb:1c1c/1818/1414\a\x1b[?6c", Theme::light).theme, Theme::dark);
    EXPECT_EQ(read_answer("\x1b]11;rgb:ff/ff/ff\a\x1b[?6c", Theme::dark).theme, Theme::light);
}

TEST(TuiTerminalLook, WithoutAnAnswerTheDefaultApplies) {
    for (const Theme theme : {Theme::light, Theme::dark}) {
        for (const char* const bytes :
             {"", "\x1b[?6c", "\x1b]11;rgb:ff", "\x1b]11;rgb:x/y/z\a", "\x1b]11;\a"})
            EXPECT_EQ(read_answer(bytes, theme).theme, theme) << bytes;
    }
}

TEST(TuiTerminalLook, PreservesTypedKeys) {
    const std::string bytes = "q\x1b]11;rgb:0000/0000/0000\x1b\\w\x1b[?6c\x1b[A";
    EXPECT_EQ(read_answer(bytes, Theme::dark).typed, "qw\x1b[A");
    EXPECT_EQ(read_answer("hjkl", Theme::dark).typed, "hjkl");
}

TEST(TuiTerminalLook, WaitsForTheLastAnswer) {
    EXPECT_FALSE(is_answered(""));
    EXPECT_FALSE(is_answered("\x1b]11;rgb:0000/0000/0000\x1b\\"));
    EXPECT_FALSE(is_answered("\x1b[?6"));
    EXPECT_TRUE(is_answered("\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[?6c"));
}

TEST(TuiTerminalLook, TheEnvironmentNamesTheBackground) {
    EXPECT_EQ(theme_of_environment("15;0"), Theme::dark);
    EXPECT_EQ(theme_of_environment("0;15"), Theme::light);
    EXPECT_EQ(theme_of_environment("0;default;15"), Theme::light);
    EXPECT_EQ(theme_of_environment("0;7"), Theme::light);
    EXPECT_EQ(theme_of_environment(""), Theme::dark);
    EXPECT_EQ(theme_of_environment(nullptr), Theme::dark);
}

}  // namespace
}  // namespace bastide::tui
