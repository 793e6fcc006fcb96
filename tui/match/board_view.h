// Draws the board of a match and single tiles.
#pragma once

#include "bastide/draw/match/sheet.h"
#include "bastide/match/table.h"
#include "tui/match/bounds.h"

namespace bastide::tui {

// Draws the board with its frame and marks: legal squares of the tile in hand, squares that no tile fits, the
// tile placed last, and the cursor. `better` is the move that a review suggests instead of the last move, or
// null. Its tile has a broken frame.
void draw_table(const Screen& screen, const TableLayout& layout, const match::Table& table,
                const match::Move* better, draw::Rasters& rasters);

// Draws a single tile. `at` is its first character.
void draw_single_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size,
                      const draw::MatchTileLook& look, draw::Rasters& rasters);

}  // namespace bastide::tui
