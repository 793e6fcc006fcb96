// A position as one line of text.
//
//     players 2; tiles RCr 0 0 0, LR 1 0 1 rW 0, RFr -1 0 0; scores 0 4; turn 0; hand L; left C 1, RRR 4
//
// Parts are separated by ';', items by ',' and words by spaces. The parts can be in any order.
//
//     players   the number, 1 to 6, then settings that differ from the default, such as "farm 2" or
//               "unplaceable bottom"
//     box       the tiles of the game, if they are not those of the base game (box_text.h)
//     tiles     TILE X Y ROTATION, then MEEPLE PLAYER if there is a meeple, as in notation.h. The first
//               tile is on 0 0, and each of the others is next to an earlier one
//     scores    the points of each player, 0 if omitted
//     turn      the player to move, counted from 0. If omitted, the players took turns
//     hand      the tile in hand, if any
//     left      TILE COUNT for each type of tile that remains, or "-" for none. If omitted, the rest of
//               the box
//
// Supplies follow from the settings and the meeples on the board.
#pragma once

#include <string>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/match/position.h"
#include "bastide/match/position_state.h"

namespace bastide::match {

// Omits settings, a hand and remaining tiles that have their default. Reading it gives the same state.
std::string to_text(const Position& position);

// As above. The settings and the types of tiles must be valid.
std::string to_text(const PositionState& state);

// Reads a text. Errors give the column. Takes quadratic time in tiles.
[[nodiscard]] Result<Position> read_position(std::string_view text);

}  // namespace bastide::match
