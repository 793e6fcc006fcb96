// Beside the board: the hand, what the chosen tile would do, the score; and once the game is over, what came
// of it.
#pragma once

#include "tui/solo/layout.h"
#include "tui/solo/session.h"

namespace bastide::tui {

void draw_panel(Screen& screen, const Layout& layout, const Session& session, bool shows_help);

// The rules and every key, over all else.
void draw_help(Screen& screen);

}  // namespace bastide::tui
