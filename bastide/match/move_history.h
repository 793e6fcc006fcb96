// The public history of a game: moves and set-aside tiles.
#pragma once

#include <span>

#include "bastide/match/game.h"

namespace bastide::match {

struct MoveHistory {
    std::span<const Move> moves = {};
    std::span<const Game::UnplaceableTile>
        unplaceable_tiles;  // tiles that fitted nowhere, in the order in which they were drawn
};

}  // namespace bastide::match
