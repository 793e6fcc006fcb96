// The move after which it would be furthest ahead of the best other were the match over, if that is all that
// counts: near the end. Before, meeples in supply count, too, the first few most, and what they may come to
// where they stand: a knight's city may be completed, a farmer never returns. Of moves as good one by chance.
#pragma once

#include "bastide/match/bots/interface.h"

namespace bastide::match {

class GreedyBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override;
};

}  // namespace bastide::match
