// The example at the head of bastide/match.h, to the letter (tools/check-examples).
#include <gtest/gtest.h>

#include "bastide/match.h"

using namespace bastide;

// Returns the final scores of a match that a bot plays against itself.
match::Scores scores_of(std::string_view bot, std::string_view seed) {
    const match::Settings settings;
    match::Game game(settings, seed);
    const auto player = match::find_bot(bot)->make(settings, {});
    play::Random chance(play::seed_number(bot));
    while (!game.is_over()) game.apply(player->choose(game.position(), chance));
    return final_scores(game.position());
}

namespace {

TEST(MatchUmbrella, ItsExamplePlaysAMatch) {
    const match::Scores greedy = scores_of("greedy", "monday");
    const match::Scores random = scores_of("random", "monday");
    EXPECT_GT(greedy[0] + greedy[1], random[0] + random[1]);
    EXPECT_GT(std::min(random[0], random[1]), 0);
    EXPECT_EQ(greedy[2], 0) << "two play, if nothing else is said";
}

}  // namespace
