// Matches of random moves, for tests and fuzz targets.
#pragma once

#include <string>

#include "bastide/match/saved_match.h"
#include "bastide/play/random.h"

namespace bastide::match::testing {

// Returns a whole game whose moves are chosen uniformly. Rotations that look the same count as different
// moves. The deck comes from the seed and is stored if `with_deck` is true.
Record random_match(const Settings& settings, const std::string& seed, bool with_deck = false);

// Returns some settings that cover every number of players and every value of every option.
std::vector<Settings> some_settings();

// Returns a box with any tiles, nearly as many as it can have or fewer.
Box random_box(play::Random& random);

}  // namespace bastide::match::testing
