#include "bastide/puzzle/detail/edge_supply.h"

namespace bastide::puzzle::detail {
namespace {

using tile::Edge;

constexpr std::array both_colours = {Edge::road, Edge::city};

constexpr std::size_t at(Edge edge) {
    return static_cast<std::size_t>(edge);
}

}  // namespace

EdgeSupply::EdgeSupply(const Orientations& orientations, bool rotations) : rotations_(rotations) {
    // Which side does not matter where tiles may be turned, so any orientation of a kind will do.
    for (const std::uint8_t kind : orientations.kind_of_tile) {
        const auto orientation =
            static_cast<std::size_t>(std::countr_zero(orientations.kinds[kind].orientations));
        for (std::size_t side = 0; side < 4; ++side) ++left_[side][at(orientations[orientation].edges[side])];
    }
}

void EdgeSupply::count(const Board& board, const Orientations& orientations, Cell cell, int sign) {
    const Orientation& orientation = orientations[board.orientation(cell)];
    for (std::size_t side = 0; side < 4; ++side) {
        const std::size_t edge = at(orientation.edges[side]);
        left_[side][edge] -= sign;
        if (board.is_placed(board.neighbour(cell, side))) {
            waiting_[side][edge] -= sign;
        } else {
            waiting_[side ^ 2][edge] += sign;
        }
    }
}

bool EdgeSupply::suffice() const {
    for (const Edge colour : both_colours) {
        int left = 0;
        int waiting = 0;
        for (const tile::Side side : tile::all_sides) {
            if (!rotations_ && waiting_[index(side)][at(colour)] > left_[index(side)][at(colour)])
                return false;
            left += left_[index(side)][at(colour)];
            waiting += waiting_[index(side)][at(colour)];
        }
        if (waiting > left) return false;
    }
    return true;
}

int EdgeSupply::contacts(Edge colour) const {
    int sides = 0;
    for (const tile::Side side : tile::all_sides)
        sides += left_[index(side)][at(colour)] - waiting_[index(side)][at(colour)];
    return sides / 2;
}

}  // namespace bastide::puzzle::detail
