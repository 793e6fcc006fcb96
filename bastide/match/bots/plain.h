// Plays for the largest lead if the game ended after the move, minus half a point for a meeple that stays on
// the board. Ties are broken at random. The figures in the documentation compare other bots with this one.
#pragma once

#include "bastide/match/bots/interface.h"

namespace bastide::match {

class PlainBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        return choose(position, random, 0);
    }

  protected:
    // Overlooks each move except the first with a probability of `overlooked` sixteenths.
    static Move choose(const Position& position, play::Random& random, std::uint32_t overlooked);
};

// A bot for beginners. It overlooks most of its moves.
class EasyBot : public PlainBot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        return PlainBot::choose(position, random, 12);
    }
};

}  // namespace bastide::match
