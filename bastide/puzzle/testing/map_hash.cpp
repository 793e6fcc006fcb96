#include "bastide/puzzle/testing/map_hash.h"

#include <algorithm>

#include "bastide/base/splitmix64.h"

namespace bastide::puzzle::testing {

MapHash map_hash(const Puzzle& puzzle, const Solution& solution, bool rotations) {
    MapHash least{};
    for (int turns = 0; turns < (rotations ? 4 : 1); ++turns) {
        const Solution map = rotate(solution, turns);
        MapHash hash{};
        // A sum does not depend on which of two equal tiles comes first.
        for (std::size_t tile = 0; tile < map.placements.size(); ++tile) {
            const Placement& at = map.placements[tile];
            const std::uint64_t cell = static_cast<std::uint64_t>(at.row) << 32 |
                                       static_cast<std::uint64_t>(at.column) << 8 |
                                       puzzle.tiles[tile].rotate(at.turns).code();
            hash[0] += mix(cell);
            hash[1] += mix(~cell);
        }
        if (turns == 0 || hash < least) least = hash;
    }
    return least;
}

}  // namespace bastide::puzzle::testing
