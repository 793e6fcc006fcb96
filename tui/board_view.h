// The board with its frame, the cursor and, if help is shown, the squares that the chosen tile may go to and
// what it would gain.
#pragma once

#include "tui/layout.h"
#include "tui/session.h"

namespace bastide::tui {

void draw_board(Screen& screen, const Layout& layout, const Session& session, bool shows_help);

// A box of so many rows and columns, its frame included; what was inside is blank.
void draw_box(Screen& screen, Cell at, int rows, int columns, Ink ink);

}  // namespace bastide::tui
