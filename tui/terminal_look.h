// What a terminal can show, found out without the user: its colours from the environment and terminfo, and
// whether its ground is light or dark by asking it.
#pragma once

#include <string>
#include <string_view>

#include "bastide/draw/terminal/canvas.h"

namespace bastide::tui {

// By COLORTERM, and by what terminfo says of TERM; ncurses must have been started.
draw::Depth depth_of_terminal();

struct TerminalAnswer {
    draw::Theme theme = draw::Theme::dark;
    std::string typed;  // what the user typed meanwhile
};

// Asks the terminal at standard input and output for the colour of its ground (OSC 11), and waits until it
// has answered that or the question after it, which all terminals know. One that answers neither within a
// second is taken for what COLORFGBG says, or for dark.
TerminalAnswer ask_theme();

// What bytes from a terminal hold: the theme, if it is told there, and what else was typed.
TerminalAnswer read_answer(std::string_view bytes, draw::Theme otherwise);

// True if the bytes hold the answer to the last question.
bool is_answered(std::string_view bytes);

// By the variable COLORFGBG ("15;0"), or dark.
draw::Theme theme_of_environment(const char* colorfgbg);

}  // namespace bastide::tui
