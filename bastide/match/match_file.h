// Reads a game from a file in one of three formats: a record of Bastide (saved_match.h), a save of
// JCloisterZone 4 or 5 (jcz.h), or a log of Board Game Arena (bga.h). The content determines the format.
#pragma once

#include <string_view>

#include "bastide/match/imported_match.h"

namespace bastide::match {

// Reads a game. Players without names are called "Player 1" and so on, and players with
// equal names get numbers. The error gives the location. Takes
// linear time.
[[nodiscard]] Result<ImportedMatch> read_match_file(std::string_view text);

}  // namespace bastide::match
