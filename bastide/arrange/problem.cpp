#include "bastide/arrange/problem.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <expected>
#include <string>
#include <utility>

#include "bastide/arrange/detail/valid_kinds.h"
#include "bastide/arrange/errors.h"
#include "bastide/tile/legend.h"

namespace bastide::arrange {
namespace {

using tile::Side;
using tile::Tile;

std::string shown(Tile tile) {
    return tile::to_string(legend(tile));
}

// The side of the cell beyond that is the same side.
GivenSide seen_from_beyond(const GivenSide& side) {
    return {neighbour(side.at, side.side), opposite(side.side), side.edge};
}

bool is_same_side(const GivenSide& one, const GivenSide& other) {
    return (one.at == other.at && one.side == other.side) ||
           (seen_from_beyond(one).at == other.at && seen_from_beyond(one).side == other.side);
}

Result<void> check_counts(const Problem& problem) {
    std::int64_t least = 0;
    std::int64_t most = 0;
    for (const Kind& kind : problem.kinds) {
        least += kind.least;
        most += kind.most;
    }
    const auto cells = static_cast<std::int64_t>(problem.shape.size());
    const auto tiles = [](std::int64_t count) {
        return Message(count == 1 ? errors::one_tile : errors::tiles, count);
    };
    Message for_cells(cells == 1 ? errors::one_cell : errors::cells, cells);
    if (most < cells && !problem.may_leave_cells)
        return fail({errors::too_few_tiles, tiles(most), std::move(for_cells), cells - most});
    if (least > cells)
        return fail({errors::too_many_tiles, tiles(least), std::move(for_cells), least - cells});
    return {};
}

Result<void> check_sides(const Problem& problem) {
    if (problem.may_leave_cells && !problem.sides.empty())
        return fail_at(problem.sides.front().at, errors::side_of_open_shape);
    for (std::size_t i = 0; i < problem.sides.size(); ++i) {
        const GivenSide& side = problem.sides[i];
        if (!problem.shape.contains(side.at)) return fail_at(side.at, errors::side_outside);
        for (std::size_t before = 0; before < i; ++before) {
            const GivenSide& other = problem.sides[before];
            if (!is_same_side(side, other) || side.edge == other.edge) continue;
            return fail_at(side.at, {errors::side_twice, name(side.side), name(other.edge), name(side.edge)});
        }
    }
    return {};
}

// Checks that enough of a fixed tile is among the tiles.
Result<void> check_supply(const Problem& problem, std::size_t fixed) {
    const auto& [at, tile] = problem.fixed[fixed];
    const int kind = kind_of(tile, problem.kinds);
    if (kind < 0) return fail_at(at, {errors::fixed_not_among_tiles, shown(tile)});
    const auto alike =
        std::count_if(problem.fixed.begin(), problem.fixed.begin() + static_cast<std::ptrdiff_t>(fixed) + 1,
                      [&](const FixedTile& other) { return kind_of(other.tile, problem.kinds) == kind; });
    const int most = problem.kinds[static_cast<std::size_t>(kind)].most;
    if (alike <= most) return {};
    if (most == 1) return fail_at(at, {errors::fixed_too_often_of_one, shown(tile), alike});
    return fail_at(at, {errors::fixed_too_often, shown(tile), alike, most});
}

// The edge that a side of a fixed tile must have, and the reason.
Result<void> check_side(const Problem& problem, const FixedTile& fixed, Side side) {
    const tile::Edge shows = fixed.tile.edge(side);
    const auto fail_if = [&](tile::Edge due, const MessageKind& kind) -> Result<void> {
        if (due == shows) return {};
        return fail_at(fixed.at, {kind, shown(fixed.tile), name(shows), name(side), name(due)});
    };
    const GivenSide own = {fixed.at, side, shows};
    const auto given =
        std::ranges::find_if(problem.sides, [&](const GivenSide& other) { return is_same_side(own, other); });
    if (given != problem.sides.end()) return fail_if(given->edge, errors::fixed_against_side);
    if (problem.border && !problem.shape.contains(neighbour(fixed.at, side)))
        return fail_if(*problem.border, errors::fixed_against_border);
    return {};
}

// True if two fixed tiles can be neighbours, the second on that side of the first.
Result<void> check_pair(const Problem& problem, const FixedTile& first, const FixedTile& second, Side side) {
    const Message there = landscape::place_of(first.at);
    const Side back = opposite(side);
    const tile::Edge edge = first.tile.edge(side);
    if (second.tile.edge(back) != edge) {
        return fail_at(second.at, {errors::fixed_against_fixed, shown(second.tile),
                                   name(second.tile.edge(back)), name(back), there, name(edge)});
    }
    if (problem.equal_apart && canonical_rotation(first.tile) == canonical_rotation(second.tile))
        return fail_at(second.at, {errors::fixed_equal, there});
    for (const tile::FeatureKind kind : problem.features_apart) {
        const bool goes_across = name(edge) == name(kind);
        if (!goes_across && has_feature(first.tile, kind) && has_feature(second.tile, kind))
            return fail_at(second.at, {errors::fixed_features_touch, name(kind), there});
    }
    return {};
}

bool touch_at_corner(tile::Cell one, tile::Cell other) {
    return std::abs(one.row - other.row) == 1 && std::abs(one.column - other.column) == 1;
}

Result<void> check_fixed(const Problem& problem, std::size_t at) {
    const FixedTile& fixed = problem.fixed[at];
    if (!problem.shape.contains(fixed.at)) return fail_at(fixed.at, errors::fixed_outside);
    if (auto supply = check_supply(problem, at); !supply) return supply;
    for (const Side side : tile::all_sides) {
        if (auto agrees = check_side(problem, fixed, side); !agrees) return agrees;
    }
    for (std::size_t before = 0; before < at; ++before) {
        const FixedTile& other = problem.fixed[before];
        if (other.at == fixed.at) return fail_at(fixed.at, errors::fixed_twice);
        if (problem.equal_apart_at_corners && touch_at_corner(other.at, fixed.at) &&
            canonical_rotation(other.tile) == canonical_rotation(fixed.tile))
            return fail_at(fixed.at, {errors::fixed_equal, landscape::place_of(other.at)});
        for (const Side side : tile::all_sides) {
            if (neighbour(other.at, side) != fixed.at) continue;
            if (auto pair = check_pair(problem, other, fixed, side); !pair) return pair;
        }
    }
    return {};
}

}  // namespace

bool has_feature(Tile tile, tile::FeatureKind kind) {
    switch (kind) {
        case tile::FeatureKind::city:
            return tile.count(tile::Edge::city) > 0;
        case tile::FeatureKind::road:
            return tile.count(tile::Edge::road) > 0;
        case tile::FeatureKind::monastery:
            return tile.has_monastery();
    }
    return false;
}

Result<void> check(const Problem& problem) {
    detail::require_valid_kinds(problem.kinds);
    if (problem.shape.size() == 0) return fail(errors::empty_shape);
    if (auto counts = check_counts(problem); !counts) return counts;
    if (auto sides = check_sides(problem); !sides) return sides;
    for (std::size_t at = 0; at < problem.fixed.size(); ++at) {
        if (auto fixed = check_fixed(problem, at); !fixed) return fixed;
    }
    return {};
}

}  // namespace bastide::arrange
