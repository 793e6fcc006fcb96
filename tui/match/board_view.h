// The table with its frame, the meeples, the tile in hand where it is held, and if help is shown the squares
// it may go to and those that nothing left can fill.
#pragma once

#include "bastide/match/table.h"
#include "tui/match/layout.h"

namespace bastide::tui {

void draw_table(const Screen& screen, const MatchLayout& layout, const match::Table& table);

// A tile by itself, and which of its pieces has a meeple, if one has.
void draw_single_tile(const Screen& screen, Cell at, match::Turned tile, std::uint8_t piece, int player);

}  // namespace bastide::tui
