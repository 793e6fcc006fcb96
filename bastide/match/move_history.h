// The public history of a game: its first position, moves and set-aside tiles.
#pragma once

#include <span>

#include "bastide/match/game.h"

namespace bastide::match {

struct MoveHistory {
    std::span<const Move> moves = {};
    std::span<const Game::UnplaceableTile>
        unplaceable_tiles;  // tiles that fitted nowhere, in the order in which they were drawn
    // The position in which the game begins, or null for an empty board.
    const PositionState* first = nullptr;
};

// Returns the position in which a game begins, or null for an empty board. It belongs to the deal.
inline const PositionState* first_position(const Deal& deal) {
    return deal.position ? &*deal.position : nullptr;
}

}  // namespace bastide::match
