// The five numbers that describe a tile: [north, east, south, west, cities].
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "bastide/base/require.h"
#include "bastide/tile/tile.h"

namespace bastide::tile {

// Edges clockwise from north (0 field, 1 road, 2 city), then the number of separate cities.
using FiveNumbers = std::array<int, 5>;

// The relation between the count of cities and the edges.
enum class CityCount : std::uint8_t {
    fits,         // 1, or the number of city edges
    contradicts,  // a wrong count, but with fewer than two city edges there is only one way to read the tile
    unreadable,   // two or more city edges, and the count is neither 1 nor their number
};

struct LegendReading {
    Tile tile = {};  // the empty square if the count is unreadable
    CityCount count = CityCount::fits;
};

// Reads five numbers. The edges must be 0, 1 or 2.
constexpr LegendReading read_legend(const FiveNumbers& five) {
    for (std::size_t side = 0; side < 4; ++side)
        require(five[side] >= 0 && five[side] <= 2, "an edge is 0, 1 or 2", five[side]);
    const std::array edges = {static_cast<Edge>(five[0]), static_cast<Edge>(five[1]),
                              static_cast<Edge>(five[2]), static_cast<Edge>(five[3])};
    const Tile joined(edges, Cities::joined);
    const int city_edges = joined.count(Edge::city);
    const int cities = five[4];
    if (city_edges < 2) {
        return {joined, cities == city_edges ? CityCount::fits : CityCount::contradicts};
    }
    if (cities == 1) return {joined, CityCount::fits};
    if (cities == city_edges) return {Tile(edges, Cities::separate), CityCount::fits};
    return {Tile(), CityCount::unreadable};
}

// Returns the five numbers of a tile other than the empty square.
constexpr FiveNumbers legend(Tile tile) {
    require(tile != Tile(), "the square has a tile");
    return {static_cast<int>(tile.edge(Side::north)), static_cast<int>(tile.edge(Side::east)),
            static_cast<int>(tile.edge(Side::south)), static_cast<int>(tile.edge(Side::west)), tile.cities()};
}

// "[2,1,1,0,1]".
inline std::string to_string(const FiveNumbers& five) {
    std::string text;
    for (const int number : five) text += (text.empty() ? "[" : ",") + std::to_string(number);
    return text + "]";
}

}  // namespace bastide::tile
