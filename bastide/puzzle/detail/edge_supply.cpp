#include "bastide/puzzle/detail/edge_supply.h"

namespace bastide::puzzle::detail {
namespace {

using tile::Edge;

constexpr std::array colours = {Edge::road, Edge::city};

constexpr std::size_t at(Edge edge) {
    return static_cast<std::size_t>(edge);
}

}  // namespace

Ends::Ends(const Faces& faces, bool rotations) : rotations_(rotations) {
    // Which side does not matter where tiles may be turned, so any face of a kind will do.
    for (const std::uint8_t kind : faces.kind_of_tile) {
        const auto face = static_cast<std::size_t>(std::countr_zero(faces.kinds[kind].faces));
        for (std::size_t side = 0; side < 4; ++side) ++left_[side][at(faces.faces[face].edges[side])];
    }
}

void Ends::count(const Board& board, const Faces& faces, Cell cell, int sign) {
    const Face& face = faces.faces[board.face(cell)];
    for (std::size_t side = 0; side < 4; ++side) {
        const std::size_t edge = at(face.edges[side]);
        left_[side][edge] -= sign;
        if (board.is_placed(board.neighbour(cell, side))) {
            waiting_[side][edge] -= sign;
        } else {
            waiting_[side ^ 2][edge] += sign;
        }
    }
}

bool Ends::suffice() const {
    for (const Edge colour : colours) {
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

int Ends::contacts(Edge colour) const {
    int sides = 0;
    for (const tile::Side side : tile::all_sides)
        sides += left_[index(side)][at(colour)] - waiting_[index(side)][at(colour)];
    return sides / 2;
}

}  // namespace bastide::puzzle::detail
