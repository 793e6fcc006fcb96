// Landscapes as JSON in any valid layout.
#pragma once

#include <random>
#include <string>

#include "bastide/landscape/landscape.h"

namespace bastide::landscape::testing {

// Returns the landscape as JSON in a random layout, perhaps after a byte order mark.
std::string random_text(const Landscape& landscape, std::mt19937_64& random);

}  // namespace bastide::landscape::testing
