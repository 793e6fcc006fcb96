#include "bastide/arrange/sequence.h"

#include <algorithm>
#include <expected>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "bastide/arrange/errors.h"
#include "bastide/base/require.h"
#include "bastide/tile/cell.h"
#include "bastide/tile/legend.h"
#include "bastide/tile/side.h"

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using tile::Cell;

constexpr MessageKind unconnected_puzzle{
    "arrange.unconnected_puzzle",
    "the tile is not connected to the first, as a puzzle's are: use a connected shape"};
constexpr MessageKind open_puzzle{"arrange.open_puzzle",
                                  "a {0} is open, which a puzzle does not allow: close it"};
constexpr MessageKind tile_of_no_puzzle{"arrange.tile_of_no_puzzle",
                                        "a puzzle cannot have the tile {0}: {1}"};
constexpr MessageKind large_puzzle{"arrange.large_puzzle",
                                   "a puzzle has at most {0} tiles, and the map has {1}: use a smaller map"};

std::vector<Cell> cells_of(const Landscape& map) {
    std::vector<Cell> cells;
    for (std::size_t row = 0; row < map.rows(); ++row) {
        const auto tiles = map.row(row);
        for (std::size_t column = 0; column < tiles.size(); ++column)
            if (!tiles[column].empty())
                cells.push_back({static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)});
    }
    return cells;
}

// Returns a road or city edge of the tile that has no neighbour.
std::optional<tile::Edge> open_edge(const Landscape& map, Cell cell) {
    for (const tile::Side side : tile::all_sides) {
        const tile::Edge edge = map.at(cell).edge(side);
        if (edge != tile::Edge::field && map.at(neighbour(cell, side)).empty()) return edge;
    }
    return std::nullopt;
}

}  // namespace

Result<std::vector<tile::Tile>> sequence(const Landscape& map) {
    const std::vector<Cell> cells = cells_of(map);
    require(!cells.empty(), "the map has a tile");
    std::vector<Cell> order = {cells.front()};
    std::set<Cell> reached = {cells.front()};
    for (std::size_t next = 0; next < order.size(); ++next) {
        for (const tile::Side side : tile::all_sides) {
            const Cell beside = neighbour(order[next], side);
            if (!map.at(beside).empty() && reached.insert(beside).second) order.push_back(beside);
        }
    }
    std::vector<tile::Tile> tiles;
    for (const Cell cell : cells) {
        if (!reached.contains(cell)) return fail_at(cell, unconnected_puzzle);
        if (const auto edge = open_edge(map, cell)) return fail_at(cell, {open_puzzle, name(*edge)});
    }
    std::ranges::transform(order, std::back_inserter(tiles), [&map](Cell cell) { return map.at(cell); });
    return tiles;
}

Result<puzzle::Puzzle> to_puzzle(const Landscape& map) {
    auto tiles = sequence(map);
    if (!tiles) return std::unexpected(std::move(tiles.error()));
    for (const tile::Tile tile : *tiles) {
        if (const MessageKind* const why = puzzle::illegality(tile))
            return fail({tile_of_no_puzzle, tile::to_string(tile::legend(tile)), Message(*why)});
    }
    if (tiles->size() > puzzle::max_puzzle_tiles)
        return fail({large_puzzle, puzzle::max_puzzle_tiles, tiles->size()});
    return puzzle::Puzzle{std::move(*tiles)};
}

}  // namespace bastide::arrange
