// The meaning of a tile with two adjacent city edges and a count of two cities.
#pragma once

#include <cstdint>

#include "bastide/landscape/landscape.h"
#include "bastide/tile/tile.h"

namespace bastide::landscape {

// According to the legend of the format, these edges are two cities. One published example scores them as one
// city.
enum class CornerCities : std::uint8_t { split, joined };

// True if the tile has exactly two city edges, these are adjacent, and it has two cities.
constexpr bool has_corner_cities(tile::Tile tile) {
    const bool north_or_south =
        tile.edge(tile::Side::north) == tile::Edge::city || tile.edge(tile::Side::south) == tile::Edge::city;
    const bool east_or_west =
        tile.edge(tile::Side::east) == tile::Edge::city || tile.edge(tile::Side::west) == tile::Edge::city;
    return tile.cities_separate() && tile.cities() == 2 && north_or_south && east_or_west;
}

// Returns the tile as this reading interprets it.
constexpr tile::Tile read_corner_cities(tile::Tile tile, CornerCities corners) {
    if (corners == CornerCities::split || !has_corner_cities(tile)) return tile;
    return tile::Tile({tile.edge(tile::Side::north), tile.edge(tile::Side::east),
                       tile.edge(tile::Side::south), tile.edge(tile::Side::west)});
}

// Returns the landscape as this reading interprets it.
inline Landscape read_corner_cities(const Landscape& landscape, CornerCities corners) {
    Landscape read;
    std::vector<tile::Tile> row;
    for (std::size_t i = 0; i < landscape.rows(); ++i) {
        row.assign(landscape.row(i).begin(), landscape.row(i).end());
        for (tile::Tile& tile : row) tile = read_corner_cities(tile, corners);
        read.add_row(row);
    }
    return read;
}

}  // namespace bastide::landscape
