// Tile types by their names.
#pragma once

#include <string_view>

#include "bastide/match/tile.h"

namespace bastide::match::testing {

inline Type type(std::string_view name) {
    return find_type(name).value();
}

}  // namespace bastide::match::testing
