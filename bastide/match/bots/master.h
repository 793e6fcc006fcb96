// Weighs the moves that look best against many draws of the tiles to come, and takes the one that turns out
// best.
//
// How moves look is what the evaluation says after them. A simulation plays one on for two turns, by the
// evaluation for whoever is on turn, with tiles drawn by chance from those that are left; what it is worth is
// the evaluation in the end. All moves meet the same draws, so that they differ by their worth and not by
// luck, and again and again the worse half is dropped (sequential halving). How moves looked counts as a few
// simulations. The draws are the bot's own: it knows no more than a player.
//
// The last tiles of a match of two are searched to the end instead, as far as that takes no longer.
#pragma once

#include <vector>

#include "bastide/match/bots/ending.h"
#include "bastide/match/bots/evaluation.h"
#include "bastide/match/bots/interface.h"
#include "bastide/match/bots/simulation.h"
#include "bastide/match/bots/spending.h"
#include "bastide/match/bots/win_chance.h"

namespace bastide::match {

class Master : public Bot {
  public:
    static constexpr std::int64_t simulations = 2000;

    // As long as the whole of its simulations may take, as many placements are tried in endings: so many for
    // each simulation. With none it has no endings.
    static constexpr std::int64_t placements_of_simulation = 100;

    Master(const Settings& settings, Budget budget,
           std::int64_t placements_of_endings = placements_of_simulation);

    Move choose(const Position& position, play::Random& random) override;

  private:
    struct Candidate {
        Weighed move;
        std::int64_t worth;  // the sum over all simulations, and what it looked worth at first
    };

    std::vector<Candidate> candidates(const Position& position);
    std::int64_t most_placements() const;
    static std::int64_t worth(const Standing& standing, int player);

    // Gives each what it looks worth right after it.
    void look(const Position& position, std::vector<Candidate>& moves);

    Spending spending_;
    Evaluation evaluation_;
    Simulation simulation_;
    Ending ending_;
    std::int64_t placements_of_endings_;
    std::vector<Position> scratch_;  // the position that candidates are looked for in, if there is one yet
};

}  // namespace bastide::match
