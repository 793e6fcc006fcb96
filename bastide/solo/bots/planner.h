// The move that turns out best when the game is played to its end many times.
#pragma once

#include "bastide/solo/bots/bot.h"

namespace bastide::solo {

class Planner : public Bot {
  public:
    Planner(const Settings& settings, const Budget& budget) : settings_(settings), budget_(budget) {}

    Move choose(const Position& position, play::Random& random) override;

  private:
    Settings settings_;
    Budget budget_;
};

}  // namespace bastide::solo
