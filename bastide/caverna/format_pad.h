// What a score pad shows and keeps, as JSON: sheets being filled in, sheets to be read again, and the tiles.
#pragma once

#include <span>
#include <string>

#include "bastide/caverna/score.h"

namespace bastide::caverna {

// A score pad being filled in, which is scored whatever is impossible about it:
// {"rules": "official", "players": [{"name": …, "total": …, "rank": 1, "lines": [{"key": "animals",
// "title": "animals", "points": 8, "why": …}], "problems": ["there is room for …"], "asks": ["weapons"]}]}.
// The name is what to call the player; `asks` has the parts of the sheet that its tiles ask for (parts.h).
std::string pad_json(std::span<const Holding> holdings, const Profile& profile);

// Sheets in the form that read_holdings takes, with every member: one as an object, several as players.
std::string sheets_json(std::span<const Holding> holdings);

// {"most_players": 7, "most_of_anything": 999, "tiles": [{"name": "dwelling", "title": "Dwelling", "colour":
// "dwelling", "cost": "4 wood 3 stone", "points": 3, "bonus": "", "exchange": "", "many": true}]}. The cost
// is empty if it is not known for certain; `many` is a tile that may be there more than once.
std::string tiles_json();

}  // namespace bastide::caverna
