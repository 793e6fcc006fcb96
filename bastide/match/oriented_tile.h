// The 24 tile types in their four rotations, and the demands that they meet: the parts of the tile table that
// are used during play.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "bastide/match/move.h"
#include "bastide/match/tile.h"

namespace bastide::match {

// A type and a rotation: 4 * type + rotation.
using OrientedTile = std::uint8_t;

inline constexpr std::size_t oriented_count = std::size_t{4} * type_count;

static_assert(oriented_count - 1 <= std::numeric_limits<OrientedTile>::max(), "there are at most 64 types");

constexpr OrientedTile oriented_tile(Type type, int rotation) {
    return static_cast<OrientedTile>(4 * type + (rotation & 3));
}

struct OrientedType {
    std::array<tile::Edge, 4> edges = {};                   // by `Side`
    std::array<std::uint8_t, contact_count> piece_at = {};  // by contact, `no_piece` next to a city
};

namespace detail {

constexpr OrientedType turn(const TileType& type, int rotation) {
    OrientedType tile;
    for (const tile::Side side : tile::all_sides)
        tile.edges[index(rotate(side, rotation))] = type.edges[index(side)];
    tile.piece_at.fill(no_piece);
    for (std::uint8_t piece = 0; piece < type.piece_count; ++piece) {
        const Contacts contacts = rotate(type.pieces[piece].contacts, rotation);
        for (std::size_t i = 0; i < contact_count; ++i)
            if ((contacts >> i & 1) != 0) tile.piece_at[i] = piece;
    }
    return tile;
}

constexpr std::array<OrientedType, oriented_count> turn_all() {
    std::array<OrientedType, oriented_count> tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = turn(types[i / 4], static_cast<int>(i % 4));
    return tiles;
}

}  // namespace detail

inline constexpr std::array<OrientedType, oriented_count> oriented_types = detail::turn_all();

// A set of rotations: bit r stands for r quarter turns.
using Rotations = std::uint8_t;

namespace detail {

// True if two rotations of a type are equivalent under the rules: each piece in one rotation is also a piece
// in the other.
constexpr bool are_alike(const TileType& type, int one, int other) {
    for (const Piece& piece : type) {
        bool found = false;
        for (const Piece& twin : type) {
            found |= piece.kind == twin.kind && piece.pennants == twin.pennants &&
                     rotate(piece.contacts, one) == rotate(twin.contacts, other);
        }
        if (!found) return false;
    }
    return true;
}

constexpr std::array<Rotations, type_count> find_distinct() {
    std::array<Rotations, type_count> distinct{};
    for (Type type = 0; type < type_count; ++type) {
        for (int rotation = 0; rotation < 4; ++rotation) {
            bool is_first = true;
            for (int before = 0; before < rotation; ++before)
                is_first &= !are_alike(types[type], before, rotation);
            if (is_first) distinct[type] = static_cast<Rotations>(distinct[type] | 1 << rotation);
        }
    }
    return distinct;
}

}  // namespace detail

// By type, the first rotation of each set of rotations that look alike.
inline constexpr std::array<Rotations, type_count> distinct_rotations = detail::find_distinct();

// Returns the distinct rotation that looks like `rotation`.
constexpr std::uint8_t first_alike(Type type, std::uint8_t rotation) {
    require_type(type);
    // Rotations look alike after a quarter or half turn or never, so the distinct rotations are 0, 0 to 1, or
    // 0 to 3.
    const std::uint8_t last = distinct_rotations[type];
    return last == 0b1 ? 0 : last == 0b11 ? rotation & 1 : rotation;
}

// The edges that an empty square demands: two bits per side, with north in the lowest bits. 0 means that
// there is no tile. Otherwise the value is 1 + the `Edge`.
using Demand = std::uint8_t;

constexpr Demand demand(tile::Side side, tile::Edge edge) {
    return static_cast<Demand>((1 + static_cast<unsigned>(edge)) << 2 * index(side));
}

// The rotations in which a type fits a demand.
extern const std::array<std::array<Rotations, 256>, type_count> fits;

// The number of distinct rotations in which a type fits a demand.
extern const std::array<std::array<std::uint8_t, 256>, type_count> count_of_fits;

}  // namespace bastide::match
