// The public history of a game: moves and set-aside tiles.
#pragma once

#include <span>

#include "bastide/match/game.h"

namespace bastide::match {

struct Course {
    std::span<const Move> moves;
    std::span<const Game::Aside> asides;  // tiles that fitted nowhere, in the order they were drawn
};

}  // namespace bastide::match
