// The view of a puzzle: the placed tiles with their open sides and, next to them, the remaining tiles.
#pragma once

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/puzzle/table.h"
#include "tui/table_layout.h"

namespace bastide::tui {

// Returns the bounds of the held tile and the placed tiles, one square wider on every side.
Bounds bounds_of(const puzzle::Table& table);

void draw_puzzle(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                 draw::Rasters& rasters);

// Draws the next tile, the tiles after it, and the number of open sides.
void draw_puzzle_panel(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                       draw::Rasters& rasters);

// Draws the rules and every key over everything else.
void draw_puzzle_help(const Screen& screen);

}  // namespace bastide::tui
