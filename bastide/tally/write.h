// Writes a match log as text, plain or extended.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/tally/log_entry.h"

namespace bastide::tally {

// Returns the text that follows the player in an entry: "city 6 pennants 1". Plain logs use "cloister",
// extended logs "monastery".
std::string entry_words(const LogEntry& entry, bool is_extended);

// Both functions need a log whose entries are by players of the log, with counts that are not negative, those
// of play first, and with a name for each player or for none. Their sums of tiles and pennants must be below
// 2^63.

// Writes any log as an extended log with the same content in the same order, without blank lines. Reading the
// result gives the same log except for line numbers.
std::string extended_log(const MatchLog& log);

// Writes a plain log with the same totals. Leaves out names and comments, writes a line for each player of a
// shared feature, and counts pennants as tiles, because they score the same. Fails on a correction, because
// plain logs have none.
[[nodiscard]] Result<std::string> plain_log(const MatchLog& log);

// Returns the parts that `plain_log` would drop or change: some of "names", "comments" and "pennants".
std::vector<std::string_view> lost_in_plain(const MatchLog& log);

}  // namespace bastide::tally
