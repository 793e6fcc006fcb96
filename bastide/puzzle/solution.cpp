#include "bastide/puzzle/solution.h"

#include <utility>

namespace bastide::puzzle {

Solution rotate(const Solution& solution, int quarter_turns) {
    Solution result = solution;
    for (int turn = 0; turn < (quarter_turns & 3); ++turn) {
        for (Placement& placement : result.placements) {
            placement = {placement.column, result.rows - 1 - placement.row, (placement.turns + 1) & 3};
        }
        std::swap(result.rows, result.columns);
    }
    return result;
}

}  // namespace bastide::puzzle
