// The contacts at which a tile meets the pieces of its neighbours.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bastide/match/board.h"

namespace bastide::match {

namespace detail {

// The contacts of a side at which pieces connect: bit 0 the left, bit 1 the middle, bit 2 the right. City
// sides use only the middle, fields only the others.
inline constexpr std::array<std::array<At, 3>, 3> pairing = {{
    {At::left, At::right, At::right},
    {At::left, At::middle, At::right},
    {At::middle, At::middle, At::middle},
}};
inline constexpr std::array<std::uint8_t, 3> meeting_count = {2, 3, 1};

}  // namespace detail

// Calls `meet(piece, tile, other)` for each contact of a tile on an open square with a neighbour: `piece` is
// the piece of the tile, `tile` the neighbour's number and `other` its piece.
template <class Meet>
void for_each_meeting(const Board& board, Square at, OrientedTile orientation, const Meet& meet) {
    const OrientedType& tile = oriented_types[orientation];
    for (const tile::Side side : tile::all_sides) {
        const std::uint8_t beside = board.tile_at(neighbour(at, side));
        if (beside == Board::none) continue;
        const OrientedType& other = oriented_types[board.tile(beside).orientation];
        const auto edge = static_cast<std::size_t>(tile.edges[index(side)]);
        for (std::size_t i = 0; i < detail::meeting_count[edge]; ++i) {
            const std::size_t here = contact(side, detail::pairing[edge][i]);
            meet(tile.piece_at[here], beside, other.piece_at[facing(here)]);
        }
    }
}

}  // namespace bastide::match
