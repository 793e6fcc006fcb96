// Everything that a front end shows of a game, as JSON. Pages contain no rules.
#pragma once

#include <span>
#include <string>

#include "bastide/match/saved_match.h"

namespace bastide::match {

// Returns a MatchView, described in view.cpp, on one line. The moves must be legal, as `replay` checks.
// `names` are the players' names, for sentences. Linear in moves, and in legal moves times tiles.
std::string view_json(const Record& record, std::span<const std::string> names);
void declare_view(text::TypeScript& to);

}  // namespace bastide::match
