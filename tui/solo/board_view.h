// The board of a solo game on the screen, and single tiles.
#pragma once

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/solo/table.h"
#include "tui/solo/layout.h"

namespace bastide::tui {

// With its frame, and what is marked: where the chosen tile may go, the last tile, the cursor with the tile.
void draw_board(const Screen& screen, const SoloLayout& layout, const solo::Table& table,
                draw::Rasters& rasters);

// A tile alone, at its first character.
void draw_single_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size, tile::Tile tile,
                      draw::Rasters& rasters);

}  // namespace bastide::tui
