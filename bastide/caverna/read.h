// Reading what players have, as JSON: one player is one object, several are {"players": [{…}, {…}]}.
//
// Every member may be left out: numbers are then 0, lists empty, dwarfs 2. docs/caverna.md has the format.
// What is read is well-formed, not yet possible: problems.h looks at that.
#pragma once

#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/caverna/holding.h"

namespace bastide::caverna {

inline constexpr int most_of_anything = 999;  // any number in a sheet
inline constexpr std::size_t most_players = 7;

// Errors: what is not JSON, unknown members, values of the wrong kind, numbers that are not whole or not from
// 0 to 999, unknown tiles, more than seven players. They name line, column and player.
Result<std::vector<Holding>> read_holdings(std::string_view json);

// The JSON of a sheet with nothing in it, to be filled in.
std::string_view empty_sheet();

}  // namespace bastide::caverna
