// Everything that a front end shows of a game, as JSON, so that pages do not implement the rules.
#pragma once

#include <span>
#include <string>

#include "bastide/match/saved_match.h"

namespace bastide::match {

// Returns a MatchView, described in view.cpp, on one line. The moves must be legal, as `replay` checks.
// `names` has the name of each player, for sentences. Takes time linear in the number of moves plus the
// number of legal moves times the number of tiles.
std::string view_json(const Record& record, std::span<const std::string> names);

// Returns a MatchPosition: a position without a game, as an editor shows it.
std::string view_json(const Position& position);
void declare_view(text::TypeScript& to);

}  // namespace bastide::match
