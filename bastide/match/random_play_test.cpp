// The results of the random policy over many games, compared with published means of 50,000. The games are
// the same every time, so the test is deterministic.
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/match/final_scoring.h"
#include "bastide/match/game.h"

namespace bastide::match {
namespace {

struct Statistics {
    std::vector<double> first;  // final points
    std::vector<double> second;
    double places = 0;  // merged, a turn
    double moves = 0;
    double with_asides = 0;  // the share of matches in which a tile was set aside
};

Statistics play(const Settings& settings, int matches) {
    Statistics seen;
    play::Random random(5);
    std::int64_t turns = 0;
    for (int i = 0; i < matches; ++i) {
        Game game(settings, "random-" + std::to_string(i));
        while (!game.is_over()) {
            const Position& position = game.position();
            ++turns;
            seen.places += position.count_places(position.tile(), Symmetric::collapsed);
            seen.moves += static_cast<double>(position.count_moves(Symmetric::collapsed));
            game.apply(position.random_move(random).value());
        }
        const Scores scores = final_scores(game.position());
        seen.first.push_back(scores[0]);
        seen.second.push_back(scores[1]);
        seen.with_asides += game.unplaceable_tiles().empty() ? 0 : 1;
    }
    seen.places /= static_cast<double>(turns);
    seen.moves /= static_cast<double>(turns);
    seen.with_asides /= matches;
    return seen;
}

// Checks that a mean is within three standard errors of the difference of two means. The published mean has a
// standard error of 0.02.
void expect_mean(const std::vector<double>& values, double published) {
    double sum = 0;
    for (const double value : values) sum += value;
    const double mean = sum / static_cast<double>(values.size());
    double squares = 0;
    for (const double value : values) squares += (value - mean) * (value - mean);
    const double variance = squares / static_cast<double>(values.size() - 1);
    const double error = std::sqrt(variance / static_cast<double>(values.size()) + 0.02 * 0.02);
    EXPECT_NEAR(mean, published, 3 * error);
}

constexpr int matches = 8'000;

TEST(MatchRandomPlay, ScoresAsPublished) {
    const Statistics seen = play({}, matches);
    expect_mean(seen.first, 19.57);
    expect_mean(seen.second, 19.30);
    EXPECT_NEAR(seen.places, 27.24, 0.2);
    EXPECT_NEAR(seen.moves, 40.4, 0.4);
    // 1.8% of 8,000 games, with a standard deviation of 12.
    EXPECT_NEAR(seen.with_asides, 0.018, 0.0045);
}

TEST(MatchRandomPlay, ScoresAsPublishedWithSmallCitiesAtTwo) {
    Settings settings;
    settings.small_city = SmallCity::two;
    const Statistics seen = play(settings, matches);
    expect_mean(seen.first, 19.04);
    expect_mean(seen.second, 18.83);
}

TEST(MatchRandomPlay, ScoresAsPublishedWithoutFields) {
    Settings settings;
    settings.fields = false;
    const Statistics seen = play(settings, matches);
    expect_mean(seen.first, 28.24);
    expect_mean(seen.second, 27.64);
}

}  // namespace
}  // namespace bastide::match
