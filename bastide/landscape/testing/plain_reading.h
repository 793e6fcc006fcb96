// A second reader of landscapes, over another JSON parser, to check the first against.
#pragma once

#include <optional>
#include <string_view>

#include "bastide/landscape/landscape.h"
#include "bastide/landscape/warning.h"

namespace bastide::landscape::testing {

struct PlainReading {
    Landscape landscape;
    Warnings warnings;  // of cells: wrong counts, and if asked for, tiles outside the 19
};

// Nothing if the text is not a landscape. Counts above 2^31 - 1 are given as that in warnings.
std::optional<PlainReading> read_plainly(std::string_view text, bool warn_of_foreign_tiles = false);

// Returns the landscape of a valid text; throws if it is invalid.
Landscape landscape_of(std::string_view text);

}  // namespace bastide::landscape::testing
