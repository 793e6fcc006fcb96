#include <array>

#include "web/engine/src/calls.h"

namespace bastide::engine {

Rooms arrange_rooms() {
    static const std::array rooms = {arrange_calls()};
    return rooms;
}

}  // namespace bastide::engine
