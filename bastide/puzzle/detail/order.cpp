#include "bastide/puzzle/detail/order.h"

#include <utility>

#include "bastide/base/splitmix64.h"

namespace bastide::puzzle::detail {

Order::Order(const Board& board, const Orientations& orientations, std::function<bool()> should_continue)
    : board_(board),
      orientations_(orientations),
      marks_(board.cells(), 0),
      should_continue_(std::move(should_continue)) {}

void Order::hold(std::size_t place, Cell cell) {
    pinned_.resize(orientations_.kind_of_tile.size(), -1);
    pinned_[place] = cell;
}

bool Order::may_be() {
    mark(board_.origin()) = 1;
    std::size_t taken = 1;
    const std::size_t all = board_.placed().size();
    lacking_.assign(orientations_.kinds.size(), 0);
    bool there_are_enough = true;
    for (std::size_t place = 1; there_are_enough && taken < all; ++place) {
        const std::uint8_t kind = orientations_.kind_of_tile[place];
        ++lacking_[kind];
        for (const Cell cell : board_.placed(kind)) {
            if (is_marked(cell) || !may_touch_earlier(cell, place)) continue;
            mark(cell) = static_cast<std::int16_t>(place + 1);
            ++taken;
            --lacking_[kind];
        }
        there_are_enough =
            lacking_[kind] <= board_.left(kind) && place + 1 < orientations_.kind_of_tile.size();
    }
    forget_taken();
    return taken == all;
}

bool Order::may_touch_earlier(Cell cell, std::size_t place) const {
    // Most cells touch a tile directly, which is quick to check. Empty cells are not marked.
    for (std::size_t side = 0; side < 4; ++side) {
        const std::int16_t taken = marks_[static_cast<std::size_t>(board_.neighbour(cell, side))];
        if (taken != 0 && static_cast<std::size_t>(taken) <= place) return true;
    }
    for (std::size_t side = 0; side < 4; ++side) {
        const Cell other = board_.neighbour(cell, side);
        if (!board_.is_placed(other) && (board_.candidates(other) & orientations_.before[place]) != 0)
            return true;
    }
    return false;
}

const std::vector<Cell>& Order::find(Cell start) {
    forget_taken();
    mark(start) = 1;
    order_.assign(1, start);
    failed_.clear();
    steps_ = 0;
    if (!go_on(mix(static_cast<std::uint64_t>(start)))) order_.clear();
    forget_taken();
    return order_;
}

void Order::forget_taken() {
    for (const Cell cell : board_.placed()) mark(cell) = 0;
}

// A cell fails if a cell has failed that reaches at least the same cells. If this one led to an order, the
// two could swap places in it.
bool Order::go_on(std::uint64_t taken) {
    if (order_.size() == orientations_.kind_of_tile.size()) return true;
    if (!pinned_.empty() && pinned_[order_.size()] >= 0) return go_on_with(pinned_[order_.size()], taken);
    const std::uint8_t kind = orientations_.kind_of_tile[order_.size()];
    const bool choice = board_.placed(kind).size() > 1 || kind == orientations_.equals_of_first;
    if ((choice && failed_.contains(taken)) || !should_continue()) return false;
    std::vector<Reach> failed;
    const auto leads_on = [&](Cell cell) {
        if (is_pinned(cell) || !may_take(cell)) return false;
        const Reach reach = reach_of(cell);
        if (std::ranges::any_of(failed, [&](const Reach& other) { return other.includes(reach); }))
            return false;
        if (go_on_with(cell, taken)) return true;
        failed.push_back(reach);
        return false;
    };
    for (const Cell cell : board_.placed(kind)) {
        if (leads_on(cell)) return true;
        if (failed.size() == 1 && !may_lead_on()) break;
    }
    if (kind == orientations_.equals_of_first && leads_on(board_.origin())) return true;
    if (choice && failed_.size() < max_remembered) failed_.insert(taken);
    return false;
}

bool Order::should_continue() {
    if (++steps_ % steps_between_checks == 0 && should_continue_ && !should_continue_()) is_stopped_ = true;
    return !is_stopped_;
}

bool Order::go_on_with(Cell cell, std::uint64_t taken) {
    if (!may_take(cell)) return false;
    mark(cell) = 1;
    order_.push_back(cell);
    if (go_on(taken + mix(static_cast<std::uint64_t>(cell)))) return true;
    order_.pop_back();
    mark(cell) = 0;
    return false;
}

bool Order::may_take(Cell cell) const {
    return !is_marked(cell) && touches_marked(cell);
}

bool Order::touches_marked(Cell cell) const {
    for (std::size_t side = 0; side < 4; ++side) {
        if (is_marked(board_.neighbour(cell, side))) return true;
    }
    return false;
}

Order::Reach Order::reach_of(Cell cell) const {
    Reach reach;
    for (std::size_t side = 0; side < 4; ++side) {
        const Cell other = board_.neighbour(cell, side);
        if (board_.is_placed(other) && !is_marked(other) && !touches_marked(other))
            reach.cells[reach.count++] = other;
    }
    return reach;
}

// True if an order exists when each tile may be on any connected cell of its kind, with no more tiles of a
// kind than such cells.
bool Order::may_lead_on() {
    std::vector<int> spare(orientations_.kinds.size(), 0);
    std::vector<Cell> in_touch;
    bool leads_on = true;
    for (std::size_t place = order_.size(); leads_on && place < orientations_.kind_of_tile.size(); ++place) {
        const std::uint8_t kind = orientations_.kind_of_tile[place];
        in_touch.clear();
        for (const Cell cell : board_.placed(kind)) {
            if (may_take(cell)) in_touch.push_back(cell);
        }
        if (kind == orientations_.equals_of_first && may_take(board_.origin()))
            in_touch.push_back(board_.origin());
        for (const Cell cell : in_touch) mark(cell) = reached;
        spare[kind] += static_cast<int>(in_touch.size()) - 1;
        leads_on = spare[kind] >= 0;
    }
    for (const Cell cell : board_.placed()) {
        if (mark(cell) == reached) mark(cell) = 0;
    }
    return leads_on;
}

}  // namespace bastide::puzzle::detail
