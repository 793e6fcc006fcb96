// The bots: they obey the rules, use only public information, respect their budget, and their strength
// follows their order.
#include <algorithm>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/play/distribution.h"
#include "bastide/solo/bots/parallel/match_up.h"
#include "bastide/solo/bots/prospect.h"

namespace bastide::solo {
namespace {

constexpr auto go_on = [](std::int64_t) { return true; };

MatchUp match_up(const char* bot, const char* against, std::int64_t games) {
    MatchUp match_up;
    match_up.bot = find_bot(bot);
    match_up.against = against == nullptr ? nullptr : find_bot(against);
    match_up.budget.playouts = 60;
    match_up.seed = "test";
    match_up.games = games;
    return match_up;
}

// Everything that can be agreed, on a small board.
std::vector<Settings> all_settings(int size) {
    std::vector<Settings> all;
    for (const Roads roads : {Roads::plain, Roads::directed}) {
        for (const Dealer& dealer : all_dealers()) {
            for (const ChainBonus bonus : {ChainBonus::per_city, ChainBonus::pairwise})
                all.push_back({size, roads, dealer, bonus});
        }
    }
    return all;
}

TEST(SoloBots, PlayLegalGamesToTheEnd) {
    for (const BotKind& kind : all_bots()) {
        for (const Settings& settings : all_settings(7)) {
            const auto bot = kind.make(settings, Budget{30, {}});
            const SavedGame game = play_game(settings, "legal", *bot);
            const auto record = replay(game);
            ASSERT_TRUE(record) << kind.name << ": " << to_string(record.error());
            EXPECT_TRUE(record->game().is_over());
        }
    }
}

// Two games that look the same to the player, with other tiles to come.
TEST(SoloBots, DoNotSeeTheRemainingTiles) {
    const Settings settings;
    const Game one(settings, "0");
    int met = 0;
    for (int seed = 1; seed < 2000; ++seed) {
        Game other(settings, std::to_string(seed));
        if (other.position() != one.position()) continue;
        Game first = one;
        const Move move = one.legal_moves().front();
        first.apply(move);
        other.apply(move);
        if (first.position() == other.position()) continue;
        ++met;
        for (const BotKind& kind : all_bots()) {
            play::Random random(5);
            play::Random same(5);
            const Game again(settings, std::to_string(seed));
            EXPECT_EQ(kind.make(settings, {})->choose(one.position(), random),
                      kind.make(settings, {})->choose(again.position(), same))
                << kind.name;
        }
    }
    EXPECT_GT(met, 3) << "the test needs such pairs of games";
}

TEST(SoloBots, AreAsStrongAsTheirOrder) {
    for (const Roads roads : {Roads::plain, Roads::directed}) {
        for (const Dealer& dealer : all_dealers()) {
            for (const auto& [stronger, weaker, games] :
                 {std::tuple("greedy", "random", 600), std::tuple("planner", "greedy", 12)}) {
                MatchUp pair = match_up(stronger, weaker, games);
                pair.settings.roads = roads;
                pair.settings.dealer = dealer;
                const play::Interval more = play::confidence(play_match_up(pair, go_on).differences);
                EXPECT_GT(more.low, 0) << stronger << " against " << weaker << ", " << name(dealer);
            }
        }
    }
}

TEST(SoloBots, DoNotDependOnThreads) {
    MatchUp one = match_up("greedy", "random", 200);
    const MatchUpResult expected = play_match_up(one, go_on);
    for (const int threads : {2, 3, 5}) {
        one.threads = threads;
        const MatchUpResult result = play_match_up(one, go_on);
        EXPECT_EQ(result.scores, expected.scores);
        EXPECT_EQ(result.differences, expected.differences);
        EXPECT_EQ(result.best_game, expected.best_game);
        EXPECT_EQ(result.board_full, expected.board_full);
    }
    EXPECT_EQ(expected.scores.count(), 200);
}

TEST(SoloBots, HandOverTheGamesTheyPlayed) {
    MatchUp match = match_up("random", nullptr, 20);
    play::Distribution scores;
    std::map<std::int64_t, std::int64_t> score_of;
    const MatchUpResult result = play_match_up(match, go_on, [&](std::int64_t number, const SavedGame& game) {
        EXPECT_EQ(game.deal.seed, seed_of_game("test", number));
        score_of[number] = replay(game)->game().board().score().total();
        scores.add(score_of[number]);
    });
    EXPECT_EQ(scores, result.scores);
    const auto best = std::ranges::max_element(score_of, {}, [](const auto& each) { return each.second; });
    EXPECT_EQ(result.best_game, best->first) << "the first of the best";
}

TEST(SoloPlanner, ObeysItsTimeLimit) {
    const Settings settings;
    const Game game(settings, "time");
    play::Random random(1);
    const auto bot = find_bot("planner")->make(settings, Budget{1, 1});
    EXPECT_TRUE(game.is_legal(bot->choose(game.position(), random)));
}

TEST(SoloPlanner, StopsWhenCancelled) {
    const Settings settings;
    const Game game(settings, "watched");
    const auto choice = [&](const Budget& budget) {
        play::Random random(1);
        return find_bot("planner")->make(settings, budget)->choose(game.position(), random);
    };
    // It would think for days.
    int calls = 0;
    const Budget endless{.playouts = 1'000'000'000'000, .watch = [&calls] { return ++calls < 3; }};
    EXPECT_TRUE(game.is_legal(choice(endless)));
    EXPECT_EQ(calls, 3);
    EXPECT_EQ(choice({.playouts = 5000, .watch = [] { return true; }}), choice({.playouts = 5000}))
        << "being watched changes nothing";
}

TEST(SoloMatchUp, EndsWithinAGame) {
    MatchUp match;
    match.settings.size = 99;
    match.bot = find_bot("planner");
    match.seed = "long";
    match.budget.playouts = 100'000'000;
    match.games = 4;
    for (const int threads : {1, 2}) {
        match.threads = threads;
        int calls = 0;
        const MatchUpResult result = play_match_up(match, [&calls](std::int64_t done) {
            EXPECT_EQ(done, 0);
            return ++calls < 3;
        });
        EXPECT_EQ(calls, 3);
        EXPECT_EQ(result.scores.count(), 0) << "a game that is not over does not count";
    }
}

TEST(SoloPlanner, PlaysObviousMoves) {
    // With one square left and no discard, the most points at once are the best.
    const Settings settings{3, Roads::plain, Weighted(), ChainBonus::per_city};
    int ends = 0;
    for (int seed = 0; seed < 60; ++seed) {
        Game game(settings, std::to_string(seed));
        play::Random random(1);
        while (!game.is_over() && game.board().squares_left() > 1) {
            const Move greedy = find_bot("greedy")->make(settings, {})->choose(game.position(), random);
            game.apply(game.position().can_discard() ? Move::discard() : greedy);
        }
        if (game.is_over() || game.position().can_discard()) continue;
        ++ends;
        int most = 0;
        for (const Move& move : game.legal_moves()) most = std::max(most, game.position().gain(move));
        const auto planner = find_bot("planner")->make(settings, {});
        EXPECT_EQ(game.position().gain(planner->choose(game.position(), random)), most);
    }
    EXPECT_GT(ends, 5);
}

// By hand: one square left and no discard, so the best tile of the hand is all there is to come.
TEST(SoloProspect, OfTheLastSquareIsTheBestTile) {
    const Prospect prospect{Settings{}};
    EXPECT_EQ(prospect.points(0, {{2, 1, 1}}, 3), 0);
    EXPECT_EQ(prospect.points(1, {{2, 1, 1}}, 3), 8000);
    EXPECT_EQ(prospect.points(1, {{2, 2, 0}}, 1), 3000);
    EXPECT_EQ(prospect.points(1, {{4, 0, 0}}, 2), 1000);
    // Four roads may be thrown away for a hand that has something better, nearly always.
    EXPECT_GT(prospect.points(1, {{4, 0, 0}}, 0), 3000);
    EXPECT_TRUE(prospect.plan(1, {{4, 0, 0}}, 0).discards);
    EXPECT_FALSE(prospect.plan(1, {{3, 0, 1}}, 0).discards);
}

TEST(SoloProspect, GrowsWithSquaresAndNotWithTheWaitForADiscard) {
    const Prospect prospect{Settings{}};
    for (int left = 1; left < 150; ++left) {
        for (int turns = 0; turns <= turns_for_discard; ++turns) {
            EXPECT_GT(prospect.points(left, {{2, 2, 0}}, turns),
                      prospect.points(left - 1, {{2, 2, 0}}, turns));
            if (turns > 0) {
                EXPECT_LE(prospect.points(left, {{2, 2, 0}}, turns),
                          prospect.points(left, {{2, 2, 0}}, turns - 1));
            }
        }
    }
}

}  // namespace
}  // namespace bastide::solo
