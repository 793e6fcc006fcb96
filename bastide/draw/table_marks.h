// The empty squares that a picture of a game marks, and the bounds of the picture.
#pragma once

#include <cstdint>

#include "bastide/match/position.h"

namespace bastide::draw {

struct TableMarks {
    bool legal = false;  // true to mark the squares where the tile in hand may go
    bool dead = false;   // true to mark the squares that no remaining tile can fill
};

enum class CellMark : std::uint8_t { none, legal, dead };

CellMark mark_of(const match::Position& position, const match::OpenSquare& open, TableMarks marks);

// Squares from the north-western to the south-eastern corner, inclusive.
struct TableBounds {
    int west = 0;
    int north = 0;
    int east = 0;
    int south = 0;

    int columns() const { return east - west + 1; }
    int rows() const { return south - north + 1; }
};

// Returns the bounds of all tiles and marked squares. Takes linear time in their number.
TableBounds table_bounds(const match::Position& position, TableMarks marks);

}  // namespace bastide::draw
