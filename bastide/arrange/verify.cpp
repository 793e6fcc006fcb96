#include "bastide/arrange/verify.h"

#include <algorithm>
#include <expected>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using tile::Cell;
using tile::Side;
using tile::Tile;

std::unexpected<Error> fail_at(Cell at, std::string what) {
    Error error = file_error({}, std::move(what));
    error.where.context = to_string(at);
    return std::unexpected(std::move(error));
}

std::string side_of(Side side) {
    return "the " + std::string(name(side)) + " side";
}

// Of two neighbours.
Result<void> verify_pair(const Question& question, const Landscape& map, Cell at, Side side) {
    const Tile here = map.at(at);
    const Tile there = map.at(neighbour(at, side));
    if (here.edge(side) != there.edge(opposite(side)))
        return fail_at(at, side_of(side) + " differs from its neighbour's");
    if (question.equal_apart) {
        for (int turns = 0; turns < 4; ++turns)
            if (here.turned(turns) == there) return fail_at(at, "an equal tile lies beyond " + side_of(side));
    }
    for (const tile::FeatureKind kind : question.features_apart) {
        const bool is_joined = name(here.edge(side)) == name(kind);
        if (!is_joined && has_feature(here, kind) && has_feature(there, kind))
            return fail_at(at, "there is another " + std::string(name(kind)) + " beyond " + side_of(side));
    }
    return {};
}

Result<void> verify_cell(const Question& question, const Landscape& map, Cell at) {
    if (map.at(at).empty()) {
        if (question.may_leave_cells) return {};
        return fail_at(at, "the cell is empty");
    }
    for (const Side side : tile::all_sides) {
        const Cell beyond = neighbour(at, side);
        if (!map.at(beyond).empty()) {
            if (auto pair = verify_pair(question, map, at, side); !pair) return pair;
            continue;
        }
        const bool is_given = std::ranges::any_of(
            question.sides, [&](const GivenSide& given) { return given.at == at && given.side == side; });
        if (question.border && !is_given && map.at(at).edge(side) != *question.border)
            return fail_at(at, side_of(side) + " differs from the border");
    }
    return {};
}

Result<void> verify_counts(const Question& question, const Landscape& map) {
    std::map<std::uint8_t, int> laid;
    for (const Cell at : question.shape.cells()) {
        if (map.at(at).empty()) continue;
        std::uint8_t kind = map.at(at).code();
        for (int turns = 1; turns < 4; ++turns) kind = std::min(kind, map.at(at).turned(turns).code());
        ++laid[kind];
    }
    for (const Kind& kind : question.kinds) {
        const auto count = laid.find(kind.tile.code());
        const int used = count == laid.end() ? 0 : count->second;
        if (used < kind.least || used > kind.most)
            return std::unexpected(file_error({}, "a kind of tile is laid " + std::to_string(used) +
                                                      " times, not " + std::to_string(kind.least) + " to " +
                                                      std::to_string(kind.most)));
        if (count != laid.end()) laid.erase(count);
    }
    if (!laid.empty()) return std::unexpected(file_error({}, "a tile is laid that is not among the tiles"));
    return {};
}

// How many neighbours can be reached from the first tile, itself included.
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

// That tiles lie where they may, and are connected if they must be.
Result<void> verify_extent(const Question& question, const Landscape& map) {
    const auto cells = question.shape.cells();
    if (!question.may_leave_cells) {
        if (map.tiles() == cells.size()) return {};
        return std::unexpected(file_error({}, "there are more or fewer tiles than cells"));
    }
    const auto laid =
        static_cast<std::size_t>(std::ranges::count_if(cells, [&](Cell at) { return !map.at(at).empty(); }));
    if (laid != map.tiles()) return std::unexpected(file_error({}, "a tile lies outside the shape"));
    const auto first = std::ranges::find_if(cells, [&](Cell at) { return !map.at(at).empty(); });
    if (first == cells.end()) return std::unexpected(file_error({}, "there is no tile"));
    if (reached(map, *first) != laid) return std::unexpected(file_error({}, "the tiles are not connected"));
    return {};
}

}  // namespace

Result<void> verify(const Question& question, const Landscape& map) {
    if (auto extent = verify_extent(question, map); !extent) return extent;
    for (const Cell at : question.shape.cells()) {
        if (auto cell = verify_cell(question, map, at); !cell) return cell;
    }
    for (const FixedTile& fixed : question.fixed)
        if (map.at(fixed.at) != fixed.tile) return fail_at(fixed.at, "the fixed tile does not lie there");
    for (const GivenSide& given : question.sides) {
        if (map.at(given.at).edge(given.side) != given.edge)
            return fail_at(given.at, side_of(given.side) + " is not as given");
    }
    return verify_counts(question, map);
}

}  // namespace bastide::arrange
