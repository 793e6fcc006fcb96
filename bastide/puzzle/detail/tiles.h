// The contract of the functions that take a puzzle.
#pragma once

#include "bastide/base/require.h"
#include "bastide/puzzle/puzzle.h"

namespace bastide::puzzle::detail {

// Ends the program if a tile is the empty square.
inline void require_tiles(const Puzzle& puzzle,
                          const bastide::detail::Where& where = bastide::detail::Where::current()) {
    for (std::size_t tile = 0; tile < puzzle.tiles.size(); ++tile)
        require(!puzzle.tiles[tile].empty(), "no tile of the puzzle is empty", tile, where);
}

}  // namespace bastide::puzzle::detail
