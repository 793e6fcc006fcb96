#include "bastide/puzzle/detail/board.h"

#include <algorithm>
#include <cstdlib>

namespace bastide::puzzle::detail {

Board::Board(const Orientations& orientations, int tiles)
    : orientations_(orientations),
      width_(2 * tiles + 3),
      cells_of_kind_(orientations.kinds.size()),
      left_orientations_(orientations.all | orientations.kinds[0].orientations),
      tiles_left_(tiles) {
    const auto cells = static_cast<std::size_t>(width_) * static_cast<std::size_t>(width_);
    domain_.assign(cells, orientations.all | no_tile);
    open_sides_.assign(cells, 0xF);
    in_fringe_.assign(cells, 0);
    waiting_.assign(cells, 0);
    place_in_holes_.assign(cells, 0);
    for (const Kind& kind : orientations.kinds) left_.push_back(kind.count);
    // The first k tiles hang together, so a tile lies no further from the first than its place in the order.
    for (Cell cell = 0; cell < width_ * width_; ++cell) {
        const int distance = std::abs(row(cell) - row(origin())) + std::abs(column(cell) - column(origin()));
        for (const Kind& kind : orientations.kinds) {
            if (kind.last < distance) domain_[idx(cell)] &= ~kind.orientations;
        }
    }
    for (std::size_t side = 0; side < 4; ++side)
        domain_[idx(neighbour(origin(), side))] &= ~orientations.not_beside_first[side];
}

bool Board::place(Cell cell, int orientation) {
    const Orientation& placed = orientations_[static_cast<std::size_t>(orientation)];
    if (is_hole(cell)) drop_hole(cell);
    changes_.push_back({cell, domain_[idx(cell)]});
    domain_[idx(cell)] = is_placed_ | OrientationSet{1} << orientation;
    placed_cells_.push_back(cell);
    cells_of_kind_[placed.kind].push_back(cell);
    --tiles_left_;
    OrientationSet gone = orientations_.excludes[static_cast<std::size_t>(orientation)];
    bool good =
        std::ranges::none_of(placed_cells_, [&](Cell other) { return (domain_[idx(other)] & gone) != 0; });
    if (--left_[placed.kind] == 0) gone |= orientations_.kinds[placed.kind].orientations;
    left_orientations_ &= ~gone;
    for (const Cell hole : holes_) {
        if ((domain_[idx(hole)] & gone) != 0) look_at(hole);
    }
    for (std::size_t side = 0; side < 4; ++side) {
        const Cell other = neighbour(cell, side);
        open_sides_[idx(other)] ^= static_cast<std::uint8_t>(1U << (side ^ 2));
        if (is_placed(other)) continue;
        if (in_fringe_[idx(other)] == 0) {
            in_fringe_[idx(other)] = 1;
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
    return settle() && good;
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
    return settle() && good;
}

void Board::look_at(Cell cell) {
    if (waiting_[idx(cell)] != 0) return;
    waiting_[idx(cell)] = 1;
    to_look_at_.push_back(cell);
}

bool Board::change(Cell cell, OrientationSet after) {
    const OrientationSet before = domain_[idx(cell)];
    changes_.push_back({cell, before});
    domain_[idx(cell)] = after;
    if (((before ^ after) & no_tile) != 0) {
        place_in_holes_[idx(cell)] = static_cast<std::uint32_t>(holes_.size());
        holes_.push_back(cell);
    }
    if (live(after) == 0 || static_cast<int>(holes_.size()) > tiles_left_) return false;
    look_at(cell);
    return true;
}

// Looks at cells, and at those that change by it, until nothing changes or a cell can hold nothing.
bool Board::settle() {
    while (!to_look_at_.empty()) {
        const Cell cell = to_look_at_.back();
        to_look_at_.pop_back();
        waiting_[idx(cell)] = 0;
        if (!settle_around(cell)) {
            forget_waiting();
            return false;
        }
    }
    return true;
}

void Board::forget_waiting() {
    for (const Cell cell : to_look_at_) waiting_[idx(cell)] = 0;
    to_look_at_.clear();
}

bool Board::settle_around(Cell cell) {
    const OrientationSet domain = live(domain_[idx(cell)]);
    if (domain == 0) return false;
    for (std::size_t side = 0; side < 4; ++side) {
        const Cell other = neighbour(cell, side);
        // What may stay empty says little to its like, and would say it to all the board.
        const bool both_may_be_empty = (domain & domain_[idx(other)] & no_tile) != 0;
        if (is_placed(other) || both_may_be_empty) continue;
        if (!narrow(other, orientations_.showing[side ^ 2][orientations_.edges(domain, side)])) return false;
    }
    return true;
}

void Board::take_back(const Mark& to) {
    while (changes_.size() > to.changes) {
        take_back(changes_.back());
        changes_.pop_back();
    }
    while (fringe_.size() > to.fringe) {
        in_fringe_[idx(fringe_.back())] = 0;
        fringe_.pop_back();
    }
    forget_waiting();
    left_orientations_ = to.left_orientations;
    outside_holes_ = to.outside_holes;
}

void Board::take_back(const Change& change) {
    OrientationSet& domain = domain_[idx(change.cell)];
    if (is_hole(domain)) {
        if ((change.before & no_tile) != 0) holes_.pop_back();
    } else if (is_hole(change.before)) {
        restore_hole(change.cell);
    }
    domain = change.before;
}

void Board::take_tile_back(const Mark& to) {
    const Orientation& orientation = orientations_[this->orientation(placed_cells_.back())];
    for (std::size_t side = 0; side < 4; ++side)
        open_sides_[idx(neighbour(placed_cells_.back(), side))] ^=
            static_cast<std::uint8_t>(1U << (side ^ 2));
    placed_cells_.pop_back();
    cells_of_kind_[orientation.kind].pop_back();
    ++tiles_left_;
    ++left_[orientation.kind];
    take_back(to);
}

// The last hole takes the place of the one that goes, until that comes back.
void Board::drop_hole(Cell cell) {
    const std::uint32_t place = place_in_holes_[idx(cell)];
    holes_[place] = holes_.back();
    place_in_holes_[idx(holes_[place])] = place;
    holes_.pop_back();
}

void Board::restore_hole(Cell cell) {
    const std::uint32_t place = place_in_holes_[idx(cell)];
    holes_.push_back(cell);
    std::swap(holes_[place], holes_.back());
    place_in_holes_[idx(holes_.back())] = static_cast<std::uint32_t>(holes_.size() - 1);
    place_in_holes_[idx(cell)] = place;
}

}  // namespace bastide::puzzle::detail
