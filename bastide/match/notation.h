// Moves as people and records write them.
//
//     LR 1 0 1 rW      TILE X Y ROTATION MEEPLE
//
// X grows to the east and Y to the south of the start tile, and the rotation counts quarter turns clockwise.
// The meeple's word says what it stands on, of the tile as it lies: '-' for none, "m" for the monastery, a
// city or road by one of its sides as in "cE" and "rS", a field by a half of a side it holds as in "fNL": L
// and R are left and right as seen from the tile's centre.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/match/move.h"

namespace bastide::match {

// What a piece of this kind is called by a contact it has on a tile as it lies: "cE", "fNL"; "m".
std::string contact_text(Kind kind, std::size_t contact);

// A piece of a tile that lies in some rotation, by the first of its sides or halves clockwise from the left
// of the north side; "-" for `no_piece`.
std::string piece_text(Type type, int rotation, std::uint8_t piece);

std::string to_text(const Move& move);

// Each reads what the others write, and a piece by any of its sides or halves. Errors have the column. That
// the rules allow a move is not asked.
Result<Type> read_type(std::string_view text);
Result<std::uint8_t> read_piece(Type type, int rotation, std::string_view text);
Result<Move> read_move(std::string_view text);

}  // namespace bastide::match
