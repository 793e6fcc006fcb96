#include "bastide/solo/bots/planner.h"

#include "bastide/solo/bots/greedy.h"

namespace bastide::solo {

Move Planner::choose(const Position& position, play::Random& random) {
    return GreedyBot().choose(position, random);
}

}  // namespace bastide::solo
