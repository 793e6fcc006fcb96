#include "bastide/match/forfeit.h"

namespace bastide::match {

Scores points_to_rank(Scores scores, const std::optional<Forfeit>& forfeit) {
    if (forfeit) scores[static_cast<std::size_t>(forfeit->seat)] = -1;
    return scores;
}

std::array<int, max_players> places(const Scores& scores, const std::optional<Forfeit>& forfeit,
                                    int players) {
    return ranks(points_to_rank(scores, forfeit), players);
}

}  // namespace bastide::match
