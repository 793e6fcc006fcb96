// Plays a uniformly random legal move.
#pragma once

#include "bastide/solo/bots/interface.h"

namespace bastide::solo {

class RandomBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        return position.random_move(random);
    }
};

}  // namespace bastide::solo
