// A match in the formats of the other systems, which come to the same result.
#pragma once

#include <string>

#include "bastide/base/result.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {

// The match as a log that `bastide tally` adds up to its result. Players count from 1 there, each winner of a
// feature has a line, and a city's or road's count is its tiles plus its pennants; 1, if it is a completed
// city of two tiles that pays two. A match that is not over is told as if it were over now. An error if farms
// are scored by the first edition, whose 4 points a city the log has no line for.
Result<std::string> tally_log(const Record& record);

// The table as a map that `bastide score` reads, a row a line, the northernmost first. Pennants and fields,
// of which maps know nothing, are left out.
std::string landscape_json(const Board& board);

}  // namespace bastide::match
