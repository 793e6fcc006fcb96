// Flat Monte Carlo: every move is followed by random moves to the end, all moves as often, and the one with
// the best mean lead is made. The plainest of the searches that were published for this game, and a yardstick
// for others: Heyden, Implementing a computer player for Carcassonne (Maastricht University, 2009), has it as
// Monte-Carlo search.
#pragma once

#include <vector>

#include "bastide/match/bots/search_limits.h"
#include "bastide/match/final_scoring.h"

namespace bastide::match {

// Returns the final scores after random play: random draws, and moves by `Position::random_move`. A tile in
// hand is played first.
Scores rollout(Position& position, play::Random& random);

class RolloutsBot : public Bot {
  public:
    // All moves together.
    static constexpr std::int64_t simulations = 800;

    RolloutsBot(const Settings& /*settings*/, Budget budget) : limits_(std::move(budget), simulations) {}

    Move choose(const Position& position, play::Random& random) override;

  private:
    SearchLimits limits_;
};

}  // namespace bastide::match
