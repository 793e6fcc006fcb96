// The panel next to the board: the players, the tile in hand, the choices for its meeple and the points
// scored, or the winner at the end. `number` is the game's number in its store, or 0 if the game is not
// stored. If there are lines of a review, they replace the points scored.
#pragma once

#include <string>
#include <vector>

#include "bastide/match/table.h"
#include "tui/match/bounds.h"

namespace bastide::tui {

void draw_match_panel(const Screen& screen, const TableLayout& layout, const match::Table& table,
                      std::int64_t number, const std::vector<std::string>& review, draw::Rasters& rasters);

// Returns the digit that stands for a player on the screen.
std::string_view player_mark(int player);

// Returns the index of the meeple choice that is shown at a cell.
std::optional<int> choice_at(const TableLayout& layout, const match::Table& table, ScreenPos cell);

// True if the box of the tile in hand is at this cell.
bool is_hand_at(const TableLayout& layout, int players, ScreenPos cell);

}  // namespace bastide::tui
