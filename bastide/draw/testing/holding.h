// Boards of Caverna for the tests of pictures.
#pragma once

#include <initializer_list>
#include <string_view>

#include "bastide/caverna/score.h"

namespace bastide::draw::testing {

// Returns a sheet with these furnishing tiles.
inline caverna::Holding with(std::initializer_list<std::string_view> tiles) {
    caverna::Holding holding;
    for (const std::string_view name : tiles) ++holding.furnishings[caverna::find_furnishing(name).value()];
    return holding;
}

}  // namespace bastide::draw::testing
