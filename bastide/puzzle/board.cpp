#include "bastide/puzzle/board.h"

#include <cstdlib>

namespace bastide::puzzle {

Board::Board(const Faces& faces, int tiles)
    : faces_(faces), width_(2 * tiles + 3), left_faces_(faces.all()), tiles_left_(tiles) {
    const auto cells = static_cast<std::size_t>(width_) * static_cast<std::size_t>(width_);
    domain_.assign(cells, faces.all() | faces.no_tile);
    placed_.assign(cells, -1);
    in_fringe_.assign(cells, 0);
    waiting_.assign(cells, 0);
    for (const Kind& kind : faces.kinds) left_.push_back(kind.count);
    // The first k tiles hang together, so a tile lies no further from the first than its place in the order.
    for (Cell cell = 0; cell < width_ * width_; ++cell) {
        const int distance = std::abs(row(cell) - row(origin())) + std::abs(column(cell) - column(origin()));
        for (const Kind& kind : faces.kinds) {
            if (kind.last < distance) domain_[idx(cell)] &= ~kind.faces;
        }
    }
}

void Board::join_fringe(Cell cell) {
    if (in_fringe_[idx(cell)] != 0) return;
    in_fringe_[idx(cell)] = 1;
    fringe_.push_back(cell);
}

void Board::change(Cell cell, FaceSet domain) {
    changes_.push_back({cell, domain_[idx(cell)]});
    domain_[idx(cell)] = domain;
}

void Board::look_at(Cell cell) {
    if (waiting_[idx(cell)] != 0) return;
    waiting_[idx(cell)] = 1;
    to_look_at_.push_back(cell);
}

bool Board::place(Cell cell, int face) {
    const Face& placed = faces_.faces[static_cast<std::size_t>(face)];
    --tiles_left_;
    placed_[idx(cell)] = static_cast<std::int8_t>(face);
    placed_cells_.push_back(cell);
    join_fringe(cell);
    change(cell, FaceSet{1} << face);
    for (std::size_t side = 0; side < 4; ++side) {
        if (!is_placed(neighbour(cell, side))) join_fringe(neighbour(cell, side));
    }
    look_at(cell);
    if (--left_[placed.kind] == 0) {
        const FaceSet gone = faces_.kinds[placed.kind].faces;
        left_faces_ &= ~gone;
        for (const Cell other : fringe_) {
            if (is_hole(other) && (domain_[idx(other)] & gone) != 0) look_at(other);
        }
    }
    return settle();
}

bool Board::forbid(Cell cell, FaceSet forbidden) {
    if ((domain_[idx(cell)] & forbidden) == 0) return true;
    change(cell, domain_[idx(cell)] & ~forbidden);
    look_at(cell);
    return settle();
}

// Looks at cells, and at those that change by it, until nothing changes or a cell can hold nothing.
bool Board::settle() {
    bool good = true;
    while (!to_look_at_.empty()) {
        const Cell cell = to_look_at_.back();
        to_look_at_.pop_back();
        waiting_[idx(cell)] = 0;
        if (good) good = settle_around(cell);
    }
    return good;
}

bool Board::settle_around(Cell cell) {
    FaceSet domain = domain_[idx(cell)];
    if (!is_placed(cell)) domain &= left_faces_ | faces_.no_tile;
    if (domain == 0) return false;
    // What may stay empty says little to its like, and would say it to all the board.
    const bool may_be_empty = (domain & faces_.no_tile) != 0;
    for (std::size_t side = 0; side < 4; ++side) {
        const Cell other = neighbour(cell, side);
        if (is_placed(other) || (may_be_empty && may_stay_empty(other))) continue;
        const EdgeSet edges = faces_.edges(domain, side);
        if (edges == any_edge) continue;
        const FaceSet narrowed = domain_[idx(other)] & faces_.showing[side ^ 2][edges];
        if (narrowed == domain_[idx(other)]) continue;
        join_fringe(other);
        change(other, narrowed);
        if ((narrowed & (left_faces_ | faces_.no_tile)) == 0) return false;
        look_at(other);
    }
    return true;
}

void Board::take_back(const Mark& to) {
    while (changes_.size() > to.changes) {
        domain_[idx(changes_.back().cell)] = changes_.back().before;
        changes_.pop_back();
    }
    while (fringe_.size() > to.fringe) {
        in_fringe_[idx(fringe_.back())] = 0;
        fringe_.pop_back();
    }
}

void Board::take_tile_back(const Mark& to) {
    const Cell cell = placed_cells_.back();
    const Face& face = faces_.faces[static_cast<std::size_t>(placed_[idx(cell)])];
    placed_cells_.pop_back();
    placed_[idx(cell)] = -1;
    ++tiles_left_;
    if (left_[face.kind]++ == 0) left_faces_ |= faces_.kinds[face.kind].faces;
    take_back(to);
}

}  // namespace bastide::puzzle
