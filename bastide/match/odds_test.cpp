// Odds: published values, and a count of every order of small decks.
#include "bastide/match/odds.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace bastide::match {
namespace {

constexpr double exact = 1e-12;

// Calls `visit` with every order of these tiles, of which equal ones are counted once.
template <class Visit>
int for_each_order(std::string tiles, const Visit& visit) {
    std::ranges::sort(tiles);
    int orders = 0;
    do {
        ++orders;
        visit(tiles);
    } while (std::ranges::next_permutation(tiles).found);
    return orders;
}

TEST(MatchOdds, TheFirstMonasteryOfTheBox) {
    // The first of two players draws it with 0.5219, as published.
    const auto chances = chances_to_be_first(draws_of(Position(Settings{})), 6);
    EXPECT_NEAR(chances[0], 0.5219036477137, 1e-12);
    EXPECT_NEAR(chances[0] + chances[1], 1, exact);
}

TEST(MatchOdds, DrawsOfEachPlayer) {
    EXPECT_EQ(draws_of_player({71, 2, 0}, 0), 36);
    EXPECT_EQ(draws_of_player({71, 2, 0}, 1), 35);
    EXPECT_EQ(draws_of_player({4, 3, 2}, 2), 2);
    EXPECT_EQ(draws_of_player({4, 3, 2}, 0), 1);
    EXPECT_EQ(draws_of_player({1, 6, 5}, 4), 0);
}

TEST(MatchOdds, AnyOfSomeTiles) {
    EXPECT_EQ(chance_of_any({10, 2, 0}, 0, 10), 0);
    EXPECT_EQ(chance_of_any({10, 2, 0}, 1, 10), 1);
    EXPECT_NEAR(chance_of_any({10, 2, 0}, 1, 3), 0.3, exact);
    EXPECT_NEAR(chance_of_any({10, 2, 0}, 2, 3), 1 - 7.0 / 10 * 6 / 9, exact);
}

TEST(MatchOdds, EveryOrderOfASmallDeck) {
    for (const int players : {2, 3}) {
        for (int next = 0; next < players; ++next) {
            const DrawOrder draws{7, players, next};
            std::array<double, max_players> first{};
            RaceChances won;
            // Tiles a and c help player 0, b and c player 1.
            const int orders = for_each_order("aabcxxx", [&](const std::string& order) {
                const auto is_a = [](char tile) { return tile == 'a'; };
                const auto at = std::ranges::find_if(order, is_a) - order.begin();
                ++first[static_cast<std::size_t>((next + at) % players)];
                for (int draw = 0; draw < 7; ++draw) {
                    const char tile = order[static_cast<std::size_t>(draw)];
                    const int player = (next + draw) % players;
                    if (player == 0 && (tile == 'a' || tile == 'c')) return void(++won.first);
                    if (player == 1 && (tile == 'b' || tile == 'c')) return void(++won.second);
                }
                ++won.neither;
            });
            const auto chances = chances_to_be_first(draws, 2);
            for (std::size_t player = 0; player < max_players; ++player)
                EXPECT_NEAR(chances[player], first[player] / orders, exact);
            const RaceChances race = match::race(draws, {2, 1, 1}, 0, 1);
            EXPECT_NEAR(race.first, won.first / orders, exact);
            EXPECT_NEAR(race.second, won.second / orders, exact);
            EXPECT_NEAR(race.neither, won.neither / orders, exact);
        }
    }
}

TEST(MatchOdds, TheHolderOfATileDoesNotDrawNext) {
    Position position(Settings{.players = 3});
    EXPECT_EQ(draws_of(position).next, 0);
    position.draw(0);
    EXPECT_EQ(draws_of(position).next, 1);
    EXPECT_EQ(draws_of(position).remaining, 70);
}

TEST(MatchOdds, TheHolderOfATileThatFitsNowhereDrawsAgain) {
    Position position({}, *find_type("L"));
    position.draw(*find_type("Cccc+"));
    EXPECT_EQ(draws_of(position).next, 0);
}

TEST(MatchOdds, ARaceOfTheWholeBoxAddsUp) {
    const RaceChances chances = race({71, 2, 0}, {20, 20, 20}, 0, 1);
    EXPECT_NEAR(chances.first + chances.second + chances.neither, 1, exact);
    EXPECT_GT(chances.first, chances.second);
}

TEST(MatchOdds, OfAPosition) {
    const Position position(Settings{});
    const Odds all = odds_of_all(position);
    EXPECT_EQ(all.draws.remaining, 71);
    ASSERT_EQ(all.tiles.size(), type_count);
    double next = 0;
    for (const TileOdds& odds : all.tiles) next += odds.next;
    EXPECT_NEAR(next, 1, exact);
    const auto fitting = types_for(position, 1, 0);
    ASSERT_TRUE(fitting);
    EXPECT_FALSE(types_for(position, 0, 0));
    EXPECT_FALSE(types_for(position, 300, 0));
    WantedTypes first;
    first.insert(0);
    const Odds odds = odds_of(position, first, *fitting);
    ASSERT_EQ(odds.tiles.size(), 2);
    EXPECT_EQ(odds.tiles[0].left, position.remaining(0));
    ASSERT_EQ(odds.races.size(), 2);
    EXPECT_EQ(odds.races[1].player, 1);
    EXPECT_TRUE(odds_of(position, first).races.empty());
}

}  // namespace
}  // namespace bastide::match
