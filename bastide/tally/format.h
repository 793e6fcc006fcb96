// A match's standings and timeline, as text for people and JSON for programs.
#pragma once

#include <span>
#include <string>

#include "bastide/tally/log_entry.h"
#include "bastide/tally/standings.h"
#include "bastide/text/typescript.h"

namespace bastide::tally {

// The names of all players in order, or an empty list: `MatchLog::names`.
using Names = std::span<const std::string>;

// "Player[1] -> 14", one line per player in order, or "Anna -> 14" with names.
std::string player_lines(const Standings& standings, Names names = {});

// One line per player: the points for each feature during play and at the end, corrections if the log has
// any, the total and the rank.
std::string breakdown_table(const Standings& standings, Names names = {});

// One line per entry: the entry, its points, and each player's total after it.
std::string timeline_table(const MatchLog& log);

// {"players": [{"player": 1, "total": 14, "rank": 1, "play": {"city": 8, "road": 0, "cloister": 0},
// "final": {"city": 0, "road": 0, "cloister": 0, "field": 6}}, …]}
// With names, "name": "Anna" follows each player's number. If any player has corrections, all have
// "corrections": -2.
std::string to_json(const Standings& standings, Names names = {});

// As above with the log's names, and "timeline": [{"line": 2, "phase": "play", "player": 1, "feature":
// "city", "count": 4, "points": 8, "totals": [8, 0, 0, 0]}, …]. "count" may be null. Entries of extended logs
// may also have "pennants": 1 and "comment": "…", and "correction" as the feature.
std::string to_json(const Standings& standings, const MatchLog& log);

void declare_tally(text::TypeScript& to);

}  // namespace bastide::tally
