// Simulates the most promising moves with many random draws of the remaining tiles and plays the best.
//
// A move's first value is its evaluation. A simulation continues the game after the move: the player to move
// plays the best-evaluated move, tiles are drawn at random, and the result is the evaluation at the end. All
// moves are compared on the same draws, so that luck favours none of them. The worse half of the moves is
// dropped repeatedly (sequential halving). The first value counts as a few simulations. The bot generates
// the draws itself, so it uses no hidden information.
//
// Simulations of two turns find the best three moves. If the budget allows it, longer simulations, which are
// noisier but see how fights for fields and cities end, choose among these. The mean of the short ones counts
// as a number of long ones.
//
// The last tiles of a two-player game are searched exactly if that takes no longer than simulations.
#pragma once

#include <optional>
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
    using Candidates = std::vector<Candidate>;

    // A part of the budget, from `begin` to `end` of `whole`, for simulations of some turns, by which the
    // candidates are halved until `remaining` are left.
    struct Phase {
        std::int64_t begin;
        std::int64_t end;
        int turns;
        std::int64_t cost;  // of a simulation
        std::size_t remaining;
    };

    Candidates candidates(const Position& position);
    std::int64_t max_placements() const;
    static std::int64_t worth(const Standing& standing, int player);

    // Sets the first value of each move, its evaluation.
    void look(const Position& position, Candidates& moves);

    // Returns the number of simulations of each remaining move, or nullopt if the watch stops it. The best
    // move comes first.
    std::optional<std::int64_t> halve(const Position& position, const Draws& draws, const Phase& phase,
                                      std::uint64_t& number, Candidates& moves);

    SearchLimits limits_;
    Evaluation evaluation_;
    Simulation simulation_;
    Ending ending_;
    std::int64_t placements_of_endings_;
    std::vector<Position> scratch_;  // the position in which to find candidates; empty before the first move
};

}  // namespace bastide::match
