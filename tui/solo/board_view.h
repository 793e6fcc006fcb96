// The board of a solo game on the screen.
#pragma once

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/solo/table.h"
#include "tui/solo/layout.h"

namespace bastide::tui {

// Draws the board with its frame, marks on the legal squares for the chosen tile and on the tile placed last,
// and the cursor with the chosen tile.
void draw_board(const Screen& screen, const SoloLayout& layout, const solo::Table& table,
                draw::Rasters& rasters);

inline Bounds bounds_of(const solo::Board& board) {
    return {.low = {}, .high = {board.size() - 1, board.size() - 1}};
}

}  // namespace bastide::tui
