// The match that is named on the command line.
#pragma once

#include <string>

#include "bastide/match/table.h"

namespace bastide::cli {

// A file, ours or a save of JCloisterZone 5, '-' for standard input, or the number of a match played in the
// terminal, with who played: as it is watched, where it stands.
Result<match::Table> find_match(const std::string& name);

}  // namespace bastide::cli
