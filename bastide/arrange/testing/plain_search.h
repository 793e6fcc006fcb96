// A slow and simple search, to check the search with a solver. It goes cell by cell in reading order, with
// backtracking. It has only the type `Problem` in common with the encoding.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "bastide/arrange/problem.h"

namespace bastide::arrange::testing {

// The codes of the tiles on the cells of the shape, in the order of the cells.
using Codes = std::vector<int>;

// Returns every arrangement, or nullopt if the search would place more than `max_steps` tiles.
std::optional<std::set<Codes>> plain_search(const Problem& problem, std::int64_t max_steps);

// Returns whether there is an arrangement, or nullopt if the search would place more than `max_steps` tiles.
std::optional<bool> plainly_has_one(const Problem& problem, std::int64_t max_steps);

}  // namespace bastide::arrange::testing
