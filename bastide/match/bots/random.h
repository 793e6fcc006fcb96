// Plays a uniformly random legal placement, then uniformly no meeple or one of the free pieces.
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
