// A match log as text again, plain or extended.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/tally/log_entry.h"

namespace bastide::tally {

// The text of an entry after its player: "city 6 pennants 1". Plain logs say "cloister", extended ones
// "monastery".
std::string entry_words(const LogEntry& entry, bool is_extended);

// As an extended log: all that the log says, plain or extended, in the order of its lines, blank lines left
// out. Reading it gives the same log again, but for the numbers of lines.
std::string extended_log(const MatchLog& log);

// As a plain log with the same totals. Names and comments are left out, players of a shared feature have a
// line each, and pennants count as tiles, which score as much. A correction is an error, since no plain line
// says it.
Result<std::string> plain_log(const MatchLog& log);

// Returns the parts that `plain_log` would drop or change: some of "names", "comments" and "pennants".
std::vector<std::string_view> lost_in_plain(const MatchLog& log);

}  // namespace bastide::tally
