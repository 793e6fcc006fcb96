#include "bastide/arrange/testing/random_problem.h"

#include <algorithm>
#include <vector>

#include "bastide/tile/catalogue.h"

namespace bastide::arrange::testing {
namespace {

using tile::Side;
using tile::Tile;

// A number from 0 to `bound` - 1, near enough to even.
int below(int bound, std::mt19937_64& random) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

// One of the 19 in a turn that fits a neighbour in the north and one in the west, if they are there. There is
// one for every two sides.
Tile fitting(const Tile* north, const Tile* west, std::mt19937_64& random) {
    while (true) {
        const Tile tile =
            tile::catalogue[static_cast<std::size_t>(below(19, random))].rotate(below(4, random));
        if (north != nullptr && north->edge(Side::south) != tile.edge(Side::north)) continue;
        if (west != nullptr && west->edge(Side::east) != tile.edge(Side::west)) continue;
        return tile;
    }
}

// Tiles for the cells of a shape, in their order.
std::vector<Tile> random_map(const Shape& shape, std::mt19937_64& random) {
    std::vector<Tile> map;
    const auto tile_beside = [&](tile::Cell cell, Side side) -> const Tile* {
        const int at = shape.index_of(neighbour(cell, side));
        return at < 0 ? nullptr : &map[static_cast<std::size_t>(at)];
    };
    map.reserve(shape.size());
    for (const tile::Cell cell : shape.cells())
        map.push_back(fitting(tile_beside(cell, Side::north), tile_beside(cell, Side::west), random));
    return map;
}

Shape small_shape(std::mt19937_64& random) {
    std::vector<tile::Cell> cells = {{below(3, random), below(3, random)}};
    const int most = 1 + below(7, random);
    for (int cell = 1; cell < most; ++cell) cells.push_back({below(3, random), below(3, random)});
    return *Shape::of(std::move(cells));
}

void add_rules(Problem& problem, std::mt19937_64& random) {
    problem.equal_apart = below(4, random) == 0;
    problem.equal_apart_at_corners = below(4, random) == 0;
    for (const tile::FeatureKind kind : tile::all_feature_kinds)
        if (below(6, random) == 0) problem.features_apart.push_back(kind);
    if (below(4, random) == 0) problem.border = static_cast<tile::Edge>(below(3, random));
}

}  // namespace

Problem cut_problem(const Cut& cut, std::mt19937_64& random) {
    Problem problem;
    problem.shape = *Shape::rectangle(cut.rows, cut.columns);
    const std::vector<Tile> map = random_map(problem.shape, random);
    problem.kinds = kinds_of(map);
    if (!cut.border_given) return problem;
    for (std::size_t at = 0; at < map.size(); ++at) {
        const tile::Cell cell = problem.shape.cells()[at];
        for (const Side side : tile::all_sides)
            if (!problem.shape.contains(neighbour(cell, side)))
                problem.sides.push_back({cell, side, map[at].edge(side)});
    }
    return problem;
}

Problem small_problem(std::mt19937_64& random) {
    while (true) {
        Problem problem;
        problem.shape = small_shape(random);
        const std::vector<Tile> map = random_map(problem.shape, random);
        std::vector<Tile> tiles = map;
        for (int more = below(3, random); more > 0; --more)
            tiles.push_back(fitting(nullptr, nullptr, random));
        if (below(3, random) == 0) tiles[0] = fitting(nullptr, nullptr, random);
        problem.kinds = kinds_of(tiles);
        if (tiles.size() > map.size() || below(3, random) == 0) allow_leftovers(problem.kinds);
        if (below(8, random) == 0) add_any_number(problem.kinds, tiles[0]);
        add_rules(problem, random);
        const auto at = static_cast<std::size_t>(below(static_cast<int>(map.size()), random));
        const tile::Cell cell = problem.shape.cells()[at];
        const Side side = tile::all_sides[static_cast<std::size_t>(below(4, random))];
        if (below(3, random) == 0) problem.fixed.push_back({cell, map[at]});
        if (below(4, random) == 0) problem.sides.push_back({cell, side, map[at].edge(side)});
        if (check(problem)) return problem;
    }
}

}  // namespace bastide::arrange::testing
