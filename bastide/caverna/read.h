// Reads and writes players' sheets as JSON: one is an object, several are {"players": [{…}, {…}]}.
//
// Every member is optional. By default numbers are 0, lists are empty, and there are 2 dwarfs.
// docs/caverna.md describes the format. The result is well-formed but may be impossible, which problems.h
// checks.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/caverna/holding.h"
#include "bastide/text/typescript.h"

namespace bastide::caverna {

inline constexpr std::size_t max_players = 7;

// Reads sheets. Fails on text that is not JSON, unknown members, values of the wrong type, numbers that are
// not whole or not from 0 to 999, unknown tiles, and more than seven players. The error gives the line, the
// column and the player.
[[nodiscard]] Result<std::vector<Holding>> read_holdings(std::string_view json);

// Returns sheets, with every member, in the format that read_holdings reads: one sheet as an object, several
// as {"players": [...]}. There must be one to seven, whose numbers are those that can be read.
std::string sheets_json(std::span<const Holding> holdings);

void declare_sheet(text::TypeScript& to);

// Returns the JSON of an empty sheet, to be filled in.
std::string_view empty_sheet();

}  // namespace bastide::caverna
