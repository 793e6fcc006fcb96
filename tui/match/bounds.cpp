#include "tui/match/bounds.h"

#include <algorithm>

namespace bastide::tui {

Bounds bounds_of(const match::Board& board) {
    Bounds bounds;
    for (const match::PlacedTile& tile : board.tiles()) {
        const ScreenPos at = on_screen(tile.at);
        bounds.low = {std::min(bounds.low.row, at.row), std::min(bounds.low.column, at.column)};
        bounds.high = {std::max(bounds.high.row, at.row), std::max(bounds.high.column, at.column)};
    }
    --bounds.low.row;
    --bounds.low.column;
    ++bounds.high.row;
    ++bounds.high.column;
    return bounds;
}

}  // namespace bastide::tui
