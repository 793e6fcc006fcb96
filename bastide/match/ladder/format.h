// A ladder as people read it, and as programs do.
#pragma once

#include <span>
#include <string>

#include "bastide/match/ladder/standings.h"

namespace bastide::match {

// Two tables: the bots, the strongest first, and what share of its matches each has won against each other;
// with a sentence for each meeting that is decided.
std::string ladder_text(const Standings& standings, std::span<const std::string> names);

std::string ladder_json(const Standings& standings, std::span<const std::string> names);

}  // namespace bastide::match
