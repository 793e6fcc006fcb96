// The move after which it would be furthest ahead of the best other were the match over; half a point off for
// a meeple that stays on the table. Of moves as good one by chance.
#pragma once

#include "bastide/match/bots/bot.h"

namespace bastide::match {

class GreedyBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override;
};

}  // namespace bastide::match
