// The picture of a match for a terminal.
#pragma once

#include <string>

#include "bastide/draw/landscape/text.h"
#include "bastide/draw/table_marks.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// Returns a picture as lines that end in a newline. A square is 3 lines of 7 characters. Columns and rows
// have x and y along the top and left, with the coordinates of the last tile in brackets. Features look as in
// `landscape_text`. A pennant is + or ◆, and a meeple is its player's number, counted from 1, on its piece
// or, if a field is too narrow, on the wall next to it. Legal squares of the tile in hand have four corners,
// and squares that nothing can fill an x or × in the middle. Linear in the squares of the bounding rectangle.
std::string match_text(const match::Position& position, TextStyle style, TableMarks marks = {});

// Draws one tile in 3 lines.
std::string match_tile_text(match::Type type, int rotation, TextStyle style);

}  // namespace bastide::draw
