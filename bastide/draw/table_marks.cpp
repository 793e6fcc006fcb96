#include "bastide/draw/table_marks.h"

#include <algorithm>

#include "bastide/match/spots.h"

namespace bastide::draw {

SpotMark mark_of(const match::Position& position, const match::Spot& spot, TableMarks marks) {
    const match::Type hand = position.tile();
    if (marks.legal && hand != match::no_tile && match::fits[hand][spot.demand] != 0) return SpotMark::legal;
    return marks.dead && match::is_dead(position, spot) ? SpotMark::dead : SpotMark::none;
}

TableBounds table_bounds(const match::Position& position, TableMarks marks) {
    TableBounds bounds;
    const auto include = [&](match::Square at) {
        bounds.west = std::min<int>(bounds.west, at.x);
        bounds.east = std::max<int>(bounds.east, at.x);
        bounds.north = std::min<int>(bounds.north, at.y);
        bounds.south = std::max<int>(bounds.south, at.y);
    };
    for (const match::LaidTile& tile : position.board().tiles()) include(tile.at);
    for (const match::Spot& spot : position.board().spots())
        if (mark_of(position, spot, marks) != SpotMark::none) include(spot.at);
    return bounds;
}

}  // namespace bastide::draw
