// The marks on squares of the table. `corner` is the north-western corner of the square.
#pragma once

#include <string>

#include "bastide/draw/numbers.h"
#include "bastide/draw/shape.h"
#include "bastide/draw/svg_path.h"

namespace bastide::draw {

// A light frame with dark edges, visible on tiles and on the table.
inline std::string last_tile_mark(Point corner) {
    const std::string frame = 'M' + svg_pair(corner.x, corner.y) + "m2.6,2.6h94.8v94.8h-94.8z";
    return svg_path("b-last-edge", frame) + svg_path("b-last", frame) + '\n';
}

inline std::string legal_mark(Point corner) {
    return svg_path("b-legal", 'M' + svg_pair(corner.x, corner.y) + "m7,7h86v86h-86z") + '\n';
}

inline std::string dead_mark(Point corner) {
    return svg_path("b-dead", 'M' + svg_pair(corner.x, corner.y) + "m34,34l32,32m0,-32l-32,32") + '\n';
}

}  // namespace bastide::draw
