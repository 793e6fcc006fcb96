// Plays for the largest lead if the game ended after the move. Before the endgame the bot adds a value for
// meeples in supply, highest for the first few, and for the prospects of meeples on the board: a knight's
// city may be completed, and a farmer never returns. Ties are broken at random.
#pragma once

#include "bastide/match/bots/interface.h"

namespace bastide::match {

class GreedyBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override;
};

}  // namespace bastide::match
