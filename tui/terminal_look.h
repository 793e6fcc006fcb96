// Detects the capabilities of a terminal: the number of colours from the environment and terminfo, and the
// theme by asking the terminal for its background colour.
#pragma once

#include <string>
#include <string_view>

#include "bastide/draw/terminal/canvas.h"

namespace bastide::tui {

// Returns the depth from COLORTERM and the terminfo entry of TERM. ncurses must have been started.
draw::ColourDepth depth_of_terminal();

struct TerminalAnswer {
    draw::Theme theme = draw::Theme::dark;
    std::string typed;  // what the user typed meanwhile
};

// Asks the terminal at standard input and output for its background colour (OSC 11), and then sends a query
// that all terminals support. Waits for an answer to either of these. If no answer comes within a second,
// uses COLORFGBG, or dark.
TerminalAnswer query_theme();

// Parses bytes from a terminal: the theme, if the bytes contain it, and all other input.
TerminalAnswer read_answer(std::string_view bytes, draw::Theme otherwise);

// True if the bytes contain the answer to the last query.
bool is_answered(std::string_view bytes);

// Returns the theme from the variable COLORFGBG ("15;0"), or dark.
draw::Theme theme_of_environment(const char* colorfgbg);

}  // namespace bastide::tui
