// Endings are exact: a plain search of all moves and all orders of the tiles finds the same.
#include "bastide/match/bots/ending.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/game.h"

namespace bastide::match {
namespace {

constexpr std::int64_t no_limit = 1'000'000'000'000;

using Aim = Ending::Aim;

std::int64_t plain_worth(const Position& position, Aim aim) {
    const int ahead = lead(final_scores(position), 2, position.to_move());
    if (aim == Aim::lead) return ahead;
    return ahead > 0 ? 1 : ahead < 0 ? -1 : 0;
}

// As `Ending::value`, but draws every tile separately and tries every move, including rotations that look
// alike.
std::int64_t plain_value(const Position& position, Aim aim);

std::int64_t plain_value_in_hand(const Position& position, Aim aim) {
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (const Move& move : position.legal_moves()) {
        Position after = position;
        after.apply(move);
        most = std::max(most, -plain_value(after, aim));
    }
    return most;
}

std::int64_t plain_value(const Position& position, Aim aim) {
    if (position.remaining() == 0) return plain_worth(position, aim);
    std::int64_t sum = 0;
    for (Type type = 0; type < type_count; ++type) {
        for (int copy = 0; copy < position.remaining(type); ++copy) {
            Position drawn = position;
            drawn.draw(type);
            if (drawn.fits_somewhere(type)) {
                sum += plain_value_in_hand(drawn, aim);
            } else {
                drawn.set_aside();
                sum += plain_value(drawn, aim);
            }
        }
    }
    return sum;
}

// Returns a game with this many remaining tiles and one in hand, after random or bot moves.
std::optional<Position> near_end(const Settings& settings, Deck deck, const char* bot, int left) {
    Game game(settings, std::move(deck));
    play::Random random(2);
    const auto player = find_bot(bot)->make(settings, {});
    while (!game.is_over() && game.position().remaining() > left)
        game.apply(player->choose(game.position(), random));
    if (game.is_over() || game.position().remaining() != left) return std::nullopt;
    return game.position();
}

std::optional<Position> near_end(const Settings& settings, const std::string& seed, const char* bot,
                                 int left) {
    return near_end(settings, shuffled_deck(settings, seed), bot, left);
}

std::vector<Settings> settings_of_two() {
    std::vector<Settings> all(4);
    all[1].farm = Farm::second;
    all[1].small_city = SmallCity::two;
    all[2].farm = Farm::first;
    all[2].meeples = 3;
    all[3].fields = false;
    all[3].start = FirstTile::shuffled;
    return all;
}

// Returns how many endings there were.
int compare_with_plain_search(int left, int each, Aim aim) {
    int compared = 0;
    for (const Settings& settings : settings_of_two()) {
        Ending ending(settings, aim);
        for (int i = 0; i < each; ++i) {
            const std::string seed = "ending-" + std::to_string(i);
            const auto position = near_end(settings, seed, i % 2 == 0 ? "random" : "greedy", left);
            if (!position) continue;
            const auto best = ending.best(*position, no_limit);
            EXPECT_TRUE(best.has_value());
            EXPECT_EQ(best->value, plain_value_in_hand(*position, aim)) << seed << ", " << left << " to come";
            Position after = *position;
            after.apply(best->move);
            EXPECT_EQ(-plain_value(after, aim), best->value) << "the move is not worth what is said";
            EXPECT_EQ(ending.value(after, no_limit), -best->value);
            ++compared;
        }
    }
    return compared;
}

TEST(MatchEnding, OfTheLastTileIsExact) {
    EXPECT_GT(compare_with_plain_search(0, 350, Aim::lead), 1200);
}

TEST(MatchEnding, OfTwoTilesIsExact) {
    EXPECT_GT(compare_with_plain_search(1, 60, Aim::lead), 200);
}

TEST(MatchEnding, OfTwoTilesIsExactForWinning) {
    EXPECT_GT(compare_with_plain_search(1, 40, Aim::win), 130);
}

TEST(MatchEnding, OfThreeTilesIsExact) {
    // The plain search takes a second for each match of chance, which leaves many places.
    const Settings settings;
    int compared = 0;
    for (const Aim aim : {Aim::lead, Aim::win}) {
        Ending ending(settings, aim);
        for (int i = 0; i < 3; ++i) {
            const auto position = near_end(settings, "three-" + std::to_string(i), "greedy", 2);
            if (!position) continue;
            // After a move, not all moves before it: the plain search has no time for more.
            Position after = *position;
            after.apply(position->legal_moves().front());
            EXPECT_EQ(ending.value(after, no_limit), plain_value(after, aim));
            ++compared;
        }
    }
    EXPECT_GT(compared, 3);
}

// Few tiles on the board leave the plain search time for many positions.
int compare_on_small_boards(int left, int positions, Aim aim) {
    int compared = 0;
    const std::vector<Settings> settings = settings_of_two();
    for (int i = 0; compared < positions; ++i) {
        const Settings& chosen = settings[static_cast<std::size_t>(i) % settings.size()];
        Deck deck = shuffled_deck(chosen, "small-" + std::to_string(i));
        deck.resize(static_cast<std::size_t>(left + 3 + i % 4));
        const auto position = near_end(chosen, std::move(deck), i % 3 == 0 ? "greedy" : "random", left);
        if (!position) continue;
        Position after = *position;
        play::Random random(static_cast<std::uint64_t>(i));
        after.apply(*position->random_move(random));
        EXPECT_EQ(Ending(chosen, aim).value(after, no_limit), plain_value(after, aim)) << i;
        ++compared;
    }
    return compared;
}

TEST(MatchEnding, OfTwoTilesToDrawIsExactOnSmallBoards) {
    EXPECT_EQ(compare_on_small_boards(2, 150, Aim::lead), 150);
    EXPECT_EQ(compare_on_small_boards(2, 150, Aim::win), 150);
}

TEST(MatchEnding, OfThreeTilesToDrawIsExactOnSmallBoards) {
    EXPECT_EQ(compare_on_small_boards(3, 2, Aim::lead), 2);
    EXPECT_EQ(compare_on_small_boards(3, 2, Aim::win), 2);
}

// A tile that fits nowhere is set aside, and the same player draws the next.
TEST(MatchEnding, SetsAsideUnplaceableTiles) {
    const Settings settings;
    Ending ending(settings);
    const Type four_sided = find_type("Cccc+").value();
    int aside = 0;
    for (int i = 0; i < 200; ++i) {
        Deck deck = shuffled_deck(settings, "aside-" + std::to_string(i));
        std::iter_swap(std::ranges::find(deck, four_sided), deck.end() - 1);
        const auto position = near_end(settings, std::move(deck), "greedy", 1);
        if (!position) continue;
        for (const Move& move : position->legal_moves()) {
            Position after = *position;
            after.apply(move);
            if (after.fits_somewhere(four_sided)) continue;
            ++aside;
            EXPECT_EQ(ending.value(after, no_limit), lead(final_scores(after), 2, after.to_move()));
        }
    }
    EXPECT_GT(aside, 0) << "no tile was without a place";
}

TEST(MatchEnding, StopsAtItsLimit) {
    const Settings settings;
    const auto position = near_end(settings, "spent", "greedy", 3);
    ASSERT_TRUE(position);
    Ending ending(settings);
    EXPECT_FALSE(ending.best(*position, 50));
    EXPECT_LT(ending.placements(), 400) << "it ends soon after";
    const auto best = ending.best(*position, no_limit);
    ASSERT_TRUE(best);
    EXPECT_EQ(ending.best(*position, ending.placements())->value, best->value) << "what it took is enough";
}

TEST(MatchEnding, RequiresTwoPlayersAndTilesThatLeaveTheGame) {
    Settings settings;
    const auto at_end = [&settings] { return *near_end(settings, "known", "random", 2); };
    EXPECT_TRUE(Ending::knows(at_end(), 2));
    EXPECT_FALSE(Ending::knows(at_end(), 1));
    settings.players = 3;
    EXPECT_FALSE(Ending::knows(at_end(), 2));
    settings.players = 2;
    settings.unplaceable = Unplaceable::bottom;
    EXPECT_FALSE(Ending::knows(at_end(), 2));
}

}  // namespace
}  // namespace bastide::match
