// Open cells that no remaining tile can fill.
#pragma once

#include "bastide/match/position.h"

namespace bastide::match {

// True if neither the tile in hand nor any remaining tile fits an open cell. Takes linear time in the types.
inline bool is_dead(const Position& position, const OpenSquare& open) {
    for (Type type = 0; type < type_count; ++type) {
        const bool is_to_come = position.remaining(type) > 0 || position.tile() == type;
        if (is_to_come && fits[type][open.demand] != 0) return false;
    }
    return true;
}

}  // namespace bastide::match
