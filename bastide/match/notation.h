// Moves as text.
//
//     LR 1 0 1 rW      TILE X Y ROTATION MEEPLE
//
// X increases to the east and Y to the south of the start tile. ROTATION counts quarter turns clockwise.
// MEEPLE names a feature of the rotated tile: "-" for none, "m" for the monastery, a city or road by one of
// its sides, such as "cE" or "rS", and a field by half a side, such as "fNL". L and R are left and right as
// seen from the centre of the tile.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/match/move.h"

namespace bastide::match {

// Returns the name that a piece has by one of its contacts on the rotated tile: "cE", "fNL", or "m".
std::string contact_text(Kind kind, std::size_t contact);

// Names a piece of a rotated tile by its first side or half side, clockwise from the left of the north side,
// or "-" for `no_piece`.
std::string piece_text(Type type, int rotation, std::uint8_t piece);

// The type, rotation and piece must exist, as in a move that was legal.
std::string to_text(const Move& move);

// These functions read the texts described above. A piece can be given by any of its sides or half sides.
// Errors give the column. Legality is not checked.
[[nodiscard]] Result<Type> read_type(std::string_view text);
[[nodiscard]] Result<std::uint8_t> read_piece(Type type, int rotation, std::string_view text);
[[nodiscard]] Result<Move> read_move(std::string_view text);

}  // namespace bastide::match
