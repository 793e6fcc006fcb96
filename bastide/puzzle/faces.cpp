#include "bastide/puzzle/faces.h"

namespace bastide::puzzle {

Faces::Faces(const Puzzle& puzzle, bool rotations) {
    std::array<int, 256> kind_of_code;
    kind_of_code.fill(-1);
    for (std::size_t place = 0; place < puzzle.tiles.size(); ++place) {
        const Tile tile = puzzle.tiles[place];
        int& known = kind_of_code[tile.code()];
        if (known < 0) {
            const auto kind = static_cast<std::uint8_t>(kinds.size());
            Kind& made = kinds.emplace_back();
            made.first = static_cast<int>(place);
            for (int turns = 0; turns < (rotations ? 4 : 1); ++turns) {
                const Tile turned = tile.turned(turns);
                if (kind_of_code[turned.code()] >= 0) continue;
                kind_of_code[turned.code()] = kind;
                made.faces |= FaceSet{1} << faces.size();
                faces.push_back({turned, kind});
            }
        }
        Kind& kind = kinds[static_cast<std::size_t>(known)];
        ++kind.count;
        kind.last = static_cast<int>(place);
        kind_of_tile.push_back(static_cast<std::uint8_t>(known));
    }
    no_tile = FaceSet{1} << faces.size();
    for (const Side side : all_sides) {
        for (EdgeSet edges = 0; edges <= any_edge; ++edges) {
            FaceSet& set = showing[index(side)][edges];
            if ((edges & edge_set(Edge::field)) != 0) set |= no_tile;
            for (std::size_t face = 0; face < faces.size(); ++face) {
                if ((edges & edge_set(faces[face].tile.edge(side))) != 0) set |= FaceSet{1} << face;
            }
        }
    }
}

}  // namespace bastide::puzzle
