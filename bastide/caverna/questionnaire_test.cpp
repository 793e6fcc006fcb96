// Sheets filled in by questions: the questions, valid answers, and going back.
#include "bastide/caverna/questionnaire.h"

#include <gtest/gtest.h>

#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"

namespace bastide::caverna {
namespace {

const Profile& official = profile(Rules::official);

// Keeps the defaults up to a question and returns its text, or "" at the end.
std::string go_to(Questionnaire& asking, std::string_view text) {
    for (auto question = asking.question(); question; question = asking.question()) {
        if (question->text.starts_with(text)) return question->text;
        EXPECT_TRUE(asking.answer("")) << question->text;
    }
    return "";
}

std::string refusal(Questionnaire& asking, std::string_view words) {
    const auto taken = asking.answer(words);
    return taken ? "taken" : taken.error().what();
}

TEST(CavernaQuestionnaire, AsksForPartsThatAlwaysScore) {
    Questionnaire asking(official);
    std::string titles;
    for (auto question = asking.question(); question; question = asking.question()) {
        titles += question->text + '|';
        ASSERT_TRUE(asking.answer(""));
    }
    EXPECT_EQ(titles,
              "Name|Furnishing tiles, separated by commas|Dwarfs|Dogs|Sheep|Donkeys|Wild boars|Cattle|Grain|"
              "Vegetables|Rubies|Gold|Small pastures|Large pastures|Ore mines|Ruby mines|Unused spaces|"
              "Begging markers|That makes -6 points. Another player?|");
    ASSERT_EQ(asking.holdings().size(), 1U);
    EXPECT_EQ(asking.holdings().front(), Holding());
    EXPECT_FALSE(asking.question());
}

TEST(CavernaQuestionnaire, AsksForPartsThatTilesNeed) {
    Questionnaire asking(official);
    go_to(asking, "Furnishing");
    ASSERT_TRUE(asking.answer("stone storage, Weapon storage, beer-parlor, STATE_PARLOR"));
    for (const char* title : {"Strength of each weapon", "Grain on each field", "Stone", "Dwellings next to"})
        EXPECT_NE(go_to(asking, title), "") << title;
}

TEST(CavernaQuestionnaire, TakesEachKindOfAnswer) {
    Questionnaire asking(official);
    ASSERT_TRUE(asking.answer("  Blue "));
    ASSERT_TRUE(asking.answer("2 dwellings, Couple dwelling,, 1 x weapon storage, beer parlor"));
    ASSERT_TRUE(asking.answer("5"));
    ASSERT_TRUE(asking.answer("8, 3"));
    go_to(asking, "Sheep");
    ASSERT_TRUE(asking.answer("4"));
    go_to(asking, "Grain on");
    ASSERT_TRUE(asking.answer("3 1"));
    EXPECT_EQ(go_to(asking, "nothing of the kind"), "");
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
    EXPECT_EQ(asking.holdings().front(), due);
}

TEST(CavernaQuestionnaire, RejectsImpossibleAnswers) {
    Questionnaire asking(official);
    go_to(asking, "Furnishing");
    ASSERT_TRUE(asking.answer("dwelling"));
    EXPECT_EQ(asking.question()->range, "2 to 3") << "there is room for one more";
    EXPECT_EQ(asking.question()->standing, "3") << "who takes it";
    Holding crowded;
    crowded.furnishings[tile::dwelling] = 1;
    crowded.dwarfs = 4;
    EXPECT_EQ(refusal(asking, "4"), to_string(problems({&crowded, 1}, official).front().message));
    EXPECT_EQ(refusal(asking, "x"), "'x' is not a whole number from 2 to 3");
    EXPECT_EQ(refusal(asking, "-1"), "'-1' is not a whole number from 2 to 3");
    EXPECT_EQ(refusal(asking, "2"), "taken");
    go_to(asking, "Dogs");
    EXPECT_EQ(asking.question()->range, "");
    EXPECT_EQ(refusal(asking, "1000"), "'1000' is not a whole number from 0 to 999");
    go_to(asking, "Small pastures");
    ASSERT_TRUE(asking.answer("12"));
    EXPECT_EQ(asking.question()->range, "0 to 0");
    go_to(asking, "Ruby mines");
    EXPECT_EQ(asking.question()->range, "0 to 10") << "a tile lies on one of 11 cells";
    go_to(asking, "Unused");
    EXPECT_EQ(asking.question()->range, "0 to 10") << "only in the mountain";
}

TEST(CavernaQuestionnaire, ExplainsBadAnswers) {
    Questionnaire asking(official);
    EXPECT_EQ(refusal(asking, "B\xFFlue"), "a name must be UTF-8");
    go_to(asking, "Furnishing");
    EXPECT_EQ(refusal(asking, "dwelling, castle"), "'castle' is not a furnishing tile ('?' lists them)");
    EXPECT_EQ(refusal(asking, "coking cave"),
              "'coking cave' is not a furnishing tile ('?' lists them); did you mean 'Cooking cave'?");
    EXPECT_NE(refusal(asking, "2 trader").find("Trader"), std::string::npos) << "there is only one";
    EXPECT_EQ(refusal(asking, "999 dwelling, 999 dwelling"), "the list is too long");
    EXPECT_EQ(refusal(asking, "9999999999999 dwelling"), "the list is too long");
    ASSERT_TRUE(asking.answer("weapon storage"));
    ASSERT_TRUE(asking.answer(""));
    EXPECT_EQ(refusal(asking, "8 x"),
              "'x' is not a whole number: write them with spaces between, as in '8 3', or 'none'");
    EXPECT_NE(refusal(asking, "8 3 1").find("weapons"), std::string::npos) << "two dwarfs hold no three";
    go_to(asking, "That makes");
    EXPECT_EQ(refusal(asking, "maybe"), "'maybe' is neither 'yes' nor 'no'");
}

TEST(CavernaQuestionnaire, AcceptsAnythingByHouseRules) {
    Questionnaire asking(official, true);
    go_to(asking, "Furnishing");
    ASSERT_TRUE(asking.answer("2 trader"));
    EXPECT_EQ(asking.question()->range, "");
    ASSERT_TRUE(asking.answer("9"));
    EXPECT_EQ(asking.holdings().front().dwarfs, 9);
}

TEST(CavernaQuestionnaire, GoesBackAndChanges) {
    Questionnaire asking(official);
    EXPECT_FALSE(asking.back());
    EXPECT_EQ(asking.question()->text, "Name");
    go_to(asking, "Furnishing");
    ASSERT_TRUE(asking.answer("state parlor, 2 dwelling"));
    go_to(asking, "Dwellings next");
    ASSERT_TRUE(asking.answer("3"));
    ASSERT_TRUE(asking.back());
    EXPECT_EQ(asking.question()->standing, "3");
    while (!asking.question()->text.starts_with("Furnishing")) ASSERT_TRUE(asking.back());
    EXPECT_EQ(asking.question()->standing, "2 Dwelling, State parlor");
    ASSERT_TRUE(asking.answer("none"));
    EXPECT_EQ(asking.question()->standing, "2") << "the dwarfs' room went with the dwellings";
    EXPECT_EQ(go_to(asking, "nothing of the kind"), "");
    EXPECT_TRUE(problems(asking.holdings(), official).empty()) << "no parlor, and nothing beside it";
    EXPECT_EQ(asking.holdings().front(), Holding());
}

TEST(CavernaQuestionnaire, AsksForUpToSevenPlayers) {
    Questionnaire asking(official);
    go_to(asking, "Furnishing");
    ASSERT_TRUE(asking.answer("trader"));
    for (std::size_t players = 1; players < max_players; ++players) {
        EXPECT_EQ(asking.holdings().size(), players);
        go_to(asking, "That makes");
        ASSERT_TRUE(asking.answer("yes"));
        EXPECT_EQ(asking.question()->standing, "Player " + std::to_string(players + 1));
    }
    go_to(asking, "Furnishing");
    EXPECT_NE(refusal(asking, "trader").find("Trader"), std::string::npos) << "player 1 has it";
    EXPECT_EQ(go_to(asking, "That makes"), "") << "seven are all";
    EXPECT_EQ(asking.holdings().size(), max_players);
}

TEST(CavernaQuestionnaire, GoesBackToThePreviousPlayer) {
    Questionnaire asking(official);
    go_to(asking, "That makes");
    ASSERT_TRUE(asking.answer("y"));
    ASSERT_TRUE(asking.answer("Second"));
    ASSERT_TRUE(asking.back());
    ASSERT_TRUE(asking.back());
    EXPECT_EQ(asking.question()->standing, "yes");
    EXPECT_EQ(asking.holdings().size(), 1U);
    ASSERT_TRUE(asking.answer(""));
    EXPECT_EQ(asking.question()->standing, "Second") << "kept";
    ASSERT_TRUE(asking.back());
    ASSERT_TRUE(asking.answer("no"));
    EXPECT_EQ(asking.holdings().size(), 1U);
    EXPECT_FALSE(asking.question());
}

TEST(CavernaQuestionnaire, KeepsCurrentValues) {
    const auto sheets =
        read_holdings(R"({"players": [{"name": "Blue", "dwarfs": 3, "furnishings": ["dwelling"],
        "weapons": [4], "supply": {"wood": 3, "food": 1}, "fields": {"grain": [2]}}, {"name": "Red"}]})");
    ASSERT_TRUE(sheets);
    Questionnaire asking(official, false, *sheets);
    EXPECT_EQ(asking.question()->standing, "Blue");
    EXPECT_EQ(go_to(asking, "nothing of the kind"), "");
    EXPECT_EQ(std::vector(asking.holdings().begin(), asking.holdings().end()), *sheets);
}

}  // namespace
}  // namespace bastide::caverna
