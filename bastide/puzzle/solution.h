// A solution: the placement of each tile.
#pragma once

#include <cstdint>
#include <vector>

namespace bastide::puzzle {

struct Placement {
    std::int32_t row = 0;  // counted from 0, the northern edge of the map
    std::int32_t column = 0;
    int turns = 0;  // quarter turns clockwise, 0 to 3

    friend bool operator==(const Placement&, const Placement&) = default;
};

// A map: the placement of each tile, in the puzzle's order, and their bounding rectangle.
struct Solution {
    std::vector<Placement> placements = {};
    std::int32_t rows = 0;
    std::int32_t columns = 0;

    friend bool operator==(const Solution&, const Solution&) = default;
};

// Returns the map rotated clockwise. Its rows and columns must contain all tiles.
Solution rotate(const Solution& solution, int quarter_turns);

}  // namespace bastide::puzzle
