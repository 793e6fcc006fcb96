#include "bastide/draw/match/region.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "bastide/draw/match/shapes.h"
#include "bastide/match/feature_pieces.h"

namespace bastide::draw {
namespace {

using match::Board;
using match::PlacedTile;
using tile::Side;

// The side of the tile that an arc runs along, if it does.
std::optional<Side> side_along(const Arc& arc) {
    constexpr double near = 0.01;
    const auto all = [&](double Point::* axis, double at) {
        return std::ranges::all_of(arc, [&](Point point) { return std::abs(point.*axis - at) < near; });
    };
    if (all(&Point::y, 0)) return Side::north;
    if (all(&Point::x, 100)) return Side::east;
    if (all(&Point::y, 100)) return Side::south;
    if (all(&Point::x, 0)) return Side::west;
    return std::nullopt;
}

// An area with a hole is one curve: from its rim to the hole and back the same way.
bool leads_to_hole(const Curve& area, const Arc& arc) {
    return std::ranges::find(area, Arc{arc[3], arc[2], arc[1], arc[0]}) != area.end();
}

// Beyond a side with a tile the feature continues.
bool is_seam(const Board& board, const PlacedTile& tile, const Arc& arc) {
    const auto side = side_along(arc);
    return side && board.tile_at(neighbour(tile.at, *side)) != Board::none;
}

Curve moved(Curve curve, Point by) {
    for (Arc& arc : curve)
        for (Point& point : arc) point = point + by;
    return curve;
}

// The part of a piece's rim that is on the outline of its feature.
std::string rim(const Board& board, const PlacedTile& tile, const Curve& area) {
    std::string data;
    Curve run;
    const auto end_run = [&] { data += path_data(moved(std::exchange(run, {}), corner_of(tile.at))); };
    for (const Arc& arc : area) {
        if (leads_to_hole(area, arc) || is_seam(board, tile, arc)) {
            end_run();
        } else {
            run.push_back(arc);
        }
    }
    end_run();
    return data;
}

}  // namespace

Region region(const match::Position& position, match::Node piece) {
    Region found;
    const Board& board = position.board();
    match::for_each_piece(board, position.features(), piece, [&](std::size_t number, std::size_t part) {
        const PlacedTile& tile = board.tile(number);
        const Curve area = piece_area(tile.type(), part, tile.rotation());
        if (found.area.empty()) found.mark = corner_of(tile.at) + anchor(tile.type(), part, tile.rotation());
        found.area += closed_path_data(moved(area, corner_of(tile.at)));
        found.outline += rim(board, tile, area);
    });
    return found;
}

}  // namespace bastide::draw
