// What is seen of a puzzle: the tiles that lie with their open sides, and beside them those to come.
#pragma once

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/puzzle/table.h"
#include "tui/table_layout.h"

namespace bastide::tui {

// The tiles that lie with a square more on every side, and the one that is held.
Bounds bounds_of(const puzzle::Table& table);

void draw_puzzle(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                 draw::Rasters& rasters);

// The next tile and those after it, and how many sides are open.
void draw_puzzle_panel(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                       draw::Rasters& rasters);

// The rules and every key, over all else.
void draw_puzzle_help(const Screen& screen);

}  // namespace bastide::tui
