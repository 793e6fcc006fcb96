#include "bastide/arrange/verify.h"

#include <algorithm>
#include <expected>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bastide/arrange/errors.h"

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using tile::Cell;
using tile::Side;
using tile::Tile;

constexpr MessageKind side_differs{"arrange.side_differs", "the {0} side differs from its neighbour's"};
constexpr MessageKind equal_neighbour{"arrange.equal_neighbour", "an equal tile is beyond the {0} side"};
constexpr MessageKind equal_at_corner{"arrange.equal_at_corner", "an equal tile is at the corner"};
constexpr MessageKind feature_beyond{"arrange.feature_beyond", "there is another {0} beyond the {1} side"};
constexpr MessageKind empty_cell{"arrange.empty_cell", "the cell is empty"};
constexpr MessageKind border_differs{"arrange.border_differs", "the {0} side differs from the border"};
constexpr MessageKind wrong_count{"arrange.wrong_count",
                                  "a kind of tile is placed {0} times, not {1} to {2}"};
constexpr MessageKind foreign_tile{"arrange.foreign_tile",
                                   "a tile is placed that is not among the given tiles"};
constexpr MessageKind wrong_number{"arrange.wrong_number", "there are more or fewer tiles than cells"};
constexpr MessageKind tile_outside{"arrange.tile_outside", "a tile is outside the shape"};
constexpr MessageKind no_tile{"arrange.no_tile", "there is no tile"};
constexpr MessageKind unconnected{"arrange.unconnected", "the tiles are not connected"};
constexpr MessageKind fixed_elsewhere{"arrange.fixed_elsewhere", "the fixed tile is not there"};
constexpr MessageKind side_not_as_given{"arrange.side_not_as_given", "the {0} side is not as given"};

// True if two tiles are of the same kind.
bool are_equal(Tile one, Tile other) {
    for (int turns = 0; turns < 4; ++turns)
        if (one.rotate(turns) == other) return true;
    return false;
}

// Checks two neighbours.
Result<void> verify_pair(const Problem& problem, const Landscape& map, Cell at, Side side) {
    const Tile here = map.at(at);
    const Tile there = map.at(neighbour(at, side));
    if (here.edge(side) != there.edge(opposite(side))) return fail_at(at, {side_differs, name(side)});
    if (problem.equal_apart && are_equal(here, there)) return fail_at(at, {equal_neighbour, name(side)});
    for (const tile::FeatureKind kind : problem.features_apart) {
        const bool is_joined = name(here.edge(side)) == name(kind);
        if (!is_joined && has_feature(here, kind) && has_feature(there, kind))
            return fail_at(at, {feature_beyond, name(kind), name(side)});
    }
    return {};
}

Result<void> verify_cell(const Problem& problem, const Landscape& map, Cell at) {
    if (map.at(at).empty()) {
        if (problem.may_leave_cells) return {};
        return fail_at(at, empty_cell);
    }
    if (problem.equal_apart_at_corners) {
        for (const auto column : {at.column - 1, at.column + 1})
            if (are_equal(map.at(at), map.at({at.row + 1, column}))) return fail_at(at, equal_at_corner);
    }
    for (const Side side : tile::all_sides) {
        const Cell beyond = neighbour(at, side);
        if (!map.at(beyond).empty()) {
            if (auto pair = verify_pair(problem, map, at, side); !pair) return pair;
            continue;
        }
        const bool is_given = std::ranges::any_of(
            problem.sides, [&](const GivenSide& given) { return given.at == at && given.side == side; });
        if (problem.border && !is_given && map.at(at).edge(side) != *problem.border)
            return fail_at(at, {border_differs, name(side)});
    }
    return {};
}

Result<void> verify_counts(const Problem& problem, const Landscape& map) {
    std::map<std::uint8_t, int> placed;
    for (const Cell at : problem.shape.cells()) {
        if (map.at(at).empty()) continue;
        std::uint8_t kind = map.at(at).code();
        for (int turns = 1; turns < 4; ++turns) kind = std::min(kind, map.at(at).rotate(turns).code());
        ++placed[kind];
    }
    for (const Kind& kind : problem.kinds) {
        const auto count = placed.find(kind.tile.code());
        const int used = count == placed.end() ? 0 : count->second;
        if (used < kind.least || used > kind.most) return fail({wrong_count, used, kind.least, kind.most});
        if (count != placed.end()) placed.erase(count);
    }
    if (!placed.empty()) return fail(foreign_tile);
    return {};
}

// Counts the tiles that can be reached from the first, including itself.
std::size_t reached(const Landscape& map, Cell first) {
    std::set<Cell> seen = {first};
    std::vector<Cell> left = {first};
    while (!left.empty()) {
        const Cell at = left.back();
        left.pop_back();
        for (const Side side : tile::all_sides) {
            const Cell beyond = neighbour(at, side);
            if (!map.at(beyond).empty() && seen.insert(beyond).second) left.push_back(beyond);
        }
    }
    return seen.size();
}

// Checks that tiles are only on allowed cells, and connected if required.
Result<void> verify_extent(const Problem& problem, const Landscape& map) {
    const auto cells = problem.shape.cells();
    if (!problem.may_leave_cells) {
        if (map.tiles() == cells.size()) return {};
        return fail(wrong_number);
    }
    const auto placed =
        static_cast<std::size_t>(std::ranges::count_if(cells, [&](Cell at) { return !map.at(at).empty(); }));
    if (placed != map.tiles()) return fail(tile_outside);
    const auto first = std::ranges::find_if(cells, [&](Cell at) { return !map.at(at).empty(); });
    if (first == cells.end()) return fail(no_tile);
    if (reached(map, *first) != placed) return fail(unconnected);
    return {};
}

}  // namespace

Result<void> verify(const Problem& problem, const Landscape& map) {
    if (auto extent = verify_extent(problem, map); !extent) return extent;
    for (const Cell at : problem.shape.cells()) {
        if (auto cell = verify_cell(problem, map, at); !cell) return cell;
    }
    for (const FixedTile& fixed : problem.fixed)
        if (map.at(fixed.at) != fixed.tile) return fail_at(fixed.at, fixed_elsewhere);
    for (const GivenSide& given : problem.sides) {
        if (map.at(given.at).edge(given.side) != given.edge)
            return fail_at(given.at, {side_not_as_given, name(given.side)});
    }
    return verify_counts(problem, map);
}

}  // namespace bastide::arrange
