#include "bastide/match/forfeit.h"

#include "bastide/base/require.h"

namespace bastide::match {

Scores points_to_rank(Scores scores, const std::optional<Forfeit>& forfeit) {
    if (!forfeit) return scores;
    require(forfeit->seat >= 0 && forfeit->seat < max_players, "there is a seat with this number",
            forfeit->seat);
    scores[static_cast<std::size_t>(forfeit->seat)] = -1;
    return scores;
}

std::array<int, max_players> places(const Scores& scores, const std::optional<Forfeit>& forfeit,
                                    int players) {
    return ranks(points_to_rank(scores, forfeit), players);
}

}  // namespace bastide::match
