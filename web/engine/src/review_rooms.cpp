#include <array>

#include "web/engine/src/calls.h"

namespace bastide::engine {

Rooms review_rooms() {
    static const std::array rooms = {match_review_calls(), match_problem_calls(), match_online_calls()};
    return rooms;
}

}  // namespace bastide::engine
