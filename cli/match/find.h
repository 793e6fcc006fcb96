// The match that is named on the command line.
#pragma once

#include <string>
#include <vector>

#include "bastide/match/table.h"

namespace bastide::cli {

// A file, ours or a save of JCloisterZone 5, '-' for standard input, or the number of a match played in the
// terminal, with who played: as it is watched, where it stands.
Result<match::Table> find_match(const std::string& name);

// The names of its players: those of --names, in order; where there is nothing between two commas, those that
// the match has. The error is of a `file` with fewer players.
Result<std::vector<std::string>> names_at(const match::Table& table, const std::string& given,
                                          const std::string& file);

}  // namespace bastide::cli
