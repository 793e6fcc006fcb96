// Any legal move, each as likely as the others.
#pragma once

#include "bastide/solo/bots/bot.h"

namespace bastide::solo {

class RandomBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        return position.legal_move(
            static_cast<int>(random.below(static_cast<std::uint32_t>(position.count_legal()))));
    }
};

}  // namespace bastide::solo
