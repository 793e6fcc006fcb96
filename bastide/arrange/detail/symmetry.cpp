#include "bastide/arrange/detail/symmetry.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace bastide::arrange::detail {
namespace {

using tile::Cell;
using tile::Side;

// A rotation clockwise, after a reflection that swaps east and west if there is one, of the shape's
// rectangle.
struct Symmetry {
    int turns = 0;
    bool is_mirrored = false;
};

constexpr std::array<Symmetry, 7> symmetries = {
    {{1, false}, {2, false}, {3, false}, {0, true}, {1, true}, {2, true}, {3, true}}};

struct Bounds {
    Cell least;
    Cell most;
};

Bounds bounds(const Shape& shape) {
    const auto cells = shape.cells();
    Bounds bounds = {cells.front(), cells.front()};
    for (const Cell cell : cells) {
        bounds.least = {std::min(bounds.least.row, cell.row), std::min(bounds.least.column, cell.column)};
        bounds.most = {std::max(bounds.most.row, cell.row), std::max(bounds.most.column, cell.column)};
    }
    return bounds;
}

class Image {
  public:
    Image(Symmetry symmetry, const Bounds& bounds) : symmetry_(symmetry), bounds_(bounds) {}

    Cell of(Cell cell) const {
        std::int64_t row = cell.row - bounds_.least.row;
        std::int64_t column = cell.column - bounds_.least.column;
        std::int64_t rows = bounds_.most.row - bounds_.least.row + 1;
        std::int64_t columns = bounds_.most.column - bounds_.least.column + 1;
        if (symmetry_.is_mirrored) column = columns - 1 - column;
        for (int turn = 0; turn < symmetry_.turns; ++turn) {
            const std::int64_t row_before = row;
            row = column;
            column = rows - 1 - row_before;
            std::swap(rows, columns);
        }
        return {row + bounds_.least.row, column + bounds_.least.column};
    }

    tile::Tile of(tile::Tile tile) const {
        return (symmetry_.is_mirrored ? tile.mirror() : tile).rotate(symmetry_.turns);
    }

    GivenSide of(const GivenSide& side) const {
        const bool is_swapped = symmetry_.is_mirrored && (side.side == Side::east || side.side == Side::west);
        const Side mirrored = is_swapped ? opposite(side.side) : side.side;
        return {of(side.at), rotate(mirrored, symmetry_.turns), side.edge};
    }

    FixedTile of(const FixedTile& fixed) const { return {of(fixed.at), of(fixed.tile)}; }

  private:
    Symmetry symmetry_;
    Bounds bounds_;
};

bool has_same_kinds(const Image& image, const Kinds& kinds) {
    return std::ranges::all_of(kinds, [&](const Kind& kind) {
        const int other = kind_of(image.of(kind.tile), kinds);
        if (other < 0) return false;
        const Kind& mirrored = kinds[static_cast<std::size_t>(other)];
        return mirrored.least == kind.least && mirrored.most == kind.most;
    });
}

// True if the images of all are among them.
bool maps_onto_itself(const Image& image, const auto& all) {
    return std::ranges::all_of(
        all, [&](const auto& each) { return std::ranges::find(all, image.of(each)) != all.end(); });
}

bool preserves(const Image& image, const Problem& problem) {
    return std::ranges::all_of(problem.shape.cells(),
                               [&](Cell cell) { return problem.shape.contains(image.of(cell)); }) &&
           has_same_kinds(image, problem.kinds) && maps_onto_itself(image, problem.sides) &&
           maps_onto_itself(image, problem.fixed);
}

}  // namespace

std::vector<int> images_of_first_cell(const Problem& problem) {
    const Bounds around = bounds(problem.shape);
    std::vector<int> images;
    for (const Symmetry symmetry : symmetries) {
        const Image image(symmetry, around);
        if (!preserves(image, problem)) continue;
        const int at = problem.shape.index_of(image.of(problem.shape.cells().front()));
        if (at != 0 && std::ranges::find(images, at) == images.end()) images.push_back(at);
    }
    return images;
}

int rank_of(tile::Tile tile) {
    return std::min(canonical_rotation(tile).code(), canonical_rotation(tile.mirror()).code());
}

}  // namespace bastide::arrange::detail
