// The board during a search: the domain of each cell, kept arc-consistent.
//
// The domain of an empty cell is a set of orientations, possibly with "no tile". Each of two touching cells
// may only show edges that the other may show too, so domains shrink outward from a placed tile until nothing
// changes. A cell that can no longer stay empty is a *hole*. Changes since a mark can be undone.
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
    // Creates a board for `tiles` tiles, the first of which is at `origin()`. The board is large enough for
    // any shape.
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

    // The orientations of remaining kinds that are possible on an empty cell.
    OrientationSet candidates(Cell cell) const { return live(domain(cell)) & ~no_tile; }

    // The edges of a hole's candidates. The board must be consistent.
    Offer offer(Cell hole) const { return square(hole).offer; }

    // The sides of a cell next to which no tile is placed, one bit each, and the sides that are next to a
    // hole.
    unsigned open_sides(Cell cell) const { return square(cell).open_sides; }
    unsigned sides_with_holes(Cell cell) const { return square(cell).sides_with_holes; }

    // The placed cells in order of placement, the cells that touch them, placed or not, and the holes.
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
    // Marks a state that `take_back` can restore.
    Mark mark() {
        ++stage_;
        return {saved_.size(), fringe_.size(), holes_.size(), left_orientations_, outside_holes_};
    }

    // A counter of domain changes. If a later value is equal, nothing has changed in between.
    std::uint64_t changes() const { return changes_; }

    // The number of neighbours that become holes when this orientation is placed, before propagation.
    int holes_opened(Cell cell, int orientation) const;

    // Places an orientation of a remaining kind on an empty cell and narrows its neighbours. Returns false if
    // a domain becomes empty. `propagate` propagates further.
    bool place(Cell cell, int orientation);

    // Propagates until the board is consistent. Returns false if a domain becomes empty. Changes can be
    // undone in any case, with or without this call.
    bool propagate();

    // Removes orientations from the domain of an empty cell. Returns false as above.
    bool forbid(Cell cell, OrientationSet forbidden);

    // Restricts the domain of a hole to a set. Returns false as above. `propagate` propagates further.
    bool restrict_to(Cell hole, OrientationSet set) { return narrow(hole, set); }

    // Leaves empty every cell that is not a hole. Returns false as above.
    bool fill_only_holes();
    bool fills_only_holes() const { return outside_holes_ == 0; }

    // The number of remaining tiles beyond the holes. Negative if there are too few tiles.
    int to_spare() const { return tiles_left_ - static_cast<int>(holes_.size()); }

    // `take_back` undoes the removals since a mark. `take_tile_back` undoes the last placement and everything
    // since a mark set before it.
    void take_back(const Mark& to);
    void take_tile_back(const Mark& to);

  private:
    struct Square {
        OrientationSet domain = 0;
        std::uint64_t saved_at = 0;  // the stage in which the square was last saved
        Offer offer{};               // when the square was last looked at
        std::uint16_t place_in_holes = 0;
        std::uint8_t open_sides = 0xF;
        std::uint8_t sides_with_holes = 0;
        bool is_in_fringe : 1 = false;
        bool is_waiting : 1 = false;
    };

    // A cell's domain before a change.
    struct Saved {
        Cell cell = 0;
        Offer offer{};
        OrientationSet domain = 0;
    };

    static constexpr OrientationSet is_placed_ =
        OrientationSet{1}
        << 63;  // a member of the domain of every cell with a placed tile, besides its one orientation

    const Square& square(Cell cell) const { return squares_[static_cast<std::size_t>(cell)]; }
    Square& square(Cell cell) { return squares_[static_cast<std::size_t>(cell)]; }
    OrientationSet domain(Cell cell) const { return square(cell).domain; }
    static bool is_hole(OrientationSet domain) { return (domain & (is_placed_ | no_tile)) == 0; }
    OrientationSet live(OrientationSet domain) const {
        return domain & ((domain & no_tile) != 0 ? (left_orientations_ & outside_holes_) | no_tile
                                                 : left_orientations_);
    }

    // Saves a domain, at most once between two marks.
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

    // Restricts the domain of an empty cell. Returns false if it becomes empty.
    bool narrow(Cell cell, OrientationSet to) {
        const OrientationSet after = domain(cell) & to;
        return after == domain(cell) || change(cell, after);
    }

    bool change(Cell cell, OrientationSet after);
    bool update_empty_neighbours(Cell hole);
    void forget_waiting();
    bool settle_around(Cell cell);
    void add_hole(Cell cell);
    void drop_hole(Cell cell);
    void restore_hole(Cell cell);
    void update_neighbours_of_hole(Cell cell);

    const Orientations& orientations_;
    Cell width_;
    std::array<std::int32_t, 4> step_ = {-width_, 1, width_, -1};  // the steps to the neighbour on each side
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
        ~OrientationSet{0};  // limits the domains of cells that may stay empty: everything or nothing
    int tiles_left_;
};

}  // namespace bastide::puzzle::detail
