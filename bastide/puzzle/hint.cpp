#include "bastide/puzzle/hint.h"

#include <algorithm>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/puzzle/find_one.h"
#include "bastide/tile/cell.h"

namespace bastide::puzzle {
namespace {

// Returns a tile's placement in a solution relative to the first tile as placed. A solution has the first
// tile as given.
Placement seen_from_first(const Solution& solution, int tile, const Placement& first, bool rotations) {
    const auto at = rotate(solution, rotations ? first.turns : 0).placements;
    const Placement& target = at[static_cast<std::size_t>(tile)];
    return {target.row - at[0].row + first.row, target.column - at[0].column + first.column, target.turns};
}

}  // namespace

Hint hint(const Puzzle& puzzle, const Placements& placements, bool rotations,
          const std::function<bool(const SolveProgress&)>& watch) {
    const int next = contacts(puzzle, placements, rotations).next;
    require(next > 0 && std::cmp_less(next, placements.size()),
            "the first tile is placed, and another is not");
    Hint answer;
    const SolveOptions options{
        .rotations = rotations, .dimensions = {}, .placements = placements, .watch = watch};
    const SolveResult result = find_one(puzzle, options, [&](const Solution& solution) {
        answer.placement = seen_from_first(solution, next, *placements.front(), rotations);
    });
    answer.is_complete = answer.placement.has_value() || result.is_complete;
    return answer;
}

Reason reason_for(const Game& game, const Placement& at) {
    const Contacts& now = game.contacts();
    const auto fits = [](const NextPlace& place) { return !place.turns.empty(); };
    const auto is_closed = [&](const OpenSide& open) {
        const Placement& lies = *game.placements()[static_cast<std::size_t>(open.tile)];
        return neighbour(tile::Cell{lies.row, lies.column}, open.side) == tile::Cell{at.row, at.column};
    };
    return {.places = static_cast<int>(std::ranges::count_if(now.places, fits)),
            .closes = static_cast<int>(std::ranges::count_if(now.open, is_closed))};
}

}  // namespace bastide::puzzle
