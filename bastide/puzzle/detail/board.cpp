#include "bastide/puzzle/detail/board.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace bastide::puzzle::detail {

Board::Board(const Orientations& orientations, int tiles)
    : orientations_(orientations),
      width_(2 * tiles + 3),
      cells_of_kind_(orientations.kinds.size()),
      left_orientations_(orientations.all | orientations.kinds[0].orientations),
      tiles_left_(tiles) {
    const auto cells = static_cast<std::size_t>(width_) * static_cast<std::size_t>(width_);
    squares_.assign(cells, {.domain = orientations.all | no_tile});
    for (const Kind& kind : orientations.kinds) left_.push_back(kind.count);
    // The first k tiles are connected, so a tile is at most as far from the first as its index.
    for (Cell cell = 0; cell < width_ * width_; ++cell) {
        const int distance = std::abs(row(cell) - row(origin())) + std::abs(column(cell) - column(origin()));
        for (const Kind& kind : orientations.kinds) {
            if (kind.last < distance) square(cell).domain &= ~kind.orientations;
        }
    }
    for (std::size_t side = 0; side < 4; ++side)
        square(neighbour(origin(), side)).domain &= ~orientations.not_beside_first[side];
    for (Square& square : squares_) square.offer = orientations.offer(square.domain);
}

bool Board::place(Cell cell, int orientation) {
    const Orientation& placed = orientations_[static_cast<std::size_t>(orientation)];
    if (is_hole(cell)) drop_hole(cell);
    save(cell, square(cell));
    square(cell).domain = is_placed_ | OrientationSet{1} << orientation;
    placed_cells_.push_back(cell);
    cells_of_kind_[placed.kind].push_back(cell);
    --tiles_left_;
    OrientationSet gone = orientations_.excludes[static_cast<std::size_t>(orientation)];
    bool good = gone == 0 ||
                std::ranges::none_of(placed_cells_, [&](Cell other) { return (domain(other) & gone) != 0; });
    if (--left_[placed.kind] == 0) gone |= orientations_.kinds[placed.kind].orientations;
    left_orientations_ &= ~gone;
    for (const Cell hole : holes_) {
        if ((domain(hole) & gone) != 0) look_at(hole, square(hole));
    }
    for (std::size_t side = 0; side < 4; ++side) {
        const Cell other = neighbour(cell, side);
        square(other).open_sides ^= static_cast<std::uint8_t>(1U << (side ^ 2));
        if (is_placed(other)) continue;
        if (!square(other).is_in_fringe) {
            square(other).is_in_fringe = true;
            fringe_.push_back(other);
        }
        good = narrow(other, orientations_.showing[side ^ 2][edge_set(placed.edges[side])]) && good;
    }
    return good;
}

int Board::holes_opened(Cell cell, int orientation) const {
    const Orientation& placed = orientations_[static_cast<std::size_t>(orientation)];
    int opened = 0;
    for (std::size_t side = 0; side < 4; ++side) {
        if (placed.edges[side] != tile::Edge::field && may_stay_empty(neighbour(cell, side))) ++opened;
    }
    return opened;
}

bool Board::forbid(Cell cell, OrientationSet forbidden) {
    const bool good = narrow(cell, ~forbidden);
    return propagate() && good;
}

bool Board::fill_only_holes() {
    outside_holes_ = 0;
    bool good = true;
    for (const Cell hole : holes_) {
        for (std::size_t side = 0; side < 4; ++side) {
            if (may_stay_empty(neighbour(hole, side)))
                good = narrow(hole, orientations_.showing[side][edge_set(tile::Edge::field)]) && good;
        }
    }
    return propagate() && good;
}

bool Board::change(Cell cell, OrientationSet after) {
    Square& square = this->square(cell);
    const bool becomes_hole = ((square.domain ^ after) & no_tile) != 0;
    ++changes_;
    save(cell, square);
    square.domain = after;
    if (becomes_hole) {
        // Neighbours that may stay empty were not narrowed by the hidden orientations.
        square.offer = {square.offer.bits | Offer::all_sides};
        add_hole(cell);
    }
    if (live(after) == 0 || static_cast<int>(holes_.size()) > tiles_left_) return false;
    look_at(cell, square);
    return !becomes_hole || update_empty_neighbours(cell);
}

// Cells that may stay empty do not narrow each other, but a hole narrows them.
bool Board::update_empty_neighbours(Cell hole) {
    for (std::size_t side = 0; side < 4; ++side) {
        const Square& other = square(neighbour(hole, side));
        if ((other.domain & no_tile) != 0 &&
            !narrow(hole, orientations_.showing[side][other.offer.at(side ^ 2)]))
            return false;
    }
    return true;
}

// Processes cells and the cells that change, until nothing changes or a domain is empty.
bool Board::propagate() {
    while (!to_look_at_.empty()) {
        const Cell cell = to_look_at_.back();
        to_look_at_.pop_back();
        square(cell).is_waiting = false;
        if (!settle_around(cell)) {
            forget_waiting();
            return false;
        }
    }
    return true;
}

void Board::forget_waiting() {
    for (const Cell cell : to_look_at_) square(cell).is_waiting = false;
    to_look_at_.clear();
}

bool Board::settle_around(Cell cell) {
    Square& square = this->square(cell);
    const OrientationSet domain = live(square.domain);
    if (domain == 0) return false;
    const Offer offer = orientations_.offer(domain);
    if (offer == square.offer) return true;
    save(cell, square);
    const unsigned changed = std::exchange(square.offer, offer).sides_unlike(offer) & square.open_sides;
    for (unsigned rest = changed; rest != 0; rest &= rest - 1) {
        const auto side = static_cast<std::size_t>(std::countr_zero(rest));
        const Cell other = neighbour(cell, side);
        // Propagation between two cells that may stay empty gains little and would spread over the whole
        // board.
        const bool both_may_be_empty = (domain & this->domain(other) & no_tile) != 0;
        if (!both_may_be_empty && !narrow(other, orientations_.showing[side ^ 2][offer.at(side)]))
            return false;
    }
    return true;
}

void Board::take_back(const Mark& to) {
    for (; saved_.size() > to.saved; saved_.pop_back()) {
        Square& square = this->square(saved_.back().cell);
        square.domain = saved_.back().domain;
        square.offer = saved_.back().offer;
    }
    for (; holes_.size() > to.holes; holes_.pop_back()) update_neighbours_of_hole(holes_.back());
    for (; fringe_.size() > to.fringe; fringe_.pop_back()) square(fringe_.back()).is_in_fringe = false;
    forget_waiting();
    left_orientations_ = to.left_orientations;
    outside_holes_ = to.outside_holes;
    ++stage_;
}

void Board::take_tile_back(const Mark& to) {
    const Cell cell = placed_cells_.back();
    const std::size_t kind = orientations_[orientation(cell)].kind;
    for (std::size_t side = 0; side < 4; ++side)
        square(neighbour(cell, side)).open_sides ^= static_cast<std::uint8_t>(1U << (side ^ 2));
    placed_cells_.pop_back();
    cells_of_kind_[kind].pop_back();
    ++tiles_left_;
    ++left_[kind];
    Mark rest = to;
    const bool was_hole = is_hole(saved_[to.saved].domain);
    if (was_hole) --rest.holes;
    take_back(rest);
    if (was_hole) restore_hole(cell);
}

void Board::add_hole(Cell cell) {
    square(cell).place_in_holes = static_cast<std::uint16_t>(holes_.size());
    holes_.push_back(cell);
    update_neighbours_of_hole(cell);
}

// The last hole takes the place of the one that goes, until that comes back.
void Board::drop_hole(Cell cell) {
    const std::uint16_t place = square(cell).place_in_holes;
    holes_[place] = holes_.back();
    square(holes_[place]).place_in_holes = place;
    holes_.pop_back();
    update_neighbours_of_hole(cell);
}

void Board::restore_hole(Cell cell) {
    const std::uint16_t place = square(cell).place_in_holes;
    holes_.push_back(cell);
    std::swap(holes_[place], holes_.back());
    square(holes_.back()).place_in_holes = static_cast<std::uint16_t>(holes_.size() - 1);
    square(cell).place_in_holes = place;
    update_neighbours_of_hole(cell);
}

// Updates the neighbours when a cell becomes a hole or stops being one.
void Board::update_neighbours_of_hole(Cell cell) {
    for (std::size_t side = 0; side < 4; ++side)
        square(neighbour(cell, side)).sides_with_holes ^= static_cast<std::uint8_t>(1U << (side ^ 2));
}

}  // namespace bastide::puzzle::detail
