// JSON for a score pad: partly filled sheets, saved sheets, and the tiles.
#pragma once

#include <span>
#include <string>

#include "bastide/caverna/score.h"
#include "bastide/text/typescript.h"

namespace bastide::caverna {

// Returns the rules and a CavernaPlayer per player, scored even if the sheet is impossible. format_pad.cpp
// describes this type and the types below.
std::string pad_json(std::span<const Holding> holdings, const Profile& profile);

// Returns sheets, with every member, in the format that read_holdings reads: one sheet as an object, several
// as {"players": [...]}.
std::string sheets_json(std::span<const Holding> holdings);

// Returns a CavernaTiles.
std::string tiles_json();

void declare_pad(text::TypeScript& to);

}  // namespace bastide::caverna
