#include "bastide/match/bots/tile_outcomes.h"

#include <cstddef>

namespace bastide::match {
namespace {

// The sides of a piece's contacts, as a set of four bits.
unsigned sides_of_piece(const OrientedType& tile, std::uint8_t piece) {
    unsigned sides = 0;
    for (std::size_t contact = 0; contact < contact_count; ++contact)
        if (tile.piece_at[contact] == piece) sides |= 1U << contact / 3;
    return sides;
}

// True if all pieces in the middle of these sides end at sides with a neighbour.
bool closes(const OrientedType& tile, unsigned sides, unsigned neighbours) {
    for (std::size_t side = 0; side < 4; ++side) {
        if ((sides >> side & 1U) == 0) continue;
        const std::uint8_t piece = tile.piece_at[3 * side + 1];
        if (piece == no_piece || (sides_of_piece(tile, piece) & ~neighbours) != 0) return false;
    }
    return true;
}

}  // namespace

TileOutcomes::TileOutcomes() {
    for (std::size_t i = 0; i < oriented_count; ++i) {
        const OrientedType& tile = oriented_types[i];
        const TypeSet type = TypeSet{1} << i / 4;
        for (unsigned neighbours = 0; neighbours < 16; ++neighbours) {
            Demand due = 0;
            for (std::size_t side = 0; side < 4; ++side)
                if ((neighbours >> side & 1U) != 0)
                    due = static_cast<Demand>(due | demand(static_cast<tile::Side>(side), tile.edges[side]));
            fitting_[due] |= type;
            for (unsigned sides = neighbours; sides != 0; sides = (sides - 1) & neighbours)
                if (closes(tile, sides, neighbours)) closing_[due][sides] |= type;
            for (std::size_t one = 0; one < contact_count; ++one) {
                for (std::size_t other = 0; other < contact_count; ++other)
                    if (tile.piece_at[one] == tile.piece_at[other] && tile.piece_at[one] != no_piece)
                        joining_[due][one][other] |= type;
            }
        }
    }
}

const TileOutcomes& tile_outcomes() {
    static const TileOutcomes outcomes;
    return outcomes;
}

}  // namespace bastide::match
