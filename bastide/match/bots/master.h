// Weighs the moves that look best against many draws of the tiles to come, and takes the one that turns out
// best.
//
// How moves look is what the evaluation says after them. A simulation plays one on for two turns, by the
// evaluation for whoever is on turn, with tiles drawn by chance from those that are left; what it is worth is
// the evaluation in the end. All moves meet the same draws, so that they differ by their worth and not by
// luck, and again and again the worse half is dropped (sequential halving). The draws are the bot's own: it
// knows no more than a player.
#pragma once

#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/evaluation.h"

namespace bastide::match {

class Master : public Bot {
  public:
    Master(const Settings& settings, Budget budget);

    Move choose(const Position& position, play::Random& random) override;

  private:
    struct Candidate {
        Move move;
        int look = 0;            // how far ahead the player seems before it is played on
        std::int64_t worth = 0;  // how far ahead it was in the end, the sum of all simulations
    };

    // The chance of a simulation, the same for all candidates.
    struct Draws {
        Type first;
        play::Random others;
    };

    std::vector<Candidate> candidates();
    std::int64_t simulate(const Position& start, const Move& move, const Draws& draws);
    bool is_wanted();

    Budget budget_;
    Evaluation evaluation_;
    std::int64_t unwatched_ = 0;     // simulations since the watch was asked, of whatever moves
    std::vector<Position> scratch_;  // the position that simulations are played on, if there is one yet
};

}  // namespace bastide::match
