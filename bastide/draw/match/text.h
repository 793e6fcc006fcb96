// The picture of a match for a terminal.
#pragma once

#include <string>

#include "bastide/draw/landscape/text.h"
#include "bastide/draw/table_marks.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// Lines that end in a newline. A square is 3 lines of 7 characters, columns and rows are numbered by x and y
// along the top and the left, and the numbers of the last tile laid are in brackets. Features look as in
// `landscape_text`, those that are complete as such; a pennant is + or ◆, and a meeple the number of its
// player, counted from 1, on its piece; where a field is too narrow for it, on the wall beside. A square
// where the tile in hand may go has its four corners, and one that nothing can fill x or × in the middle.
// Linear in the squares between the outermost.
std::string match_text(const match::Position& position, TextStyle style, TableMarks marks = {});

// One tile, in 3 lines.
std::string match_tile_text(match::Type type, int rotation, TextStyle style);

}  // namespace bastide::draw
