#include "bastide/match/forfeit.h"

namespace bastide::match {

void require_seat(const std::optional<Forfeit>& forfeit, int players, const bastide::detail::Where& where) {
    if (!forfeit) return;
    require(forfeit->seat >= 0 && forfeit->seat < players, "there is a seat with this number", forfeit->seat,
            where);
}

Scores points_to_rank(Scores scores, const std::optional<Forfeit>& forfeit) {
    require_seat(forfeit, max_players);
    if (!forfeit) return scores;
    scores[static_cast<std::size_t>(forfeit->seat)] = -1;
    return scores;
}

std::array<int, max_players> places(const Scores& scores, const std::optional<Forfeit>& forfeit,
                                    int players) {
    require_seat(forfeit, players);
    return ranks(points_to_rank(scores, forfeit), players);
}

}  // namespace bastide::match
