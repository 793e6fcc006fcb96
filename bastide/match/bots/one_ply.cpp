#include "bastide/match/bots/one_ply.h"

#include "bastide/match/bots/judge.h"

namespace bastide::match {

Move OnePlyBot::choose(const Position& position, play::Random&) {
    Position scratch = position;
    return best_move(scratch, evaluation_);
}

}  // namespace bastide::match
