// JSON for a score pad: partly filled sheets and the tiles.
#pragma once

#include <span>
#include <string>

#include "bastide/caverna/score.h"
#include "bastide/text/typescript.h"

namespace bastide::caverna {

// Returns the rules and a CavernaPlayer per player, scored even if the sheet is impossible. format_pad.cpp
// describes this type and the types below.
std::string pad_json(std::span<const Holding> holdings, const Profile& profile);

// Returns a CavernaTiles.
std::string tiles_json();

void declare_pad(text::TypeScript& to);

}  // namespace bastide::caverna
