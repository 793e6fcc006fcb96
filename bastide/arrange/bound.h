// How much of a goal tiles can have at most, by counting sides and sections: no search, and no map is looked
// at. Solvers do not see such arguments, and often arrangements reach these bounds, so that nothing is left
// to prove.
//
// - Every city side meets another one, or is at the border. So if the tiles have an odd number of them, some
//   city is open. The same holds for roads.
// - To hang together, n sections of a city need n - 1 links. So if a section has d sides, the sum of d - 2
//   over all sections is at least -2, which limits how many sections with one side a city can have.
// - A road has two ends at most.
// - A complete city or road has two sections of one side or goes round, which takes four that turn.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "bastide/arrange/goal.h"
#include "bastide/arrange/question.h"

namespace bastide::arrange {

// No arrangement has more. It takes time quadratic in cells at most.
std::int64_t bound(Goal goal, const Question& question);

// The greatest number of tiles that can be laid, as far as counting can tell; nothing if none can be.
std::optional<int> most_tiles(const Question& question);

// Why counting shows that there is no arrangement, as a sentence; nothing if it does not show it.
std::optional<std::string> why_none(const Question& question);

}  // namespace bastide::arrange
