// Reviews: they add up, luck averages to zero, better play loses less, and the end is exact.
#include "bastide/match/review/review.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/review/fixed_point.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

constexpr Effort no_simulations{.simulations = 0};

Record played(const Settings& settings, const std::string& seed, const std::vector<const char*>& bots) {
    std::vector<std::unique_ptr<Bot>> made;
    std::vector<Bot*> seats;
    for (const char* bot : bots) {
        made.push_back(find_bot(bot)->make(settings, Budget{.simulations = 20}));
        seats.push_back(made.back().get());
    }
    const PlayedMatch match = play_match(settings, seed, seats);
    Record record(Deal{settings, seed, {}});
    for (const Move& move : match.moves) EXPECT_TRUE(record.play(move));
    return record;
}

Review reviewed(const Record& record, const Effort& effort) {
    Review review = review_of(record);
    Judge judge(record.start().settings);
    Record before = record;
    for (std::size_t turn = 0; turn < record.played(); ++turn) {
        before.go_to(turn);
        review.turns.push_back(
            judge.judge(before.game().position(), record.steps()[turn].move, turn, effort));
    }
    return review;
}

TEST(MatchReviewPowers, MatchTheExponential) {
    for (int i = 0; i <= 2500; ++i) {
        const double x = i / 100.0;
        const auto fixed = static_cast<std::int64_t>(x * static_cast<double>(fixed_one));
        EXPECT_NEAR(static_cast<double>(exp_neg(fixed)) / static_cast<double>(fixed_one), std::exp(-x), 1e-7);
    }
}

TEST(MatchWinChances, AddUpAndGrowWithPoints) {
    for (int players = min_players; players <= max_players; ++players) {
        for (const int left : {1, 2, 5, 30, 71}) {
            Standing standing{{}, players, players - 1, left};
            int last = 0;
            for (int points = -40; points <= 40; points += 5) {
                standing.values[0] = points * value_of_a_point;
                const Chances chances = chances_to_win(standing);
                int sum = 0;
                for (const int chance : chances) sum += chance;
                EXPECT_NEAR(sum, certain, players);
                EXPECT_GE(chances[0], last);
                last = chances[0];
            }
            EXPECT_GT(last, certain / 2) << "whoever is 40 points ahead is ahead";
        }
    }
}

TEST(MatchWinChances, AreCertainAtTheEnd) {
    EXPECT_THAT(chances_to_win({{5, 7, 7}, 3, 0, 0}),
                ::testing::ElementsAre(0, certain / 2, certain / 2, 0, 0, 0));
    EXPECT_THAT(chances_to_win({{9, 7}, 2, 1, 0}), ::testing::ElementsAre(certain, 0, 0, 0, 0, 0));
    EXPECT_THAT(chances_to_win({{9}, 1, 0, 30}), ::testing::ElementsAre(certain, 0, 0, 0, 0, 0));
}

// Each player's estimate of the same moment favours that player, so a curve through both would zigzag.
TEST(MatchReview, HasOneWinChancePerMoment) {
    const Record record = played({}, "chances", {"medium", "medium"});
    const Review review = reviewed(record, no_simulations);
    ASSERT_TRUE(review.is_whole());
    EXPECT_EQ(win_chances(review, 0), review.turns.front().chances_before);
    for (std::size_t turns = 1; turns < review.turns.size(); ++turns) {
        const Chances chances = win_chances(review, turns);
        for (std::size_t player = 0; player < 2; ++player) {
            const auto [low, high] = std::minmax(review.turns[turns - 1].made.chances[player],
                                                 review.turns[turns].chances_before[player]);
            EXPECT_LE(low, chances[player]);
            EXPECT_GE(high, chances[player]);
        }
        EXPECT_NEAR(chances[0] + chances[1], certain, 3);
    }
    const TurnReview& exact = review.turns[review.turns.size() - 2];
    EXPECT_TRUE(exact.is_exact);
    EXPECT_EQ(win_chances(review, review.turns.size() - 1), exact.made.chances);
    const int first = review.end[0] > 0 ? certain : review.end[0] == 0 ? certain / 2 : 0;
    EXPECT_EQ(win_chances(review, review.turns.size())[0], first);
}

TEST(MatchReview, AddsUpToTheResultExactly) {
    for (const Settings& settings : testing::some_settings()) {
        for (const Effort& effort : {no_simulations, Effort{.simulations = 30}}) {
            if (effort.simulations > 0 && settings.players != 3) continue;
            const Review review = reviewed(testing::random_match(settings, "adds-up"), effort);
            ASSERT_TRUE(review.is_whole());
            for (int player = 0; player < settings.players; ++player) {
                const Account sums = account(review, player);
                EXPECT_EQ(sums.start + sums.luck - sums.lost + sums.others + sums.unforeseen, sums.end);
                EXPECT_EQ(sums.end, review.end[static_cast<std::size_t>(player)]);
            }
        }
    }
}

// The mean over all tiles that could have been drawn, so it is 0 apart from chance. The tolerance follows
// from the spread of the games.
TEST(MatchReview, LuckAveragesToZero) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    double sum = 0;
    double squares = 0;
    constexpr int matches = 60;
    for (int i = 0; i < matches; ++i) {
        const Review review =
            reviewed(played({}, "luck-" + std::to_string(i), {"medium", "medium"}), no_simulations);
        const double luck = static_cast<double>(account(review, i % 2).luck) / value_of_a_point;
        sum += luck;
        squares += luck * luck;
    }
    const double mean = sum / matches;
    const double error = std::sqrt((squares / matches - mean * mean) / matches);
    EXPECT_LT(std::abs(mean), 3 * error + 0.1);
    EXPECT_GT(error, 0.1) << "there is luck in every match";
}

TEST(MatchReview, FindsBetterPlayersMoreAccurate) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    const Effort effort{.simulations = 30};
    std::vector<int> found;
    for (const char* bot : {"random", "easy", "skilled", "master"})
        found.push_back(*accuracy(reviewed(played({}, "accuracy", {bot, bot}), effort), 0));
    EXPECT_TRUE(std::ranges::is_sorted(found)) << ::testing::PrintToString(found);
    EXPECT_GT(found.back(), 800);
    EXPECT_LT(found.front(), 500);
}

// With the last tile in hand, the best move scores the most points, and losses are exact.
TEST(MatchReview, JudgesTheLastTurnExactly) {
    for (int players = 2; players <= 4; ++players) {
        Settings settings;
        settings.players = static_cast<std::uint8_t>(players);
        for (int i = 0; i < 10; ++i) {
            const Record record = testing::random_match(settings, "last-" + std::to_string(i));
            Record before = record;
            before.undo();
            const Position& position = before.game().position();
            if (position.remaining() > 0) continue;  // tiles without a place came last
            const TurnReview turn = review_turn(record, record.played() - 1, no_simulations);
            EXPECT_TRUE(turn.is_exact);
            const auto lead_after = [&](const Move& move) {
                Position after = position;
                after.apply(move);
                return lead(final_scores(after), players, position.to_move());
            };
            int most = -1000;
            for (const Move& move : position.legal_moves()) most = std::max(most, lead_after(move));
            const int made = lead_after(record.steps().back().move);
            EXPECT_EQ(turn.loss(), std::int64_t{value_of_a_point} * (most - made));
        }
    }
}

// The turns before the end of a short deck are as exact as before the end of the box.
TEST(MatchReview, KnowsTheTilesOfAShortDeck) {
    Deck deck = shuffled_deck({}, "short");
    deck.resize(12);
    Record record(Deal{.deck = deck});
    play::Random random(1);
    while (!record.game().is_over()) ASSERT_TRUE(record.play(*record.game().position().random_move(random)));
    const Review review = reviewed(record, no_simulations);
    EXPECT_TRUE(review.is_over);
    ASSERT_EQ(review.turns.size(), record.played());
    EXPECT_TRUE(review.turns.back().is_exact);
    EXPECT_EQ(review.turns.back().made.leads, review.end);
    Record drawn(deal_of_drawn({}, deck));
    for (const Move& move : record.moves()) ASSERT_TRUE(drawn.play(move));
    EXPECT_FALSE(review_of(drawn).is_over) << "more tiles follow";
}

// With three remaining tiles the result is exact: the best move is the one from the endgame search, without
// error.
TEST(MatchReview, JudgesTheLastTurnsOfTwoPlayersExactly) {
    const Record record = played({}, "exact", {"greedy", "greedy"});
    Record before = record;
    std::size_t exact = 0;
    for (std::size_t turn = record.played() - 4; turn < record.played(); ++turn) {
        before.go_to(turn);
        const Position& position = before.game().position();
        const TurnReview result = review_turn(record, turn, {.simulations = 20});
        ASSERT_TRUE(result.is_exact) << position.remaining();
        ++exact;
        const auto best = Ending(Settings{}).best(position, 10'000'000);
        ASSERT_TRUE(best);
        EXPECT_EQ(result.best.front().leads[result.mover()],
                  best->value * value_of_a_point / Ending::orders(position.remaining()));
        EXPECT_EQ(result.made.error, 0);
        Position after = position;
        after.apply(result.made.move);
        const auto wins = Ending(Settings{}, Ending::Aim::win).value(after, 10'000'000);
        ASSERT_TRUE(wins);
        const std::int64_t orders = Ending::orders(after.remaining());
        const int chance = static_cast<int>((orders + *wins) * certain / (2 * orders));
        EXPECT_EQ(result.made.chances[at(after.to_move())], chance);
        EXPECT_EQ(result.made.chances[result.mover()], certain - chance);
    }
    EXPECT_EQ(exact, 4);
}

TEST(MatchReview, WinChancesBeforeADrawAddUp) {
    for (int players = min_players; players <= max_players; ++players) {
        Settings settings;
        settings.players = static_cast<std::uint8_t>(players);
        for (const TurnReview& turn :
             reviewed(testing::random_match(settings, "before"), no_simulations).turns) {
            int sum = 0;
            for (const int chance : turn.chances_before) sum += chance;
            EXPECT_NEAR(sum, certain, players) << "turn " << turn.turn + 1;
        }
    }
}

TEST(MatchReview, IsStateless) {
    const Record record = testing::random_match({}, "same");
    const Effort effort{.simulations = 40};
    const Review review = reviewed(record, effort);
    for (const std::size_t turn : {50U, 3U, 20U})
        EXPECT_EQ(review_turn(record, turn, effort), review.turns[turn]);
}

TEST(MatchReview, FindsTurningPoints) {
    const Review review = reviewed(testing::random_match({}, "turned"), no_simulations);
    const std::vector<TurningPoint> points = turning_points(review);
    ASSERT_EQ(points.size(), 5);
    int least = certain;
    for (const TurningPoint& point : points) {
        const TurnReview& turn = review.turns[point.turn];
        EXPECT_EQ(point.change, point.is_luck ? turn.chance_luck() : -turn.chance_loss());
        EXPECT_TRUE(point.is_luck || turn.is_loss_certain());
        least = std::min(least, std::abs(point.change));
    }
    EXPECT_GE(least, min_turning_change);
    const auto greater = std::ranges::count_if(review.turns, [least](const TurnReview& turn) {
        return turn.is_loss_certain() && turn.chance_loss() > least;
    });
    EXPECT_LE(greater, 5);
}

TEST(MatchReview, HasNoTurningPointsInAQuietGame) {
    TurnReview turn;
    turn.made.chances = {5000, 5000};
    turn.chances_before = {5000, 5000};
    turn.best = {MoveReview{.move = {}, .leads = {value_of_a_point}, .error = 0, .chances = {5000, 5000}}};
    Review review;
    review.turns = {turn};
    const auto with = [&](int before, int made, std::int64_t error) {
        review.turns.front().chances_before[0] = before;
        review.turns.front().made.chances[0] = made;
        review.turns.front().made.error = error;
        return turning_points(review);
    };
    EXPECT_TRUE(with(4501, 4501, 0).empty());
    EXPECT_EQ(with(4500, 4501, 0), (std::vector<TurningPoint>{{0, true, 500}}));
    EXPECT_EQ(with(4501, 4500, 0), (std::vector<TurningPoint>{{0, false, -500}}));
    EXPECT_TRUE(with(4501, 4500, value_of_a_point).empty()) << "it may be noise";
}

TEST(MatchReview, ExpectsTheEndOfAnUnfinishedGame) {
    Record record = played({}, "unfinished", {"medium", "medium"});
    record.go_to(20);
    const Review review = reviewed(record, no_simulations);
    EXPECT_FALSE(review.is_over);
    for (int player = 0; player < 2; ++player) {
        const Account sums = account(review, player);
        EXPECT_EQ(sums.end, review.turns.back().made.leads[at(player)]);
        EXPECT_EQ(sums.start + sums.luck - sums.lost + sums.others + sums.unforeseen, sums.end);
    }
}

TEST(MatchReview, IsEmptyWithoutTurns) {
    const Review review = review_of(Record(Deal{}));
    EXPECT_TRUE(review.is_whole());
    EXPECT_EQ(account(review, 0).end, 0);
    EXPECT_EQ(accuracy(review, 0), std::nullopt);
    EXPECT_TRUE(turning_points(review).empty());
}

// A blunder by its loss, unless the loss is uncertain or the win probability hardly moves.
TEST(MatchMoveQuality, NeedsALossThatIsCertain) {
    constexpr std::int64_t point = value_of_a_point;
    TurnReview turn;
    turn.made.chances = {5000, 5000};
    turn.made.error = 3 * point;
    turn.best = {
        MoveReview{.move = {}, .leads = {6 * point, -6 * point}, .error = 0, .chances = {6000, 4000}}};
    EXPECT_EQ(turn.quality(), Quality::blunder);
    turn.made.error = 3 * point + 1;
    EXPECT_EQ(turn.quality(), Quality::good);
    turn.made.error = 0;
    turn.best.front().chances = {5099, 4901};
    EXPECT_EQ(turn.quality(), Quality::good);
    turn.best.front().leads = {point / 8, -point / 8};
    EXPECT_EQ(turn.quality(), Quality::best);
}

TEST(MatchMoveQuality, NamesTheReasonOfItsLeniency) {
    constexpr std::int64_t point = value_of_a_point;
    TurnReview turn;
    turn.made.chances = {5000, 5000};
    turn.best = {
        MoveReview{.move = {}, .leads = {6 * point, -6 * point}, .error = 0, .chances = {6000, 4000}}};
    EXPECT_EQ(turn.leniency(), Leniency::none) << "a blunder";
    turn.made.error = 3 * point + 1;
    EXPECT_EQ(turn.leniency(), Leniency::uncertain) << "6 points are less than two errors";
    turn.best.front().chances = {5099, 4901};
    EXPECT_EQ(turn.leniency(), Leniency::uncertain) << "also if the chance hardly moves";
    turn.made.error = 3 * point;
    EXPECT_EQ(turn.leniency(), Leniency::decided) << "99 of 10,000";
    turn.players = 1;
    EXPECT_EQ(turn.leniency(), Leniency::none) << "no game without opponents is decided";
    turn.players = 2;
    turn.best.front().chances = {5100, 4900};
    EXPECT_EQ(turn.leniency(), Leniency::none);
    // A loss below a point is good anyway.
    turn.best.front() = {.move = {}, .leads = {point - 1, 1 - point}, .error = 0, .chances = {5000, 5000}};
    EXPECT_EQ(turn.quality(), Quality::good);
    EXPECT_EQ(turn.leniency(), Leniency::none);
    EXPECT_EQ(name(Leniency::decided), "decided");
}

TEST(MatchReview, ExpectsTheLeadAfterAMove) {
    const Record record = testing::random_match({}, "expected");
    for (const std::size_t turn : {0U, 40U}) {
        const TurnReview review = review_turn(record, turn, {.simulations = 20});
        Record before = record;
        before.go_to(turn);
        EXPECT_EQ(
            expected_lead(before.game().position(), record.line()[turn].move, turn, {.simulations = 20}),
            review.made.leads[review.mover()]);
    }
}

TEST(MatchMoveQuality, HasTheDocumentedLimits) {
    constexpr std::int64_t point = value_of_a_point;
    EXPECT_EQ(quality_of(0), Quality::best);
    EXPECT_EQ(quality_of(point / 4 - 1), Quality::best);
    EXPECT_EQ(quality_of(point / 4), Quality::good);
    EXPECT_EQ(quality_of(point), Quality::inaccuracy);
    EXPECT_EQ(quality_of(5 * point / 2), Quality::mistake);
    EXPECT_EQ(quality_of(5 * point), Quality::blunder);
    EXPECT_EQ(name(Quality::inaccuracy), "inaccuracy");
}

}  // namespace
}  // namespace bastide::match
