// Checks a map against the rules of a problem, independently of the search that found it.
#pragma once

#include "bastide/arrange/problem.h"
#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

// The error names the first rule that the map breaks, and the cell by row and column, counted from 1.
[[nodiscard]] Result<void> verify(const Problem& problem, const landscape::Landscape& map);

}  // namespace bastide::arrange
