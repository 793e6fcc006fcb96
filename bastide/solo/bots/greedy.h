// Plays the move that scores most at once. Ties are broken at random. Discards the hand only if no tile can
// be placed.
#pragma once

#include "bastide/solo/bots/interface.h"

namespace bastide::solo {

class GreedyBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override;
};

}  // namespace bastide::solo
