// The example at the head of bastide/solo.h, to the letter (tools/check-examples).
#include <gtest/gtest.h>

#include "bastide/solo.h"

using namespace bastide;

// Returns the points of a game that a bot plays to its end.
int points_of(std::string_view bot, std::string_view seed) {
    const solo::Settings settings;
    solo::Game game(settings, seed);
    const auto player = solo::find_bot(bot)->make(settings, {});
    play::Random chance(play::seed_number(bot));
    while (!game.is_over()) game.apply(player->choose(game.position(), chance));
    return game.board().score().total();
}

namespace {

TEST(SoloUmbrella, ItsExamplePlaysAGame) {
    int greedy = 0;
    int random = 0;
    for (const std::string_view seed : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}) {
        greedy += points_of("greedy", seed);
        random += points_of("random", seed);
    }
    EXPECT_GT(greedy, random);
    EXPECT_EQ(points_of("random", "1"), points_of("random", "1"));
}

}  // namespace
