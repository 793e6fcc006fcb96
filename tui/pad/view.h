// The score pad on a screen: totals with bars and the leader, the history, and the line being entered.
#pragma once

#include <string>

#include "bastide/tally/pad.h"
#include "tui/pad/form.h"
#include "tui/screen.h"

namespace bastide::tui {

struct PadView {
    const tally::Pad& pad;
    const Form& form;
    std::string file;
    std::string names;   // the names typed so far, until the players are entered
    std::string notice;  // the result of the last key
    int back = 0;        // the number of entries by which the history is scrolled
    bool shows_help = false;
};

void draw_pad(const Screen& screen, const PadView& view);

// Returns the largest number of entries by which the history can be scrolled.
int max_back(const Screen& screen, const tally::Pad& pad);

}  // namespace bastide::tui
