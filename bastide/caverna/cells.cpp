#include "bastide/caverna/cells.h"

#include <algorithm>
#include <numeric>

namespace bastide::caverna {

Cells cells_of(const Holding& holding, const Profile& profile) {
    require_amounts(holding);
    Cells cells;
    if (holding.has(tile::office_room)) {
        cells.mountain += 7;
        cells.forest += 8;
    }
    const int tiles = std::accumulate(holding.furnishings.begin(), holding.furnishings.end(), 0);
    cells.dug = tiles + 2 * holding.ore_mines + std::max(0, holding.ruby_mines - holding.ore_mines);
    const int sown = static_cast<int>(holding.grain_fields.size() + holding.vegetable_fields.size());
    cells.cleared = holding.small_pastures + 2 * holding.large_pastures + sown;
    const int printed_used = 24 - profile.max_unused_spaces;
    cells.max_unused = std::clamp(cells.mountain + 1 - cells.dug, 0, 12 - printed_used) +
                       std::clamp(cells.forest - cells.cleared, 0, 12);
    return cells;
}

}  // namespace bastide::caverna
