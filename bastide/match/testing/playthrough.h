// A match of random moves, written out with all that can be seen of it at every turn.
//
// The text is written twice, from the engine's answers and from those of the plain one (plain_match.h), and
// both must be the golden file. To renew the files after a change that is meant, run the test `Golden` with
// BASTIDE_RENEW=1 in the environment and look at what git says has changed.
//
//     aside Cccc+                               a tile that was drawn and fitted nowhere
//     turn 2: player 1 has RFr, 69 left
//     scores 0 0, supplies 6 7, projected 2 0
//     moves 36, 18 where rotations that look alike are one
//       -2,0 1:012- 3:012-                      a square, and for each rotation that fits the pieces that are
//       -1,-1 0:012- 2:012-                     free for a meeple, by number, and '-' for none
//     RFr -2 0 1 fNL                            the move, and what it completed
//
// In the end there is what is paid then, the points, and the table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/settings.h"

namespace bastide::match::testing {

// By the engine. The deck and the moves come from the seed.
std::string playthrough(const Settings& settings, std::string_view seed);

// The same by the plain one.
std::string plain_playthrough(const Settings& settings, std::string_view seed);

// What is asked for in golden files.
struct Golden {
    std::string file;
    Settings settings;
    std::string seed;
};

std::vector<Golden> golden_matches();

}  // namespace bastide::match::testing
