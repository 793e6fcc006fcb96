#include "bastide/match/bots/best_first.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "bastide/match/bots/one_ply_search.h"

namespace bastide::match {

std::vector<Looked> best_first(Position& position, Evaluation& evaluation) {
    std::vector<Looked> found;
    evaluate_moves(position, evaluation, [&](const Move& move, int look) { found.push_back({move, look}); });
    std::ranges::sort(found, std::greater{},
                      [](const Looked& each) { return std::pair(each.look, each.move); });
    return found;
}

}  // namespace bastide::match
