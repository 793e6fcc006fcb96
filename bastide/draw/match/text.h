// The picture of a match for a terminal.
#pragma once

#include <string>

#include "bastide/draw/landscape/text.h"
#include "bastide/draw/table_marks.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// Returns a picture as lines that end in a newline. A square is 3 lines of 7 characters. The x and y
// coordinates are shown along the top and left, with the coordinates of the tile placed last in brackets.
// Features look as in `landscape_text`. A pennant is + or ◆. A meeple is its player's number, counted from 1,
// on the piece or, if the piece is a field too narrow for a digit, on the wall next to it. Legal squares for
// the tile in hand have four corners, and squares that no tile can fill have an x or × in the middle. Takes
// linear time in the squares of the bounding rectangle.
std::string match_text(const match::Position& position, TextStyle style, TableMarks marks = {});

// Returns one tile as 3 lines.
std::string match_tile_text(match::Type type, int rotation, TextStyle style);

}  // namespace bastide::draw
