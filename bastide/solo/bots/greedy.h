// The move that scores most at once, one of them by chance if several do. Throws the hand away only if
// nothing can be placed.
#pragma once

#include "bastide/solo/bots/interface.h"

namespace bastide::solo {

class GreedyBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override;
};

}  // namespace bastide::solo
