// A match's standings and its course, as text for people and JSON for programs.
#pragma once

#include <span>
#include <string>

#include "bastide/tally/log_entry.h"
#include "bastide/tally/standings.h"
#include "bastide/text/typescript.h"

namespace bastide::tally {

// Names of players in order, or none: `MatchLog::names`.
using Names = std::span<const std::string>;

// "Player[1] -> 14", a line for each player in order; with names, "Anna -> 14".
std::string player_lines(const Standings& standings, Names names = {});

// A line for each player: the points for each feature, during play and at the end, those of corrections, if
// there are any, the total and the rank.
std::string breakdown_table(const Standings& standings, Names names = {});

// A line for each entry: what it says, its points, and the total of each player after it.
std::string timeline_table(const MatchLog& log);

// {"players": [{"player": 1, "total": 14, "rank": 1, "play": {"city": 8, "road": 0, "cloister": 0},
// "final": {"city": 0, "road": 0, "cloister": 0, "field": 6}}, …]}
// With names, "name": "Anna" follows each player's number; if anyone has corrections, each has "corrections":
// -2.
std::string to_json(const Standings& standings, Names names = {});

// The same, with the log's names, and "timeline": [{"line": 2, "phase": "play", "player": 1, "feature":
// "city", "count": 4, "points": 8, "totals": [8, 0, 0, 0]}, …]; "count" is null where there is none. Entries
// of extended logs may also have "pennants": 1 and "comment": "…", and "correction" for a feature.
std::string to_json(const Standings& standings, const MatchLog& log);

void declare_tally(text::TypeScript& to);

}  // namespace bastide::tally
