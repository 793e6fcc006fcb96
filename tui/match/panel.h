// The panel next to the board: the players, the hand, its options and the scored points; at the end, the
// winner. `number` is the game's number in its store, 0 if it is not stored.
#pragma once

#include "bastide/match/table.h"
#include "tui/match/bounds.h"

namespace bastide::tui {

void draw_match_panel(const Screen& screen, const TableLayout& layout, const match::Table& table,
                      std::int64_t number, draw::Rasters& rasters);

// The number that others know a player by.
std::string_view player_mark(int player);

// The place among the choices of a meeple that is shown at a cell.
std::optional<int> choice_at(const TableLayout& layout, const match::Table& table, ScreenPos cell);

// True if the box of the tile in hand is there.
bool is_hand_at(const TableLayout& layout, int players, ScreenPos cell);

}  // namespace bastide::tui
