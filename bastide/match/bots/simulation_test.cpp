// Simulations: caching changes nothing.
#include "bastide/match/bots/simulation.h"

#include <gtest/gtest.h>

#include "bastide/match/game.h"

namespace bastide::match {
namespace {

TEST(MatchSimulation, CacheDoesNotChangeResults) {
    for (const int left : {2, 5, 40}) {
        Game game(Settings{}, "memory-" + std::to_string(left));
        play::Random random(1);
        while (game.position().remaining() > left) game.apply(game.position().random_move(random).value());
        const Position& position = game.position();
        const Draws draws(position, random);
        Evaluation evaluation{Settings{}};
        Simulation remembering;
        Simulation fresh;
        for (const Move& move : {position.legal_moves().front(), position.legal_moves().back()}) {
            SimulatedMove stats(move);
            for (std::uint64_t number = 0; number < 150; ++number) {
                const int turns = number % 5 == 4 ? Simulation::long_turns : Simulation::short_turns;
                EXPECT_EQ(remembering.play(evaluation, position, stats, draws, number, turns),
                          fresh.play(evaluation, position, move, draws, number, turns));
                EXPECT_EQ(remembering.left(), fresh.left());
                EXPECT_EQ(remembering.to_move(), fresh.to_move());
            }
        }
    }
}

}  // namespace
}  // namespace bastide::match
