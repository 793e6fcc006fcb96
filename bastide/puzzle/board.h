// The board during a search: for each cell the faces that may still lie there, or no tile, kept consistent
// from side to side.
//
// Every empty cell holds a set of faces and "no tile". Where two cells touch, each may only show what the
// other may show, so sets shrink from a placed tile outward until nothing changes. A cell that may no longer
// stay empty is a *hole*. Whatever is changed can be taken back to a mark.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/puzzle/faces.h"

namespace bastide::puzzle {

using Cell = std::int32_t;

class Board {
  public:
    // For so many tiles, of which the first lies at `origin()`; the board is large enough for any shape.
    Board(const Faces& faces, int tiles);

    std::size_t cells() const { return domain_.size(); }
    Cell origin() const { return width_ / 2 * width_ + width_ / 2; }
    Cell row(Cell cell) const { return cell / width_; }
    Cell column(Cell cell) const { return cell % width_; }
    Cell neighbour(Cell cell, std::size_t side) const { return cell + step_[side]; }

    bool is_placed(Cell cell) const { return placed_[idx(cell)] >= 0; }
    int face(Cell cell) const { return placed_[idx(cell)]; }

    // The faces that may lie on an empty cell, of kinds of which there are some left.
    FaceSet candidates(Cell cell) const { return domain_[idx(cell)] & left_faces_; }

    bool may_stay_empty(Cell cell) const { return (domain_[idx(cell)] & faces_.no_tile) != 0; }
    bool is_hole(Cell cell) const { return !is_placed(cell) && !may_stay_empty(cell); }

    // The cells that are placed, in the order they were, and the empty ones that touch them or are holes.
    const std::vector<Cell>& placed() const { return placed_cells_; }
    const std::vector<Cell>& fringe() const { return fringe_; }

    int left(std::size_t kind) const { return left_[kind]; }
    int tiles_left() const { return tiles_left_; }

    struct Mark {
        std::size_t changes = 0;
        std::size_t fringe = 0;
    };
    Mark mark() const { return {changes_.size(), fringe_.size()}; }

    // Places a face, of a kind of which there is one left, on an empty cell; false if some cell can then hold
    // nothing, and the change is to be taken back.
    bool place(Cell cell, int face);

    // Forbids faces, or no tile, on an empty cell; false as above.
    bool forbid(Cell cell, FaceSet forbidden);

    // Takes the last tile placed, or what has been forbidden, back to a mark.
    void take_back(const Mark& to);
    void take_tile_back(const Mark& to);

  private:
    struct Change {
        Cell cell = 0;
        FaceSet before = 0;
    };

    static std::size_t idx(Cell cell) { return static_cast<std::size_t>(cell); }
    void join_fringe(Cell cell);
    void change(Cell cell, FaceSet domain);
    void look_at(Cell cell);
    bool settle();
    bool settle_around(Cell cell);

    const Faces& faces_;
    Cell width_;
    std::array<std::int32_t, 4> step_ = {-width_, 1, width_, -1};  // to the neighbour on each side
    std::vector<FaceSet> domain_;
    std::vector<std::int8_t> placed_;  // the face, or -1
    std::vector<std::uint8_t> in_fringe_;
    std::vector<std::uint8_t> waiting_;
    std::vector<Cell> to_look_at_;
    std::vector<Cell> placed_cells_;
    std::vector<Cell> fringe_;
    std::vector<Change> changes_;
    std::vector<int> left_;
    FaceSet left_faces_;
    int tiles_left_;
};

}  // namespace bastide::puzzle
