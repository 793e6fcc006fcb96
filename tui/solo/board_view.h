// The board with its frame, the cursor and, if help is shown, the squares that the chosen tile may go to and
// what it would gain.
#pragma once

#include "bastide/solo/table.h"
#include "tui/solo/layout.h"

namespace bastide::tui {

void draw_board(Screen& screen, const Layout& layout, const solo::Table& table);

}  // namespace bastide::tui
