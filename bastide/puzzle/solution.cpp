#include "bastide/puzzle/solution.h"

#include <utility>

#include "bastide/base/require.h"

namespace bastide::puzzle {

Solution rotate(const Solution& solution, int quarter_turns) {
    Solution result = solution;
    for (const auto& [row, column, turns] : result.placements)
        require(row >= 0 && row < result.rows && column >= 0 && column < result.columns && turns >= 0 &&
                    turns < 4,
                "each tile is on the map, with 0 to 3 quarter turns");
    for (int turn = 0; turn < (quarter_turns & 3); ++turn) {
        for (Placement& placement : result.placements) {
            placement = {placement.column, result.rows - 1 - placement.row, (placement.turns + 1) & 3};
        }
        std::swap(result.rows, result.columns);
    }
    return result;
}

}  // namespace bastide::puzzle
