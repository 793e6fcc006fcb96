// The solo game that is named on the command line.
#pragma once

#include <string>

#include "bastide/solo/table.h"

namespace bastide::cli {

// A file, '-' for standard input, or the number of a game played in the terminal: as it is watched, where it
// stands.
Result<solo::Table> find_solo_game(const std::string& name);

}  // namespace bastide::cli
