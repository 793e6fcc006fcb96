// Exports a match to the formats of `bastide tally` and `bastide score`, which compute the same result.
#pragma once

#include <string>

#include "bastide/base/result.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {

// Returns the game as a log for `bastide tally`, with the same final scores. Players count from 1, each
// winner of a feature has a line, and the count of a city or road is its tiles plus pennants, or 1 for a
// complete city of two tiles that scores two. A game in progress is written as if it ended now. Fails if
// farms score by the first edition, because the log has no line for 4 points per city.
[[nodiscard]] Result<std::string> tally_log(const Record& record);

// Returns the board as a map for `bastide score`, one row per line from north to south. Leaves out pennants
// and fields, which maps do not have.
std::string landscape_json(const Board& board);

}  // namespace bastide::match
