// Writes games as saves of JCloisterZone 5. jcz.h describes the format.
#pragma once

#include <span>
#include <string>

#include "bastide/match/saved_match.h"

namespace bastide::match {

// Returns a game as a save of version 5, in which JCloisterZone draws the same tiles up to the tile in hand.
// There is a name per player. Fails for games that JCloisterZone does not have: that begin in a position or
// with a shuffled start tile, score fields by earlier editions, or put unplaceable tiles under the deck.
[[nodiscard]] Result<std::string> jcz_save(const Record& record, std::span<const std::string> names);

}  // namespace bastide::match
