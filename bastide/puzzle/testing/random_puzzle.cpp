#include "bastide/puzzle/testing/random_puzzle.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace bastide::puzzle::testing {
namespace {

using tile::Edge;
using GridPos = std::pair<int, int>;

constexpr std::array<GridPos, 4> steps = {{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

GridPos step(GridPos from, std::size_t side) {
    return {from.first + steps[side].first, from.second + steps[side].second};
}

// Cells in an order in which each touches an earlier one.
std::vector<GridPos> random_shape(int cells, std::mt19937_64& random) {
    std::vector<GridPos> shape = {{0, 0}};
    while (std::ssize(shape) < cells) {
        // Separate statements, because compilers evaluate arguments in different orders.
        const std::size_t side = random() % 4;
        const GridPos next = step(shape[random() % shape.size()], side);
        if (std::ranges::find(shape, next) == shape.end()) shape.push_back(next);
    }
    return shape;
}

}  // namespace

Puzzle random_puzzle(const RandomPuzzle& options, std::mt19937_64& random) {
    const auto per_thousand = static_cast<std::uint64_t>(options.density * 1000);
    while (true) {
        const std::vector<GridPos> shape = random_shape(options.tiles, random);
        std::map<GridPos, std::array<Edge, 4>> map;
        for (const GridPos& place : shape) map[place] = {};
        for (auto& [place, edges] : map) {
            for (const std::size_t side : {1U, 2U}) {
                const auto other = map.find(step(place, side));
                if (other == map.end() || random() % 1000 >= per_thousand) continue;
                const Edge edge = options.few_kinds || random() % 3 != 0 ? Edge::road : Edge::city;
                edges[side] = other->second[side ^ 2] = edge;
            }
        }
        Puzzle puzzle;
        for (const GridPos& place : shape) {
            const int turns = options.rotations ? static_cast<int>(random() % 4) : 0;
            puzzle.tiles.push_back(tile::Tile(map[place]).rotate(turns));
        }
        const bool legal =
            std::ranges::all_of(puzzle.tiles, [](tile::Tile tile) { return illegality(tile) == nullptr; });
        if (legal) return puzzle;
    }
}

}  // namespace bastide::puzzle::testing
