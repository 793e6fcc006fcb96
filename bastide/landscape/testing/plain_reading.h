// A second reader of landscapes, with another JSON parser, to check the reader of read.h.
#pragma once

#include <optional>
#include <string_view>

#include "bastide/landscape/landscape.h"
#include "bastide/landscape/warning.h"

namespace bastide::landscape::testing {

struct PlainReading {
    Landscape landscape;
    Warnings warnings;  // about cells: wrong counts, and if requested, tiles outside the 19
};

// Returns nullopt if the text is not a landscape. Counts in warnings are capped at 2^31 - 1.
std::optional<PlainReading> read_plainly(std::string_view text, bool warn_of_foreign_tiles = false);

// Returns the landscape of a valid text. Throws if it is invalid.
Landscape landscape_of(std::string_view text);

}  // namespace bastide::landscape::testing
