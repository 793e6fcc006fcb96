// Intents as they are written in a call.
#include "bastide/play/intent.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::play {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

using TextIntent = Intent<std::string>;

// Here a move is any text but "bad".
Result<TextIntent> read(std::string_view text) {
    return read_intent<std::string>(text, [](std::string_view move) -> Result<std::string> {
        if (move == "bad") return std::unexpected(file_error({}, "no move at all"));
        return std::string(move);
    });
}

std::string why_not(std::string_view text) {
    const auto intent = read(text);
    return intent ? "it is good" : intent.error().what();
}

TEST(PlayIntent, EveryKindHasAName) {
    constexpr auto kinds = std::to_array<IntentKind>(
        {IntentKind::step, IntentKind::point, IntentKind::next, IntentKind::turn, IntentKind::choose,
         IntentKind::browse, IntentKind::confirm, IntentKind::back, IntentKind::discard, IntentKind::undo,
         IntentKind::redo, IntentKind::answer, IntentKind::help, IntentKind::play, IntentKind::show});
    ASSERT_EQ(kinds.size(), intent_names.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto intent = read(intent_names[i]);
        ASSERT_TRUE(intent) << intent_names[i];
        EXPECT_EQ(intent->kind, kinds[i]) << intent_names[i];
        EXPECT_EQ(intent->x, 0);
        EXPECT_EQ(intent->y, 0);
    }
    EXPECT_EQ(intent_names[static_cast<std::size_t>(IntentKind::back)], "back");
    EXPECT_EQ(intent_names[static_cast<std::size_t>(IntentKind::show)], "show");
}

TEST(PlayIntent, NumbersComeAfterTheName) {
    for (const std::string_view name : intent_names) {
        if (name == "play" || name == "show") continue;
        const auto one = read(std::string(name) + " -1");
        ASSERT_TRUE(one) << name;
        EXPECT_EQ(intent_names[static_cast<std::size_t>(one->kind)], name);
        EXPECT_EQ(one->x, -1);
        EXPECT_EQ(one->y, 0);
        EXPECT_FALSE(one->move);
        const auto two = read(std::string(name) + " 12 -34");
        ASSERT_TRUE(two) << name;
        EXPECT_EQ(two->x, 12);
        EXPECT_EQ(two->y, -34);
    }
    EXPECT_EQ(read("point 1000000 -1000000"),
              (TextIntent{.kind = IntentKind::point, .x = 1'000'000, .y = -1'000'000}));
}

TEST(PlayIntent, AMoveIsTheRestOfTheText) {
    EXPECT_EQ(read("play LR 1 0 1 rW"), (TextIntent{.kind = IntentKind::play, .move = "LR 1 0 1 rW"}));
    EXPECT_EQ(read("show LR 1 0 1 rW"), (TextIntent{.kind = IntentKind::show, .move = "LR 1 0 1 rW"}));
    EXPECT_EQ(why_not("play bad"), "no move at all");
    EXPECT_EQ(why_not("show bad"), "no move at all");
}

TEST(PlayIntent, RejectsUnknownWords) {
    for (const std::string_view word : {"jump", "Step", "steps", "ste", "1"}) {
        const std::string why = why_not(std::string(word) + " 1 0");
        EXPECT_THAT(why, StartsWith("'" + std::string(word) + "' is not an action: expected step, point, "));
        EXPECT_THAT(why, EndsWith(", play or show"));
    }
    EXPECT_THAT(why_not(""), StartsWith("'' is not an action"));
    EXPECT_THAT(why_not(" step"), StartsWith("'' is not an action"));
    EXPECT_THAT(why_not("\x1b[2J"), StartsWith("'\\x1b[2J' is not an action"))
        << "a terminal must not obey it";
}

TEST(PlayIntent, NumbersAreWholeAndNotTooLarge) {
    for (const std::string_view number :
         {"x", "1x", "1.5", "+1", "--1", "-", "0x10", "1000001", "-1000001", "99999999999999999999", " 1"}) {
        EXPECT_EQ(why_not("turn " + std::string(number)),
                  "the numbers after 'turn' must be whole, and at most 1000000, as in 'step 1 0'")
            << number;
        EXPECT_THAT(why_not("point 1 " + std::string(number)), HasSubstr("must be whole")) << number;
    }
}

TEST(PlayIntent, AllowsAtMostTwoNumbers) {
    EXPECT_EQ(why_not("step 1 0 1"), "'step' takes two numbers at most");
    EXPECT_EQ(why_not("confirm 1 0 x"), "'confirm' takes two numbers at most");
}

}  // namespace
}  // namespace bastide::play
