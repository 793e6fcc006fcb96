// Tiles of the match on a sheet of characters: the landscape tile, with a pennant and a meeple if there are
// any.
#pragma once

#include <cstdint>

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/match/oriented_tile.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// A set of a tile's pieces: bit i is piece i.
using Pieces = std::uint8_t;

// Returns the pieces of a placed tile whose features are complete. Fields are complete only at the end.
Pieces complete_pieces(const match::Position& position, std::size_t tile);

struct MatchTileLook {
    match::OrientedTile tile = 0;
    Pieces complete = 0;
    std::uint8_t meeple_on = match::no_piece;
    int player = 0;  // the owner of the meeple
    bool is_other = false;
};

// Returns the look of a placed tile. As on a chessboard, every second tile has the other shade of green.
MatchTileLook match_tile_look(const match::Position& position, std::size_t tile);

// Draws a tile, or the meeple on it, with the tile's first character at `at`. Draw all tiles before the first
// meeple.
void draw_match_tile(TileSheet& sheet, CharacterPlace at, const MatchTileLook& look);
void draw_match_meeple(TileSheet& sheet, CharacterPlace at, const MatchTileLook& look);

}  // namespace bastide::draw
