// A game of random moves, written out with everything visible at every step.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/solo/settings.h"

namespace bastide::solo::testing {

// Plays a game to its end. Before each move, the text gives the hand, the legal squares of its tiles with
// their points, and whether a discard is possible. After each move it gives the score by kind and the board.
// If the plain implementation disagrees, the text has a line that begins with "DIFFERENCE".
std::string playthrough(const Settings& settings, std::string_view seed);

// The inputs of a golden file: short games with every option.
struct Golden {
    std::string file;
    Settings settings;
    std::string seed;
};

std::vector<Golden> golden_games();

}  // namespace bastide::solo::testing
