// The move after which the evaluation sees it furthest ahead.
#pragma once

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/evaluation.h"

namespace bastide::match {

class OnePlyBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override;

  private:
    Evaluation evaluation_;
};

}  // namespace bastide::match
