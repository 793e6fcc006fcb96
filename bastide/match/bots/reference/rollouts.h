// Flat Monte Carlo: plays random games from every move, equally many for each, and plays the move with the
// best mean lead. This is the simplest published search for this game, and a benchmark for other searches.
// Heyden, Implementing a computer player for Carcassonne (Maastricht University, 2009), calls it Monte-Carlo
// search.
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
    // The number of simulations for all moves together.
    static constexpr std::int64_t simulations = 800;

    RolloutsBot(const Settings& /*settings*/, Budget budget) : limits_(std::move(budget), simulations) {}

    Move choose(const Position& position, play::Random& random) override;

  private:
    SearchLimits limits_;
};

}  // namespace bastide::match
