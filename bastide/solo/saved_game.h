// A solo game as it is kept: a small JSON file,
//
//     {"version":1,"size":11,"roads":"plain","dealer":"weighted","chain_bonus":"per-city","seed":"monday",
//      "moves":[{"place":[2,5,6]},{"discard":true}]}
//
// where "place" has the place in the hand, the row and the column, all from 0.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/play/record.h"
#include "bastide/solo/game.h"

namespace bastide::solo {

struct SavedGame {
    Settings settings;
    std::string seed;
    std::vector<Move> moves;

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

// Reads a file, without playing the moves. Every error has the place of what is wrong. Linear.
Result<SavedGame> read_saved_game(std::string_view text);

// One line, which reads back as the same.
std::string to_json(const SavedGame& saved);

// Plays the moves. The error names the first one that is not allowed, counted from 0.
Result<play::Record<Game>> replay(const SavedGame& saved);

}  // namespace bastide::solo
