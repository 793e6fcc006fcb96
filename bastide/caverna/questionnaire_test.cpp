// Sheets filled in by questions: the questions, valid answers, and going back.
#include "bastide/caverna/questionnaire.h"

#include <gtest/gtest.h>

#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/testing/official.h"

namespace bastide::caverna {
namespace {

using testing::official;

// Keeps the defaults up to a question and returns its text, or "" at the end.
std::string go_to(Questionnaire& questionnaire, std::string_view text) {
    for (auto question = questionnaire.question(); question; question = questionnaire.question()) {
        if (question->text.starts_with(text)) return question->text;
        EXPECT_TRUE(questionnaire.answer("")) << question->text;
    }
    return "";
}

std::string refusal(Questionnaire& questionnaire, std::string_view words) {
    const auto taken = questionnaire.answer(words);
    return taken ? "taken" : taken.error().what();
}

TEST(CavernaQuestionnaire, AsksForPartsThatAlwaysScore) {
    Questionnaire questionnaire(official);
    std::string titles;
    for (auto question = questionnaire.question(); question; question = questionnaire.question()) {
        titles += question->text + '|';
        ASSERT_TRUE(questionnaire.answer(""));
    }
    EXPECT_EQ(titles,
              "Name|Furnishing tiles, separated by commas|Dwarfs|Dogs|Sheep|Donkeys|Wild boars|Cattle|Grain|"
              "Vegetables|Rubies|Gold|Small pastures|Large pastures|Ore mines|Ruby mines|Unused spaces|"
              "Begging markers|That makes -6 points. Another player?|");
    ASSERT_EQ(questionnaire.holdings().size(), 1U);
    EXPECT_EQ(questionnaire.holdings().front(), Holding());
    EXPECT_FALSE(questionnaire.question());
}

TEST(CavernaQuestionnaire, AsksForPartsThatTilesNeed) {
    Questionnaire questionnaire(official);
    go_to(questionnaire, "Furnishing");
    ASSERT_TRUE(questionnaire.answer("stone storage, Weapon storage, beer-parlor, STATE_PARLOR"));
    for (const char* title : {"Strength of each weapon", "Grain on each field", "Stone", "Dwellings next to"})
        EXPECT_NE(go_to(questionnaire, title), "") << title;
}

TEST(CavernaQuestionnaire, TakesEachKindOfAnswer) {
    Questionnaire questionnaire(official);
    ASSERT_TRUE(questionnaire.answer("  Blue "));
    ASSERT_TRUE(questionnaire.answer("2 dwellings, Couple dwelling,, 1 x weapon storage, beer parlor"));
    ASSERT_TRUE(questionnaire.answer("5"));
    ASSERT_TRUE(questionnaire.answer("8, 3"));
    go_to(questionnaire, "Sheep");
    ASSERT_TRUE(questionnaire.answer("4"));
    go_to(questionnaire, "Grain on");
    ASSERT_TRUE(questionnaire.answer("3 1"));
    EXPECT_EQ(go_to(questionnaire, "nothing of the kind"), "");
    Holding due;
    due.name = "Blue";
    due.dwarfs = 5;
    due.weapons = {8, 3};
    due.animals.sheep = 4;
    due.grain_fields = {3, 1};
    due.furnishings[tile::dwelling] = 2;
    due.furnishings[tile::couple_dwelling] = 1;
    due.furnishings[tile::weapon_storage] = 1;
    due.furnishings[tile::beer_parlor] = 1;
    EXPECT_EQ(questionnaire.holdings().front(), due);
}

TEST(CavernaQuestionnaire, RejectsImpossibleAnswers) {
    Questionnaire questionnaire(official);
    go_to(questionnaire, "Furnishing");
    ASSERT_TRUE(questionnaire.answer("dwelling"));
    EXPECT_EQ(questionnaire.question()->range, "2 to 3") << "there is room for one more";
    EXPECT_EQ(questionnaire.question()->standing, "3") << "who takes it";
    Holding crowded;
    crowded.furnishings[tile::dwelling] = 1;
    crowded.dwarfs = 4;
    EXPECT_EQ(refusal(questionnaire, "4"), to_string(problems({&crowded, 1}, official).front().message));
    EXPECT_EQ(refusal(questionnaire, "x"), "'x' is not a whole number from 2 to 3");
    EXPECT_EQ(refusal(questionnaire, "-1"), "'-1' is not a whole number from 2 to 3");
    EXPECT_EQ(refusal(questionnaire, "2"), "taken");
    go_to(questionnaire, "Dogs");
    EXPECT_EQ(questionnaire.question()->range, "");
    EXPECT_EQ(refusal(questionnaire, "1000"), "'1000' is not a whole number from 0 to 999");
    go_to(questionnaire, "Small pastures");
    ASSERT_TRUE(questionnaire.answer("12"));
    EXPECT_EQ(questionnaire.question()->range, "0 to 0");
    go_to(questionnaire, "Ruby mines");
    EXPECT_EQ(questionnaire.question()->range, "0 to 10") << "a tile lies on one of 11 cells";
    go_to(questionnaire, "Unused");
    EXPECT_EQ(questionnaire.question()->range, "0 to 10") << "only in the mountain";
}

TEST(CavernaQuestionnaire, ExplainsBadAnswers) {
    Questionnaire questionnaire(official);
    EXPECT_EQ(refusal(questionnaire, "B\xFFlue"), "a name must be UTF-8");
    go_to(questionnaire, "Furnishing");
    EXPECT_EQ(refusal(questionnaire, "dwelling, castle"),
              "'castle' is not a furnishing tile ('?' lists them)");
    EXPECT_EQ(refusal(questionnaire, "coking cave"),
              "'coking cave' is not a furnishing tile ('?' lists them); did you mean 'Cooking cave'?");
    EXPECT_NE(refusal(questionnaire, "2 trader").find("Trader"), std::string::npos) << "there is only one";
    EXPECT_EQ(refusal(questionnaire, "999 dwelling, 999 dwelling"), "the list is too long");
    EXPECT_EQ(refusal(questionnaire, "9999999999999 dwelling"), "the list is too long");
    ASSERT_TRUE(questionnaire.answer("weapon storage"));
    ASSERT_TRUE(questionnaire.answer(""));
    EXPECT_EQ(refusal(questionnaire, "8 x"),
              "'x' is not a whole number: write them with spaces between, as in '8 3', or 'none'");
    EXPECT_NE(refusal(questionnaire, "8 3 1").find("weapons"), std::string::npos)
        << "two dwarfs hold no three";
    go_to(questionnaire, "That makes");
    EXPECT_EQ(refusal(questionnaire, "maybe"), "'maybe' is neither 'yes' nor 'no'");
}

TEST(CavernaQuestionnaire, AcceptsAnythingByHouseRules) {
    Questionnaire questionnaire(official, true);
    go_to(questionnaire, "Furnishing");
    ASSERT_TRUE(questionnaire.answer("2 trader"));
    EXPECT_EQ(questionnaire.question()->range, "");
    ASSERT_TRUE(questionnaire.answer("9"));
    EXPECT_EQ(questionnaire.holdings().front().dwarfs, 9);
}

TEST(CavernaQuestionnaire, GoesBackAndChanges) {
    Questionnaire questionnaire(official);
    EXPECT_FALSE(questionnaire.back());
    EXPECT_EQ(questionnaire.question()->text, "Name");
    go_to(questionnaire, "Furnishing");
    ASSERT_TRUE(questionnaire.answer("state parlor, 2 dwelling"));
    go_to(questionnaire, "Dwellings next");
    ASSERT_TRUE(questionnaire.answer("3"));
    ASSERT_TRUE(questionnaire.back());
    EXPECT_EQ(questionnaire.question()->standing, "3");
    while (!questionnaire.question()->text.starts_with("Furnishing")) ASSERT_TRUE(questionnaire.back());
    EXPECT_EQ(questionnaire.question()->standing, "2 Dwelling, State parlor");
    ASSERT_TRUE(questionnaire.answer("none"));
    EXPECT_EQ(questionnaire.question()->standing, "2") << "the dwarfs' room went with the dwellings";
    EXPECT_EQ(go_to(questionnaire, "nothing of the kind"), "");
    EXPECT_TRUE(problems(questionnaire.holdings(), official).empty()) << "no parlor, and nothing beside it";
    EXPECT_EQ(questionnaire.holdings().front(), Holding());
}

TEST(CavernaQuestionnaire, AsksForUpToSevenPlayers) {
    Questionnaire questionnaire(official);
    go_to(questionnaire, "Furnishing");
    ASSERT_TRUE(questionnaire.answer("trader"));
    for (std::size_t players = 1; players < max_players; ++players) {
        EXPECT_EQ(questionnaire.holdings().size(), players);
        go_to(questionnaire, "That makes");
        ASSERT_TRUE(questionnaire.answer("yes"));
        EXPECT_EQ(questionnaire.question()->standing, "Player " + std::to_string(players + 1));
    }
    go_to(questionnaire, "Furnishing");
    EXPECT_NE(refusal(questionnaire, "trader").find("Trader"), std::string::npos) << "player 1 has it";
    EXPECT_EQ(go_to(questionnaire, "That makes"), "") << "seven are all";
    EXPECT_EQ(questionnaire.holdings().size(), max_players);
}

TEST(CavernaQuestionnaire, GoesBackToThePreviousPlayer) {
    Questionnaire questionnaire(official);
    go_to(questionnaire, "That makes");
    ASSERT_TRUE(questionnaire.answer("y"));
    ASSERT_TRUE(questionnaire.answer("Second"));
    ASSERT_TRUE(questionnaire.back());
    ASSERT_TRUE(questionnaire.back());
    EXPECT_EQ(questionnaire.question()->standing, "yes");
    EXPECT_EQ(questionnaire.holdings().size(), 1U);
    ASSERT_TRUE(questionnaire.answer(""));
    EXPECT_EQ(questionnaire.question()->standing, "Second") << "kept";
    ASSERT_TRUE(questionnaire.back());
    ASSERT_TRUE(questionnaire.answer("no"));
    EXPECT_EQ(questionnaire.holdings().size(), 1U);
    EXPECT_FALSE(questionnaire.question());
}

TEST(CavernaQuestionnaire, KeepsCurrentValues) {
    const auto sheets =
        read_holdings(R"({"players": [{"name": "Blue", "dwarfs": 3, "furnishings": ["dwelling"],
        "weapons": [4], "supply": {"wood": 3, "food": 1}, "fields": {"grain": [2]}}, {"name": "Red"}]})");
    ASSERT_TRUE(sheets);
    Questionnaire questionnaire(official, false, *sheets);
    EXPECT_EQ(questionnaire.question()->standing, "Blue");
    EXPECT_EQ(go_to(questionnaire, "nothing of the kind"), "");
    EXPECT_EQ(std::vector(questionnaire.holdings().begin(), questionnaire.holdings().end()), *sheets);
}

}  // namespace
}  // namespace bastide::caverna
