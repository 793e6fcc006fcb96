// What a front end shows of a match, as JSON: a page holds no rule, and needs to ask nothing else.
#pragma once

#include <span>
#include <string>

#include "bastide/match/saved_match.h"

namespace bastide::match {

// Returns a MatchView, which view.cpp describes, on one line. The moves must be legal: what `replay` takes.
// `names` are the players', for sentences. Linear in moves, and in legal moves, times tiles.
std::string view_json(const Record& record, std::span<const std::string> names);
void declare_view(text::TypeScript& to);

}  // namespace bastide::match
