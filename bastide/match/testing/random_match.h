// Matches of random moves, for tests and fuzz targets.
#pragma once

#include <string>

#include "bastide/match/saved_match.h"

namespace bastide::match::testing {

// Returns a whole game of uniformly random moves, including equal rotations. Its deck comes from the seed and
// is stored if `with_deck`.
Record random_match(const Settings& settings, const std::string& seed, bool with_deck = false);

// Returns some settings that cover every number of players and every value of every option.
std::vector<Settings> some_settings();

}  // namespace bastide::match::testing
