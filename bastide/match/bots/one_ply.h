// Plays the move with the largest evaluated lead.
#pragma once

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/bots/interface.h"

namespace bastide::match {

class OnePlyBot : public Bot {
  public:
    // Overlooks each move except the first with probability `overlooked` / 64.
    OnePlyBot(const Settings& settings, std::uint32_t overlooked)
        : evaluation_(settings), overlooked_(overlooked) {}

    Move choose(const Position& position, play::Random& random) override;

  private:
    Evaluation evaluation_;
    std::uint32_t overlooked_;
};

}  // namespace bastide::match
