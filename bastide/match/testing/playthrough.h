// A game of random moves, written out with everything visible at every turn.
//
// The text is produced twice, by the engine and by the plain implementation (plain_match.h), and both texts
// must equal the golden file. To update the files after an intended change, run the test `Golden` with
// BASTIDE_RENEW=1 in the environment and check the diff.
//
//     aside Cccc+                               a tile that was drawn and fitted nowhere
//     turn 2: player 1 has RFr, 69 left
//     scores 0 0, supplies 6 7, projected 2 0
//     moves 36, 18 where rotations that look alike are one
//       -2,0 1:012- 3:012-                      a square, and for each rotation that fits the pieces that are
//       -1,-1 0:012- 2:012-                     free for a meeple, by number, and '-' for none
//     RFr -2 0 1 fNL                            the move, then its events
//
// The text ends with the events of final scoring, the scores and the board.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/settings.h"

namespace bastide::match::testing {

// Returns the text that the engine produces. The deck and the moves are derived from the seed.
std::string playthrough(const Settings& settings, std::string_view seed);

// Returns the text that the plain implementation produces.
std::string plain_playthrough(const Settings& settings, std::string_view seed);

// The inputs of a golden file.
struct Golden {
    std::string file;
    Settings settings;
    std::string seed;
};

std::vector<Golden> golden_matches();

}  // namespace bastide::match::testing
