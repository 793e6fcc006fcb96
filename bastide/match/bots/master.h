// Simulates the most promising moves with many random draws of the remaining tiles and plays the best.
//
// A move's first value is its evaluation. A simulation continues the game after the move for two turns: the
// player to move plays the best-evaluated move, tiles are drawn at random, and the result is the evaluation
// at the end. All moves are compared on the same draws, so that luck favours none of them. The worse half of
// the moves is dropped repeatedly (sequential halving). The first value counts as a few simulations. The bot
// generates the draws itself, so it uses no hidden information.
//
// The last tiles of a two-player game are searched exactly if that takes no longer than simulations.
#pragma once

#include <vector>

#include "bastide/match/bots/ending.h"
#include "bastide/match/bots/evaluation.h"
#include "bastide/match/bots/interface.h"
#include "bastide/match/bots/search_limits.h"
#include "bastide/match/bots/simulation.h"
#include "bastide/match/bots/win_chance.h"

namespace bastide::match {

class Master : public Bot {
  public:
    static constexpr std::int64_t simulations = 2000;

    // Placements tried in endgames per simulation of the budget, so that the endgame takes as long as the
    // simulations would. 0 disables endgame search.
    static constexpr std::int64_t placements_of_simulation = 100;

    Master(const Settings& settings, Budget budget,
           std::int64_t placements_of_endings = placements_of_simulation);

    Move choose(const Position& position, play::Random& random) override;

  private:
    struct Candidate {
        SimulatedMove move;
        std::int64_t worth;  // the sum over all simulations and the first value
    };

    std::vector<Candidate> candidates(const Position& position);
    std::int64_t max_placements() const;
    static std::int64_t worth(const Standing& standing, int player);

    // Sets the first value of each move, its evaluation.
    void look(const Position& position, std::vector<Candidate>& moves);

    SearchLimits limits_;
    Evaluation evaluation_;
    Simulation simulation_;
    Ending ending_;
    std::int64_t placements_of_endings_;
    std::vector<Position> scratch_;  // the position in which to find candidates; empty before the first move
};

}  // namespace bastide::match
