// A ladder as tables for people and JSON for programs.
#pragma once

#include <span>
#include <string>

#include "bastide/match/ladder/standings.h"

namespace bastide::match {

// Returns two tables: the bots, strongest first, and the share of games that each bot won against each other
// bot. They are followed by a sentence for each decided pairing. There must be a name for each bot.
std::string ladder_text(const Standings& standings, std::span<const std::string> names);

// Ratings that the games do not determine are null.
std::string ladder_json(const Standings& standings, std::span<const std::string> names);

}  // namespace bastide::match
