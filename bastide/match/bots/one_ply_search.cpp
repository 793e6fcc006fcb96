#include "bastide/match/bots/one_ply_search.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace bastide::match {

Move best_move(Position& position, Evaluation& evaluation) {
    Move best;
    int most = std::numeric_limits<int>::min();
    evaluate_moves(position, evaluation, [&](const Move& move, int value) {
        if (value <= most) return;
        most = value;
        best = move;
    });
    return best;
}

std::vector<ScoredMove> best_first(Position& position, Evaluation& evaluation) {
    std::vector<ScoredMove> found;
    evaluate_moves(position, evaluation, [&](const Move& move, int look) { found.push_back({move, look}); });
    std::ranges::sort(found, std::greater{},
                      [](const ScoredMove& each) { return std::pair(each.look, each.move); });
    return found;
}

}  // namespace bastide::match
