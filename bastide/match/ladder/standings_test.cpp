// Standings of a few meetings that can be added up by hand.
#include "bastide/match/ladder/standings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/ladder/format.h"

namespace bastide::match {
namespace {

using ::testing::HasSubstr;

LadderMatch match_of(int one, int other) {
    return {.points = {one, other}, .forfeited_by = {}, .microseconds = {36'000, 72'000}, .moves = {36, 36}};
}

LadderMatch forfeited_by(int side) {
    LadderMatch match = match_of(90, 10);
    match.forfeited_by = side;
    return match;
}

// The first bot beats the second 3 : 1 with a draw. The second beats the third twice, and the third forfeits
// another pair.
std::vector<Pairing> some_meetings() {
    return {{.one = 0,
             .other = 1,
             .pairs = {{.deal = 1, .matches = {match_of(50, 50), match_of(40, 60)}},
                       {.deal = 0, .matches = {match_of(70, 60), match_of(90, 50)}}}},
            {.one = 1,
             .other = 2,
             .pairs = {{.deal = 0, .matches = {match_of(80, 20), match_of(80, 20)}},
                       {.deal = 1, .matches = {forfeited_by(1), forfeited_by(1)}}}}};
}

TEST(MatchLadderStandings, AddUp) {
    const Standings all = standings(3, some_meetings());
    ASSERT_EQ(all.bots.size(), 3U);
    EXPECT_EQ(all.bots[0].bot, 0U);
    EXPECT_EQ(all.bots[1].bot, 1U);
    EXPECT_EQ(all.bots[2].bot, 2U);
    EXPECT_GT(all.bots[0].rating.rating, all.bots[1].rating.rating);
    EXPECT_EQ(all.bots[0].matches, 4);
    EXPECT_DOUBLE_EQ(all.bots[0].share, 2.5 / 4);
    EXPECT_DOUBLE_EQ(all.bots[0].ahead.value_or(0), (10 + 40 + 0 - 20) / 4.0);
    EXPECT_DOUBLE_EQ(all.bots[0].milliseconds, 1);
    EXPECT_EQ(all.bots[1].matches, 8);
    // A forfeited game counts as won, but adds no points.
    EXPECT_DOUBLE_EQ(all.bots[1].share, 5.5 / 8);
    EXPECT_DOUBLE_EQ(all.bots[1].ahead.value_or(0), (-30 + 120) / 6.0);
    EXPECT_EQ(all.bots[2].forfeits, 2);
    EXPECT_EQ(all.bots[1].forfeits, 0);
}

TEST(MatchLadderStandings, ShowAPairingFromBothSides) {
    const Standings all = standings(3, some_meetings());
    const auto one = all.pairing(0, 1);
    const auto other = all.pairing(1, 0);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(std::tuple(one->wins, one->draws, one->losses), std::tuple(2, 1, 1));
    EXPECT_EQ(std::tuple(other->wins, other->draws, other->losses), std::tuple(1, 1, 2));
    EXPECT_DOUBLE_EQ(one->share() + other->share(), 1);
    EXPECT_EQ(one->ahead.mean(), -other->ahead.mean());
    EXPECT_FALSE(all.pairing(0, 2));
}

TEST(MatchLadderStandings, CountPairingsUpToTheDecision) {
    Pairing pairing{.one = 0, .other = 1, .pairs = {}};
    constexpr std::int64_t deals = 200;
    for (std::int64_t deal = deals; deal-- > 0;)
        pairing.pairs.push_back({.deal = deal, .matches = {match_of(80, 20), match_of(80, 20)}});
    const Standings all = standings(2, {pairing}, Hypotheses{});
    EXPECT_EQ(all.pairings[0].comparison, Comparison::first);
    EXPECT_LT(all.pairings[0].matches(), deals);
    EXPECT_EQ(standings(2, {pairing}).pairings[0].matches(), 2 * deals);
    // A deal that is missing hides those after it.
    std::erase_if(pairing.pairs, [](const LadderPair& pair) { return pair.deal == 3; });
    EXPECT_EQ(standings(2, {pairing}, Hypotheses{}).pairings[0].matches(), 6);
}

TEST(MatchLadderStandings, HaveNoPointsIfAllWasForfeited) {
    const std::vector<Pairing> pairings = {
        {.one = 0, .other = 1, .pairs = {{.deal = 0, .matches = {forfeited_by(1), forfeited_by(1)}}}}};
    const Standings all = standings(2, pairings);
    EXPECT_FALSE(all.bots[0].ahead);
    const std::vector<std::string> names = {"a", "b"};
    EXPECT_EQ(ladder_text(all, names).find("+0.0"), std::string::npos);
    const auto json = nlohmann::json::parse(ladder_json(all, names));
    EXPECT_TRUE(json["bots"][0]["ahead"].is_null());
    EXPECT_TRUE(json["meetings"][0]["ahead"].is_null());
}

TEST(MatchLadderStandings, AreWrittenForPeopleAndPrograms) {
    const std::vector<std::string> names = {"master", "greedy", "./slow.py"};
    const Standings all = standings(3, some_meetings());
    const std::string text = ladder_text(all, names);
    EXPECT_THAT(text, HasSubstr("bot        rating"));
    EXPECT_THAT(
        text,
        HasSubstr("\n1  master           62.5\n2  greedy     37.5        100.0\n3  ./slow.py         0.0\n"));
    const auto json = nlohmann::json::parse(ladder_json(all, names));
    EXPECT_EQ(json["bots"][2]["name"], "./slow.py");
    EXPECT_EQ(json["bots"][2]["forfeits"], 2);
    EXPECT_EQ(json["meetings"][0]["wins"], 2);
    EXPECT_EQ(json["meetings"][0]["decided"], "open");
}

TEST(MatchLadderStandings, UnknownRatingsAreNull) {
    const std::vector<std::string> names = {"a", "b"};
    const std::string text = ladder_json(standings(2, {}), names);
    EXPECT_THAT(text, ::testing::EndsWith("}\n"));
    for (const auto& bot : nlohmann::json::parse(text)["bots"]) {
        EXPECT_TRUE(bot["rating"].is_null());
        EXPECT_TRUE(bot["interval"].is_null());
    }
}

// From the tenth on a place has two digits, and names stay one below the other.
TEST(MatchLadderStandings, LineUpTenBots) {
    std::vector<std::string> names(10);
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = "bot" + std::to_string(i);
    const std::string text = ladder_text(standings(10, {}), names);
    EXPECT_THAT(text, HasSubstr("\n 9  bot"));
    EXPECT_THAT(text, HasSubstr("\n10  bot"));
}

}  // namespace
}  // namespace bastide::match
