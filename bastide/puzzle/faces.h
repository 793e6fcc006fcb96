// The tiles of a puzzle as the search sees them: kinds, of which there are so many, and faces, the ways a
// kind may lie.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/puzzle/puzzle.h"

namespace bastide::puzzle {

// A set of faces, one bit each. There are at most 55 legal faces, so that they and "no tile" fit in a word.
using FaceSet = std::uint64_t;

// A set of what a side may show: bit 0 field, bit 1 road, bit 2 city.
using EdgeSet = unsigned;
inline constexpr EdgeSet any_edge = 7;

constexpr EdgeSet edge_set(Edge edge) {
    return 1U << static_cast<unsigned>(edge);
}

struct Face {
    Tile tile;
    std::uint8_t kind = 0;
};

struct Kind {
    FaceSet faces = 0;
    int count = 0;
    int first = 0;  // the lowest and the highest place of its tiles in the order
    int last = 0;
};

struct Faces {
    Faces(const Puzzle& puzzle, bool rotations);

    std::vector<Face> faces;
    std::vector<Kind> kinds;
    std::vector<std::uint8_t> kind_of_tile;  // in the order of the puzzle
    FaceSet no_tile = 0;                     // the bit after those of the faces
    // For each side and set of edges, the faces that show one of them there; no tile shows field.
    std::array<std::array<FaceSet, 8>, 4> showing{};

    FaceSet all() const { return no_tile - 1; }

    // What the faces of a set may show on a side.
    EdgeSet edges(FaceSet set, std::size_t side) const {
        EdgeSet edges = 0;
        for (unsigned edge = 0; edge < 3; ++edge)
            edges |= (set & showing[side][1U << edge]) != 0 ? 1U << edge : 0U;
        return edges;
    }
};

}  // namespace bastide::puzzle
