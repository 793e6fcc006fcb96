// Any legal placement, each as likely as the others; then no meeple or one of the free pieces, each as
// likely.
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
