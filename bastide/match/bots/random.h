// Plays a uniformly random legal placement, then places a meeple on one of the free pieces or none, each with
// equal probability.
#pragma once

#include "bastide/match/bots/interface.h"

namespace bastide::match {

class RandomBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        return position.random_move(random).value_or(Move{});
    }
};

}  // namespace bastide::match
