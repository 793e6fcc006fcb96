// Tiles of the match as characters with their colours: in 3 rows of 7, or in the two of a table seen whole.
// What a character stands for is told by its shape, colours only add to it.
#pragma once

#include <array>
#include <string_view>

#include "bastide/draw/tile_cells.h"
#include "bastide/match/position.h"
#include "tui/screen.h"

namespace bastide::tui {

struct Glyph {
    std::string_view text = " ";
    Role role = Role::plain;
    std::uint8_t piece = match::no_piece;  // of the tile, that it shows
};

using TileGlyphs = std::array<std::array<Glyph, cell_columns>, cell_rows>;

// A set of a tile's pieces: bit i is piece i.
using Pieces = std::uint8_t;

// A tile, with the pieces of complete features as such.
TileGlyphs glyphs_of(match::Turned tile, Pieces complete, bool unicode);

// Where a meeple on a piece stands. No two pieces of a tile have the same place.
Cell meeple_place(match::Turned tile, std::size_t piece);

// The tile's first character in small: a monastery, else its roads, else its city.
Glyph small_glyph(match::Turned tile, bool unicode);

// A player's mark: the number that others know the player by.
std::string_view player_mark(int player);

}  // namespace bastide::tui
