// The bots: they obey the rules, use only public information, respect their budget, and their strength
// follows their order.
#include <algorithm>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/match/bots/parallel/match_up.h"

namespace bastide::match {
namespace {

constexpr auto go_on = [](std::int64_t) { return true; };

MatchUp match_up(const char* bot, const char* against, std::int64_t deals) {
    MatchUp match_up;
    match_up.bots = {find_bot(bot), find_bot(against)};
    match_up.budget.simulations = 30;
    match_up.seed = "test";
    match_up.deals = deals;
    match_up.rotates = true;
    return match_up;
}

std::vector<Settings> all_settings() {
    std::vector<Settings> all(6);
    all[1].players = 6;
    all[1].meeples = 2;
    all[2].small_city = SmallCity::two;
    all[2].farm = Farm::second;
    all[3].farm = Farm::first;
    all[3].unplaceable = Unplaceable::bottom;
    all[3].players = 3;
    all[4].fields = false;
    all[4].start = FirstTile::shuffled;
    all[5].meeples = max_meeples;
    return all;
}

TEST(MatchBots, PlayLegalMatchesToTheEnd) {
    for (const BotKind& kind : all_bots()) {
        if (kind.name == "hard") continue;  // it is the master with more simulations than a test has time for
        for (const Settings& settings : all_settings()) {
            const auto bot = kind.make(settings, Budget{.simulations = 1});
            const std::vector<Bot*> seats(settings.players, bot.get());
            const PlayedMatch match = play_match(settings, "legal", seats);
            Game game(settings, match.seed);
            for (const Move& move : match.moves) {
                ASSERT_TRUE(game.is_legal(move)) << kind.name;
                game.apply(move);
            }
            EXPECT_TRUE(game.is_over());
            EXPECT_EQ(game.unplaceable_tiles(), match.unplaceable_tiles);
            EXPECT_EQ(final_scores(game.position()), match.scores);
        }
    }
}

// Two matches that look the same to the players, with other tiles to come.
TEST(MatchBots, DoNotSeeTheRemainingTiles) {
    const Settings settings;
    const Deck deck = shuffled_deck(settings, "known");
    Deck other = deck;
    std::reverse(other.begin() + 20, other.end());
    Game one(settings, deck);
    Game two(settings, other);
    play::Random moves(3);
    for (int turn = 0; turn < 19; ++turn) {
        ASSERT_EQ(one.position(), two.position());
        for (const BotKind& kind : all_bots()) {
            play::Random random(5);
            play::Random same(5);
            EXPECT_EQ(kind.make(settings, {.simulations = 15})->choose(one.position(), random),
                      kind.make(settings, {.simulations = 15})->choose(two.position(), same))
                << kind.name;
        }
        const Move move = one.position().random_move(moves).value();
        one.apply(move);
        two.apply(move);
    }
}

TEST(MatchBots, AreStateless) {
    const Settings settings;
    for (const BotKind& kind : all_bots()) {
        Game game(settings, "forget");
        play::Random moves(3);
        const auto old = kind.make(settings, {.simulations = 15});
        for (int turn = 0; turn < 8; ++turn) {
            play::Random random(5);
            play::Random same(5);
            EXPECT_EQ(old->choose(game.position(), random),
                      kind.make(settings, {.simulations = 15})->choose(game.position(), same))
                << kind.name;
            game.apply(game.position().random_move(moves).value());
        }
    }
}

TEST(MatchBots, AreAsStrongAsTheirOrder) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    for (const auto& [stronger, weaker, deals] :
         {std::tuple("easy", "random", 20), std::tuple("plain", "random", 20),
          std::tuple("greedy", "plain", 20), std::tuple("casual", "easy", 20),
          std::tuple("medium", "casual", 20), std::tuple("skilled", "medium", 20),
          std::tuple("hard", "skilled", 3), std::tuple("master", "greedy", 2)}) {
        const MatchUpResult result = play_match_up(match_up(stronger, weaker, deals), go_on);
        EXPECT_GT(result.difference(0).mean, 5) << stronger << " against " << weaker;
        EXPECT_GT(result.rate(0).mean, 0.7) << stronger << " against " << weaker;
    }
}

TEST(MatchBots, AreStrongAmongFourToo) {
    MatchUp match = match_up("skilled", "easy", 10);
    match.settings.players = 4;
    match.bots.resize(4, find_bot("easy"));
    EXPECT_GT(play_match_up(match, go_on).rate(0).mean, 0.7) << "a quarter is due";
}

TEST(MatchBots, PracticeAloneForAsManyPointsAsPossible) {
    const Settings alone{.players = 1};
    const auto points_of = [&](const char* name) {
        const auto bot = find_bot(name)->make(alone, Budget{.simulations = 4});
        const std::vector<Bot*> seats = {bot.get()};
        int points = 0;
        for (const char* const seed : {"a", "b", "c"}) points += play_match(alone, seed, seats).scores[0];
        return points;
    };
    const int random = points_of("random");
    for (const char* const name : {"greedy", "plain", "master"})
        EXPECT_GT(points_of(name), 2 * random) << name;
}

TEST(MatchGreedy, PlaysTheMoveThatScoresMost) {
    // Completing the start tile's city with a knight on it scores 4. No other move scores as much.
    Position position{Settings{}};
    position.draw(*find_type("C"));
    play::Random random(1);
    for (const char* bot : {"plain", "greedy"}) {
        const Move move = find_bot(bot)->make({}, {})->choose(position, random);
        EXPECT_EQ(move, (Move{*find_type("C"), {{0, -1}, 2}, 0})) << bot;
    }
}

// A road of two tiles scores more than half a point, but less than the value of the only meeple while tiles
// remain.
TEST(MatchGreedy, KeepsItsLastMeepleUntilTheEnd) {
    Settings settings;
    settings.meeples = 1;
    const Type road = *find_type("RFr");
    Position begun(settings);
    Position last = begun;
    for (Type type = 0; type < type_count; ++type) {
        while (last.remaining(type) > (type == road ? 1 : 0)) {
            last.draw(type);
            last.set_aside();
        }
    }
    begun.draw(road);
    last.draw(road);
    play::Random random(1);
    const auto claims = [&](const char* bot, const Position& position) {
        return find_bot(bot)->make(settings, {})->choose(position, random).piece != no_piece;
    };
    EXPECT_TRUE(claims("plain", begun));
    EXPECT_FALSE(claims("greedy", begun));
    EXPECT_TRUE(claims("greedy", last));
}

TEST(MatchMaster, SeesTheEndExactly) {
    // With the last tile in hand, most points are the best.
    for (int seed = 0; seed < 10; ++seed) {
        Game game(Settings{}, "end-" + std::to_string(seed));
        play::Random random(1);
        while (game.position().remaining() > 0) game.apply(game.position().random_move(random).value());
        if (game.is_over()) continue;
        const int player = game.position().to_move();
        const auto lead_after = [&](const Move& move) {
            Position after = game.position();
            after.apply(move);
            const Scores scores = final_scores(after);
            return scores[static_cast<std::size_t>(player)] - scores[static_cast<std::size_t>(1 - player)];
        };
        int most = -1000;
        for (const Move& move : game.legal_moves()) most = std::max(most, lead_after(move));
        EXPECT_EQ(lead_after(find_bot("master")->make({}, {})->choose(game.position(), random)), most);
    }
}

TEST(MatchMaster, ObeysItsTimeLimit) {
    const Game game(Settings{}, "time");
    play::Random random(1);
    const auto bot = find_bot("master")->make({}, {.time_ms = 1});
    EXPECT_TRUE(game.is_legal(bot->choose(game.position(), random)));
}

TEST(MatchMaster, StopsWhenCancelled) {
    const Game game(Settings{}, "watched");
    const auto choice = [&](const Budget& budget) {
        play::Random random(1);
        return find_bot("master")->make({}, budget)->choose(game.position(), random);
    };
    // It would think for days.
    int calls = 0;
    const Budget endless{.simulations = 1'000'000'000'000, .watch = [&calls] { return ++calls < 3; }};
    EXPECT_TRUE(game.is_legal(choice(endless)));
    EXPECT_EQ(calls, 3);
    EXPECT_EQ(choice({.simulations = 500, .watch = [] { return true; }}), choice({.simulations = 500}))
        << "being watched changes nothing";
}

}  // namespace
}  // namespace bastide::match
