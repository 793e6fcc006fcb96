#include "bastide/draw/table_marks.h"

#include <algorithm>

#include "bastide/match/dead_cells.h"

namespace bastide::draw {

CellMark mark_of(const match::Position& position, const match::OpenSquare& open, TableMarks marks) {
    const match::Type hand = position.tile();
    if (marks.legal && hand != match::no_tile && match::fits[hand][open.demand] != 0) return CellMark::legal;
    return marks.dead && match::is_dead(position, open) ? CellMark::dead : CellMark::none;
}

TableBounds table_bounds(const match::Position& position, TableMarks marks) {
    TableBounds bounds;
    const auto include = [&](match::Square at) {
        bounds.west = std::min<int>(bounds.west, at.x);
        bounds.east = std::max<int>(bounds.east, at.x);
        bounds.north = std::min<int>(bounds.north, at.y);
        bounds.south = std::max<int>(bounds.south, at.y);
    };
    for (const match::PlacedTile& tile : position.board().tiles()) include(tile.at);
    for (const match::OpenSquare& open : position.board().open_squares())
        if (mark_of(position, open, marks) != CellMark::none) include(open.at);
    return bounds;
}

}  // namespace bastide::draw
