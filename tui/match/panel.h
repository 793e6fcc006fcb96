// Beside the table: the players, the hand and what it may do, and what was scored; and once the match is
// over, who has won.
#pragma once

#include "tui/match/layout.h"
#include "tui/match/session.h"

namespace bastide::tui {

void draw_match_panel(const Screen& screen, const MatchLayout& layout, const MatchSession& session);

// The place among the choices of a meeple that is shown at a cell.
std::optional<int> choice_at(const MatchLayout& layout, const MatchSession& session, Cell cell);

// Whether the box of the tile in hand is there.
bool is_hand_at(const MatchLayout& layout, int players, Cell cell);

}  // namespace bastide::tui
