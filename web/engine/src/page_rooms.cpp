#include <array>

#include "web/engine/src/calls.h"

namespace bastide::engine {

Rooms page_rooms() {
    static const std::array rooms = {caverna_calls(), draw_calls(),   landscape_calls(), match_calls(),
                                     play_calls(),    puzzle_calls(), solo_calls(),      tally_calls()};
    return rooms;
}

}  // namespace bastide::engine
