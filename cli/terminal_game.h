// What the games in the terminal share: seeds for those who name none, the terminal taken and given back.
#pragma once

#include <functional>
#include <string>

#include "cli/command.h"
#include "tui/solo/play_screen.h"

namespace bastide::cli {

// Eight letters and digits that are not mistaken for one another.
std::string random_seed();

// "an unfinished game waits", "2 unfinished games wait".
std::string waiting(int count, const std::string& one, const std::string& many);

// Whether input and output are a terminal. Says so if not; `command` is what was run, as "bastide play".
bool has_terminal(const std::string& command);

// Lets `play` have the terminal until the player leaves, and ends as the player left. Says why if it cannot
// be used; `trouble` is said last, if there is any then.
Exit play_in_terminal(const Common& common, bool ascii, const std::string& trouble,
                      const std::function<tui::Left(tui::Screen&)>& play);

}  // namespace bastide::cli
