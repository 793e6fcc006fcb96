// Tiles of the match as characters of the terminal's pictures, with the roles that give them their colours.
#pragma once

#include <array>
#include <string_view>

#include "bastide/draw/match/cells.h"
#include "tui/screen.h"

namespace bastide::tui {

struct Glyph {
    std::string_view text = " ";
    Role role = Role::plain;
};

using TileGlyphs = std::array<std::array<Glyph, draw::cell_columns>, draw::cell_rows>;

// A set of a tile's pieces: bit i is piece i.
using Pieces = std::uint8_t;

// A tile, with the pieces of complete features as such.
TileGlyphs glyphs_of(match::Turned tile, Pieces complete, bool unicode);

// A tile in one character: its monastery, else its roads, else its city.
Glyph small_glyph(match::Turned tile, bool unicode);

// A player's mark: the number that others know the player by.
std::string_view player_mark(int player);

}  // namespace bastide::tui
