// The move after which it would be furthest ahead of the best other were the match over; half a point off for
// a meeple that stays on the table. Of moves as good one by chance. The yardstick of the docs' figures.
#pragma once

#include "bastide/match/bots/interface.h"

namespace bastide::match {

class PlainBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        return choose(position, random, 0);
    }

  protected:
    // May overlook each move but the first, with the chance of so many sixteenths.
    static Move choose(const Position& position, play::Random& random, std::uint32_t overlooked);
};

// For beginners: it overlooks most of what it could do.
class EasyBot : public PlainBot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        return PlainBot::choose(position, random, 12);
    }
};

}  // namespace bastide::match
