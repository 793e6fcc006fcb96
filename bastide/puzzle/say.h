// Solutions as text for people and JSON for programs.
#pragma once

#include <span>
#include <string>

#include "bastide/puzzle/solution.h"

namespace bastide {

// "Solution: (0,0,90)(0,1,180)": row, column and degrees turned clockwise of each tile, and a newline.
void append_line(const Solution& solution, std::string& text);

// {"solutions": [{"rows": 2, "columns": 1, "tiles": [[0, 0, 90], [1, 0, 0]]}], "count": 1}
std::string to_json(std::span<const Solution> solutions);

}  // namespace bastide
