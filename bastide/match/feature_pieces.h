// The pieces that a feature consists of.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bastide/match/board.h"
#include "bastide/match/features.h"

namespace bastide::match {

// Calls `visit(tile, piece)` for each piece of the feature that piece `one` belongs to, tile by tile.
template <class Visit>
void for_each_piece(const Board& board, const Features& features, Node one, const Visit& visit) {
    const Node root = features.root(one);
    for (std::size_t tile = 0; tile < board.tiles().size(); ++tile) {
        const Node first = features.first_node(tile);
        for (std::uint8_t piece = 0; piece < types[board.tile(tile).type()].piece_count; ++piece)
            if (features.root(static_cast<Node>(first + piece)) == root) visit(tile, piece);
    }
}

}  // namespace bastide::match
