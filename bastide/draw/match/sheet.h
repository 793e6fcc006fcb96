// Tiles of the match on a sheet of characters: the landscape's tile with its pennant and a meeple.
#pragma once

#include <cstdint>

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/match/position.h"
#include "bastide/match/turned.h"

namespace bastide::draw {

// A set of a tile's pieces: bit i is piece i.
using Pieces = std::uint8_t;

// The pieces of a tile on the table whose features are complete; no field is before the end.
Pieces complete_pieces(const match::Position& position, std::size_t tile);

struct MatchTileLook {
    match::Turned tile = 0;
    Pieces complete = 0;
    std::uint8_t meeple_on = match::no_piece;
    int player = 0;  // whose meeple it is
    bool is_other = false;
};

// A tile that lies on the table, as it lies there. Every other tile has the other green.
MatchTileLook match_tile_look(const match::Position& position, std::size_t tile);

// The square's first character is at `at`; the sheet's tiles have the size. The meeple is laid with `figures`
// alone, so that no neighbour covers it: lay all tiles first.
void lay_match_tile(TileSheet& sheet, CharacterPlace at, const MatchTileLook& look);
void lay_match_meeple(TileSheet& sheet, CharacterPlace at, const MatchTileLook& look);

}  // namespace bastide::draw
