// Upper bounds on goals by counting sides and sections, without search. Solvers do not find such arguments.
// If an arrangement reaches its bound, as often happens, it is proved optimal.
//
// - Every city side meets another city side or the border. An odd number of city sides therefore leaves some
//   city open. The same holds for roads.
// - A city of n sections needs n - 1 links. If d is the number of sides of a section, the sum of d - 2 over
//   all sections is at least -2, which limits the number of sections with one side.
// - A road has at most two ends.
// - A complete city or road has at least two sections with one side, or it is a ring, which needs four bends.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "bastide/arrange/goal.h"
#include "bastide/arrange/problem.h"

namespace bastide::arrange {

// Returns an upper bound on the value of any arrangement. Takes at most quadratic time in cells.
std::int64_t bound(Goal goal, const Problem& problem);

// Returns an upper bound on the number of tiles that can be placed, or nullopt if no tile can be placed.
std::optional<int> max_tiles(const Problem& problem);

// Returns a sentence that explains why there is no arrangement, or nullopt if counting does not show it.
std::optional<std::string> why_none(const Problem& problem);

}  // namespace bastide::arrange
