// The board during a search: for each cell the orientations that may still lie there, or no tile, kept
// consistent from side to side.
//
// Every empty cell holds a set of orientations and "no tile". Where two cells touch, each may only show what
// the other may show, so sets shrink from a placed tile outward until nothing changes. A cell that may no
// longer stay empty is a *hole*. Whatever is changed can be taken back to a mark.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/puzzle/detail/orientations.h"

namespace bastide::puzzle::detail {

using Cell = std::int32_t;

class Board {
  public:
    // For so many tiles, of which the first lies at `origin()`; the board is large enough for any shape.
    Board(const Orientations& orientations, int tiles);

    std::size_t cells() const { return squares_.size(); }
    Cell origin() const { return width_ / 2 * width_ + width_ / 2; }
    Cell at(Cell row, Cell column) const { return row * width_ + column; }
    Cell row(Cell cell) const { return cell / width_; }
    Cell column(Cell cell) const { return cell % width_; }
    Cell neighbour(Cell cell, std::size_t side) const { return cell + step_[side]; }

    bool is_placed(Cell cell) const { return (domain(cell) & is_placed_) != 0; }
    bool may_stay_empty(Cell cell) const { return (domain(cell) & no_tile) != 0; }
    bool is_hole(Cell cell) const { return is_hole(domain(cell)); }

    // The orientation on a cell that is placed.
    std::size_t orientation(Cell cell) const {
        return static_cast<std::size_t>(std::countr_zero(domain(cell)));
    }

    // The orientations that may lie on an empty cell, of kinds of which there are some left.
    OrientationSet candidates(Cell cell) const { return live(domain(cell)) & ~no_tile; }

    // What the candidates of a hole offer, on a consistent board.
    Offer offer(Cell hole) const { return square(hole).offer; }

    // The sides of a cell, a bit each, on which no tile is placed; and those on which there is a hole.
    unsigned open_sides(Cell cell) const { return square(cell).open_sides; }
    unsigned sides_with_holes(Cell cell) const { return square(cell).sides_with_holes; }

    // The cells that are placed, in the order they were; those that touch them, placed or not; the holes.
    const std::vector<Cell>& placed() const { return placed_cells_; }
    const std::vector<Cell>& fringe() const { return fringe_; }
    const std::vector<Cell>& placed(std::size_t kind) const { return cells_of_kind_[kind]; }
    const std::vector<Cell>& holes() const { return holes_; }

    int left(std::size_t kind) const { return left_[kind]; }
    int tiles_left() const { return tiles_left_; }

    struct Mark {
        std::size_t saved = 0;
        std::size_t fringe = 0;
        std::size_t holes = 0;
        OrientationSet left_orientations = 0;
        OrientationSet outside_holes = 0;
    };
    // What is changed from now on can be taken back to here.
    Mark mark() {
        ++stage_;
        return {saved_.size(), fringe_.size(), holes_.size(), left_orientations_, outside_holes_};
    }

    // How often a cell has been narrowed; the same number later means that nothing has changed.
    std::uint64_t changes() const { return changes_; }

    // How many cells become holes by what an orientation shows them when it is placed; more may by what
    // follows from that.
    int holes_opened(Cell cell, int orientation) const;

    // Places an orientation, of a kind of which there is one left, on an empty cell, and narrows the cells
    // beside it; false if some cell can then hold nothing. What follows from that for cells further on waits
    // for `settle`.
    bool place(Cell cell, int orientation);

    // Makes the board consistent, from side to side, after a placement; false if some cell can then hold
    // nothing. Either way the change can be taken back, also without this.
    bool settle();

    // Forbids orientations on an empty cell; false as above.
    bool forbid(Cell cell, OrientationSet forbidden);

    // Leaves on a hole only what is in a set, too; false as above. What follows waits for `settle`.
    bool keep(Cell hole, OrientationSet set) { return narrow(hole, set); }

    // Forbids tiles wherever there is no hole; false as above.
    bool fill_only_holes();
    bool fills_only_holes() const { return outside_holes_ == 0; }

    // How many tiles are left that no hole will take; below 0, they are too few.
    int to_spare() const { return tiles_left_ - static_cast<int>(holes_.size()); }

    // Takes back what has been forbidden since a mark; or the last tile placed, and all since the mark before
    // it.
    void take_back(const Mark& to);
    void take_tile_back(const Mark& to);

  private:
    struct Square {
        OrientationSet domain = 0;
        std::uint64_t saved_at = 0;  // the stage in which it was last saved
        Offer offer{};               // when it was last looked at
        std::uint16_t place_in_holes = 0;
        std::uint8_t open_sides = 0xF;
        std::uint8_t sides_with_holes = 0;
        bool is_in_fringe : 1 = false;
        bool is_waiting : 1 = false;
    };

    // What a cell held before it was changed.
    struct Saved {
        Cell cell = 0;
        Offer offer{};
        OrientationSet domain = 0;
    };

    static constexpr OrientationSet is_placed_ =
        OrientationSet{1} << 63;  // in the set of a cell, which then has one orientation

    const Square& square(Cell cell) const { return squares_[static_cast<std::size_t>(cell)]; }
    Square& square(Cell cell) { return squares_[static_cast<std::size_t>(cell)]; }
    OrientationSet domain(Cell cell) const { return square(cell).domain; }
    static bool is_hole(OrientationSet domain) { return (domain & (is_placed_ | no_tile)) == 0; }
    OrientationSet live(OrientationSet domain) const {
        return domain & ((domain & no_tile) != 0 ? (left_orientations_ & outside_holes_) | no_tile
                                                 : left_orientations_);
    }

    // Once from one mark to the next is enough.
    void save(Cell cell, Square& square) {
        if (square.saved_at == stage_) return;
        square.saved_at = stage_;
        saved_.push_back({cell, square.offer, square.domain});
    }

    void look_at(Cell cell, Square& square) {
        if (square.is_waiting) return;
        square.is_waiting = true;
        to_look_at_.push_back(cell);
    }

    // Leaves on an empty cell only what is in the other set, too; false if that is nothing.
    bool narrow(Cell cell, OrientationSet to) {
        const OrientationSet after = domain(cell) & to;
        return after == domain(cell) || change(cell, after);
    }

    bool change(Cell cell, OrientationSet after);
    bool heed_empty_neighbours(Cell hole);
    void forget_waiting();
    bool settle_around(Cell cell);
    void add_hole(Cell cell);
    void drop_hole(Cell cell);
    void restore_hole(Cell cell);
    void tell_neighbours_of_hole(Cell cell);

    const Orientations& orientations_;
    Cell width_;
    std::array<std::int32_t, 4> step_ = {-width_, 1, width_, -1};  // to the neighbour on each side
    std::vector<Square> squares_;
    std::vector<Cell> to_look_at_;
    std::vector<Cell> placed_cells_;
    std::vector<Cell> fringe_;
    std::vector<Cell> holes_;
    std::vector<Saved> saved_;
    std::uint64_t stage_ = 1;
    std::uint64_t changes_ = 0;
    std::vector<std::vector<Cell>> cells_of_kind_;
    std::vector<int> left_;
    OrientationSet left_orientations_;
    OrientationSet outside_holes_ =
        ~OrientationSet{0};  // what may lie on a cell that may stay empty: all, or nothing
    int tiles_left_;
};

}  // namespace bastide::puzzle::detail
