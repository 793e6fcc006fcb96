// Keys fill in a line of the log, and Esc undoes them one by one.
#include "tui/pad/form.h"

#include <array>

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

const std::array<std::string, 3> names = {"Anna", "Ben", "Cleo"};
constexpr FormContext in_play{.players = 3, .phase = tally::Phase::play};
constexpr FormContext at_the_end{.players = 3, .phase = tally::Phase::final};

Form form_after(std::string_view keys, const FormContext& context = in_play) {
    Form form;
    for (const char key : keys) fill_in(form, key, context);
    return form;
}

std::string line(std::string_view keys, const FormContext& context = in_play) {
    return line_of(form_after(keys, context), names);
}

TEST(TuiPadForm, KeysMakeALine) {
    EXPECT_EQ(line("1r3"), "Anna road 3");
    EXPECT_EQ(line("12c6p"), "Anna,Ben city 6 pennants 1");
    EXPECT_EQ(line("2cp12p"), "Ben city 12 pennants 2");
    EXPECT_EQ(line("3m"), "Cleo monastery");
    EXPECT_EQ(line("3m4", at_the_end), "Cleo monastery 4");
    EXPECT_EQ(line("3f2", at_the_end), "Cleo field 2");
    EXPECT_EQ(line("1-2#a #1"), "Anna correction -2 # a #1");
    EXPECT_EQ(line("1+2"), "Anna correction +2");
    EXPECT_EQ(line("121r4"), "Ben road 4") << "a player's key again takes the player away";
    EXPECT_EQ(line("1c3pr"), "Anna road 3") << "another feature has no pennants";
    EXPECT_EQ(line_of(form_after("13r2"), {}), "1,3 road 2");
}

TEST(TuiPadForm, ExplainsInvalidKeys) {
    Form form;
    EXPECT_EQ(fill_in(form, '4', in_play), "There is no player 4.");
    EXPECT_EQ(fill_in(form, 'c', in_play), "First choose who scores, with a number key.");
    EXPECT_EQ(fill_in(form, '1', in_play), "");
    EXPECT_EQ(fill_in(form, 'f', in_play), "Fields score after play has ended: press e then.");
    EXPECT_EQ(fill_in(form, '#', in_play), "Choose a feature before you add a comment.");
    EXPECT_EQ(fill_in(form, 'p', in_play), "Only cities have pennants.");
    EXPECT_EQ(fill_in(form, 'm', in_play), "");
    EXPECT_EQ(fill_in(form, '9', in_play), "A completed monastery scores 9 points: press Enter.");
    EXPECT_EQ(line_of(form, names), "Anna monastery");
}

TEST(TuiPadForm, RefusesANumberThatIsTooLong) {
    Form form = form_after("1c1234");
    EXPECT_EQ(number_error(form), "");
    EXPECT_EQ(fill_in(form, '5', in_play), "The number is too long: at most 4 digits. Press Backspace.");
    EXPECT_NE(number_error(form), "");
    EXPECT_EQ(line_of(form, names), "Anna city 12345") << "the digit is shown";
    step_back(form);
    EXPECT_EQ(number_error(form), "");
}

TEST(TuiPadForm, EscapeGoesBackKeyByKey) {
    Form form = form_after("12c6p#ab");
    for (const char* left :
         {"Anna,Ben city 6 pennants 1 # a", "Anna,Ben city 6 pennants 1", "Anna,Ben city 6 pennants 1",
          "Anna,Ben city 6", "Anna,Ben city", "Anna,Ben", "Anna", ""}) {
        step_back(form);
        EXPECT_EQ(line_of(form, names), left);
    }
    step_back(form);
    EXPECT_TRUE(form.players.empty());
}

TEST(TuiPadForm, DescribesTheEntry) {
    const auto words = [](std::string_view keys, const FormContext& context = in_play) {
        return words_for(form_after(keys, context), context.phase);
    };
    EXPECT_EQ(words("1"), "what? c, r, m, f, + or -");
    EXPECT_EQ(words("1c"), "city of ? tiles");
    EXPECT_EQ(words("1c2pp"), "city of 2 tiles, 2 pennants");
    EXPECT_EQ(words("1r1"), "road of 1 tile");
    EXPECT_EQ(words("1m"), "monastery");
    EXPECT_EQ(words("1m0", at_the_end), "monastery, 0 tiles around it");
    EXPECT_EQ(words("1f1", at_the_end), "field of 1 completed city");
    EXPECT_EQ(words("1-3"), "correction -3");
}

}  // namespace
}  // namespace bastide::tui
