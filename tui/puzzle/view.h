// The view of a puzzle: placed tiles with their open sides, and the remaining tiles next to them.
#pragma once

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/puzzle/table.h"
#include "tui/table_layout.h"

namespace bastide::tui {

// The bounds of the placed tiles, one square wider on every side, and the held tile.
Bounds bounds_of(const puzzle::Table& table);

void draw_puzzle(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                 draw::Rasters& rasters);

// The next tile and those after it, and how many sides are open.
void draw_puzzle_panel(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                       draw::Rasters& rasters);

// The rules and every key, over all else.
void draw_puzzle_help(const Screen& screen);

}  // namespace bastide::tui
