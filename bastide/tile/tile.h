// A square of a landscape in one byte: the four edges, and whether the cities of the tile are joined.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bastide/tile/edge.h"
#include "bastide/tile/side.h"

namespace bastide::tile {

// The city edges of a tile form one city, or a separate city each. With fewer than two city edges, both
// values are equivalent.
enum class Cities : std::uint8_t { joined, separate };

// A tile with any of the 81 combinations of edges, or the empty square `Tile{}`.
//
// Maps contain millions of tiles, so a tile is one byte, with two bits per side, clockwise from north in the
// low bits. The values are 0 field, 1 road, 2 city joined to the tile's other cities, 3 separate city. Two
// tiles are equal exactly if their bytes are equal.
class Tile {
  public:
    constexpr Tile() = default;

    // Edges clockwise from north.
    constexpr explicit Tile(std::array<Edge, 4> edges, Cities cities = Cities::joined) : code_(0) {
        int city_edges = 0;
        for (const Edge edge : edges) city_edges += edge == Edge::city ? 1 : 0;
        const bool alone = cities == Cities::separate && city_edges > 1;
        for (const Side side : all_sides) {
            const auto edge = static_cast<unsigned>(edges[index(side)]);
            const unsigned bits = edge == 2 && alone ? 3U : edge;
            code_ = static_cast<std::uint8_t>(code_ | bits << (2 * index(side)));
        }
    }

    constexpr bool empty() const { return code_ == empty_code; }

    // The edge on `side`, or field if the square is empty.
    constexpr Edge edge(Side side) const {
        if (empty()) return Edge::field;
        const unsigned bits = (unsigned{code_} >> (2 * index(side))) & 3U;
        return bits == 3 ? Edge::city : static_cast<Edge>(bits);
    }

    constexpr int count(Edge kind) const {
        int edges = 0;
        for (const Side side : all_sides) edges += !empty() && edge(side) == kind ? 1 : 0;
        return edges;
    }

    // The number of separate cities of the tile.
    constexpr int cities() const {
        const int city_edges = count(Edge::city);
        return cities_separate() ? city_edges : (city_edges > 0 ? 1 : 0);
    }

    constexpr bool cities_separate() const { return !empty() && (code_ & (code_ >> 1) & 0x55U) != 0; }

    // Tiles without a city and with at most one road edge have a monastery.
    constexpr bool has_monastery() const {
        return !empty() && count(Edge::city) == 0 && count(Edge::road) <= 1;
    }

    // Returns the tile after `quarter_turns` clockwise turns. Negative numbers turn it counterclockwise.
    constexpr Tile rotate(int quarter_turns) const {
        return empty() ? *this : from_code(std::rotl(code_, 2 * (quarter_turns & 3)));
    }

    // Returns the tile with east and west swapped.
    constexpr Tile mirror() const {
        if (empty()) return *this;
        const unsigned code = code_;
        return from_code(
            static_cast<std::uint8_t>((code & 0x33U) | (code & 0x0CU) << 4 | (code & 0xC0U) >> 4));
    }

    // The byte described above, for tables indexed by tile.
    constexpr std::uint8_t code() const { return code_; }

    // Returns the tile with a code from `code()`.
    static constexpr Tile from_code(std::uint8_t code) {
        Tile tile;
        tile.code_ = code;
        return tile;
    }

    // The empty square: a single separate city on the west side, a code that no tile has.
    static constexpr std::uint8_t empty_code = 0xC0;

    friend constexpr bool operator==(const Tile&, const Tile&) = default;

  private:
    std::uint8_t code_ = empty_code;
};

}  // namespace bastide::tile
