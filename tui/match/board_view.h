// The table of a match on the screen, and single tiles of it.
#pragma once

#include "bastide/draw/match/sheet.h"
#include "bastide/match/table.h"
#include "tui/match/bounds.h"

namespace bastide::tui {

// With its frame, and what is marked: where the tile in hand may go, what nothing fits, the last tile, the
// cursor.
void draw_table(const Screen& screen, const TableLayout& layout, const match::Table& table,
                draw::Rasters& rasters);

// A tile alone, at its first character.
void draw_single_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size,
                      const draw::MatchTileLook& look, draw::Rasters& rasters);

}  // namespace bastide::tui
