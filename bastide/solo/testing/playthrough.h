// A game of random moves, written out with all that can be seen of it at every step.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/solo/settings.h"

namespace bastide::solo::testing {

// Plays to the end. Before each move: the hand, the squares each of its tiles may go to with what they would
// score, and the discard; after it the score by kind and the board. What the plain engine sees otherwise is
// written, too, in a line that begins with "DIFFERENCE".
std::string playthrough(const Settings& settings, std::string_view seed);

// What `playthrough` is asked for in golden files: short games with every option.
struct Golden {
    std::string file;
    Settings settings;
    std::string seed;
};

std::vector<Golden> golden_games();

}  // namespace bastide::solo::testing
