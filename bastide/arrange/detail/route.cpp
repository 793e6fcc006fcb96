#include "bastide/arrange/detail/route.h"

#include <algorithm>

#include "bastide/arrange/detail/links.h"

namespace bastide::arrange::detail {
namespace {

// Breadth first: the sides in the order they are found, and by which step.
struct Flood {
    std::vector<std::size_t> found;
    std::vector<std::optional<Step>> by;
    std::vector<bool> is_found;
};

Flood flood(const Terrain& terrain, std::size_t from) {
    Flood flood;
    flood.by.resize(terrain.sides.size());
    flood.is_found.resize(terrain.sides.size());
    flood.found.push_back(from);
    flood.is_found[from] = true;
    for (std::size_t next = 0; next < flood.found.size(); ++next) {
        for (const CellSide& at : terrain.sides.beside(flood.found[next])) {
            for (const tile::Side to : tile::all_sides) {
                const std::size_t beyond = terrain.sides.of({at.cell, to});
                if (flood.is_found[beyond] || !terrain.joins(at.cell, at.side, to)) continue;
                flood.is_found[beyond] = true;
                flood.by[beyond] = Step{at.cell, at.side, to};
                flood.found.push_back(beyond);
            }
        }
    }
    return flood;
}

}  // namespace

bool Terrain::joins(std::size_t cell, tile::Side one, tile::Side other) const {
    return one != other && link_of(map.at(shape.cells()[cell]), kind, one, other) == Link::joined;
}

std::optional<std::vector<Step>> route(const Terrain& terrain, std::size_t from, std::size_t to) {
    const Flood ways = flood(terrain, from);
    if (!ways.is_found[to]) return std::nullopt;
    std::vector<Step> steps;
    while (const std::optional<Step>& step = ways.by[to]) {
        steps.push_back(*step);
        to = terrain.sides.of({steps.back().cell, steps.back().from});
    }
    std::ranges::reverse(steps);
    return steps;
}

std::vector<std::size_t> sides_of_feature(const Terrain& terrain, std::size_t from) {
    return flood(terrain, from).found;
}

}  // namespace bastide::arrange::detail
