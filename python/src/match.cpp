// `bastide.match`: the base game for 1 to 6 players.
#include "python/src/match.h"

#include "python/src/rooms.h"

namespace bastide::python {

void add_match(nb::module_& room) {
    add_match_values(room);
    add_match_game(room);
    add_match_bots(room);
    add_match_engine(room);
    add_match_study(room);
    add_match_adjudication(room);
    add_match_collection(room);
    add_match_odds(room);
    add_match_batch(room);
}

}  // namespace bastide::python
