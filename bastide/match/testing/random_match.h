// Matches of random moves, for tests and fuzz targets.
#pragma once

#include <string>

#include "bastide/match/saved_match.h"

namespace bastide::match::testing {

// A whole match, all of whose moves, equal rotations included, are as likely as each other. Its deck comes
// from the seed, and is written out if `with_deck`.
Record random_match(const Settings& settings, const std::string& seed, bool with_deck = false);

// Some of all settings there are: every number of players and every value of every option.
std::vector<Settings> some_settings();

}  // namespace bastide::match::testing
