// Many matches: the sums are right, and the same for any number of threads.
#include "bastide/match/bots/parallel/match_up.h"

#include <map>
#include <mutex>

#include <gtest/gtest.h>

namespace bastide::match {
namespace {

constexpr auto go_on = [](std::int64_t) { return true; };

MatchUp match_up(std::vector<const BotKind*> bots, std::int64_t deals) {
    MatchUp match_up;
    match_up.settings.players = static_cast<std::uint8_t>(bots.size());
    match_up.bots = std::move(bots);
    match_up.seed = "sums";
    match_up.deals = deals;
    match_up.rotates = true;
    return match_up;
}

TEST(MatchUps, DoesNotDependOnThreads) {
    MatchUp match = match_up({find_bot("greedy"), find_bot("random"), find_bot("easy")}, 30);
    const MatchUpResult expected = play_match_up(match, go_on);
    EXPECT_EQ(expected.games, 90);
    for (const int threads : {2, 3, 5}) {
        match.threads = threads;
        const MatchUpResult result = play_match_up(match, go_on);
        EXPECT_EQ(result.games, expected.games);
        EXPECT_EQ(result.by_seat, expected.by_seat);
        EXPECT_EQ(result.by_bot, expected.by_bot);
        EXPECT_EQ(result.wins, expected.wins);
        EXPECT_EQ(result.differences, expected.differences);
    }
}

TEST(MatchUps, IsEvenForEquals) {
    // Seats have their chance, not bots, so both matches of a pair are one match.
    const MatchUpResult result = play_match_up(match_up({find_bot("random"), find_bot("random")}, 50), go_on);
    EXPECT_EQ(result.games, 100);
    EXPECT_DOUBLE_EQ(result.rate(0).mean, 0.5);
    EXPECT_EQ(result.difference(0).mean, 0);
    EXPECT_EQ(result.difference(0).standard_error, 0);
    EXPECT_NE(result.by_seat[0], result.by_seat[1]);
}

TEST(MatchUps, PassesOnTheCountedGames) {
    std::mutex mutex;
    MatchUpResult sums;
    std::map<std::pair<std::int64_t, int>, Scores> scores;
    const auto match = match_up({find_bot("random"), find_bot("greedy"), find_bot("random")}, 10);
    const MatchUpResult result = play_match_up(match, go_on, [&](const PlayedMatch& played) {
        const std::lock_guard lock(mutex);
        EXPECT_EQ(played.seed, seed_of_deal("sums", played.deal));
        Game game(match.settings, played.seed);
        for (const Move& move : played.moves) game.apply(move);
        EXPECT_EQ(final_scores(game.position()), played.scores);
        scores[{played.deal, played.round}] = played.scores;
        for (std::size_t seat = 0; seat < 3; ++seat) sums.by_seat[seat].add(played.scores[seat]);
        // Bot 1 moves up a seat from round to round.
        sums.by_bot[1].add(played.scores[static_cast<std::size_t>(1 + played.round) % 3]);
    });
    EXPECT_EQ(scores.size(), 30);
    EXPECT_EQ(result.by_seat, sums.by_seat);
    EXPECT_EQ(result.by_bot[1], sums.by_bot[1]);
    EXPECT_GT(result.rate(1).mean, 0.95) << "greedy against random";
    EXPECT_EQ(result.wins[0] + result.wins[1] + result.wins[2], 30 * MatchUpResult::whole_win);
}

TEST(MatchUps, StopsWhenCancelled) {
    MatchUp match = match_up({find_bot("master"), find_bot("master")}, 4);
    match.budget.simulations = 100'000'000;
    for (const int threads : {1, 2}) {
        match.threads = threads;
        int calls = 0;
        const MatchUpResult result = play_match_up(match, [&calls](std::int64_t) { return ++calls < 3; });
        EXPECT_EQ(calls, 3);
        EXPECT_EQ(result.games, 0) << "a match that is not over does not count";
    }
}

// Wilson's interval as textbooks have it, for 8 of 10 and 0 of 10.
TEST(MatchUps, ComputesWilsonsInterval) {
    MatchUpResult result;
    result.games = 10;
    result.wins = {8 * MatchUpResult::whole_win, 0};
    EXPECT_NEAR(result.rate(0).mean, 0.8, 1e-12);
    EXPECT_NEAR(result.rate(0).low, 0.4902, 1e-4);
    EXPECT_NEAR(result.rate(0).high, 0.9433, 1e-4);
    EXPECT_NEAR(result.rate(1).low, 0, 1e-12);
    EXPECT_NEAR(result.rate(1).high, 0.2775, 1e-4);
}

// By hand: pairs of games that differ by 2 + 4 and by 0 - 2.
TEST(MatchUps, ComputesTheStandardErrorOverDeals) {
    MatchUpResult result;
    result.games_of_deal = 2;
    result.differences[0].add(6);
    result.differences[0].add(-2);
    EXPECT_DOUBLE_EQ(result.difference(0).mean, 1);
    EXPECT_DOUBLE_EQ(result.difference(0).standard_error, 2);
}

}  // namespace
}  // namespace bastide::match
