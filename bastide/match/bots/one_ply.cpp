#include "bastide/match/bots/one_ply.h"

#include <limits>

#include "bastide/match/bots/one_ply_search.h"

namespace bastide::match {

Move OnePlyBot::choose(const Position& position, play::Random& random) {
    require_choice(position);
    Position scratch = position;
    Move best;
    int most = std::numeric_limits<int>::min();
    evaluate_moves(scratch, evaluation_, [&](const Move& move, int value) {
        const bool is_first = most == std::numeric_limits<int>::min();
        if (overlooked_ != 0 && !is_first && random.below(64) < overlooked_) return;
        if (value <= most) return;
        most = value;
        best = move;
    });
    return best;
}

}  // namespace bastide::match
