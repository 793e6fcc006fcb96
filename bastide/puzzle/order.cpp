#include "bastide/puzzle/order.h"

#include "bastide/puzzle/mix.h"

namespace bastide::puzzle {

Order::Order(const Board& board, const Faces& faces)
    : board_(board), faces_(faces), cells_of_kind_(faces.kinds.size()), is_taken_(board.cells(), 0) {}

const std::vector<Cell>& Order::find() {
    for (auto& cells : cells_of_kind_) cells.clear();
    for (const Cell cell : board_.placed()) {
        cells_of_kind_[faces_.faces[static_cast<std::size_t>(board_.face(cell))].kind].push_back(cell);
    }
    order_.clear();
    failed_.clear();
    if (!go_on(0)) order_.clear();
    for (const Cell cell : order_) is_taken_[static_cast<std::size_t>(cell)] = 0;
    return order_;
}

bool Order::go_on(std::uint64_t taken) {
    if (order_.size() == faces_.kind_of_tile.size()) return true;
    const auto& cells = cells_of_kind_[faces_.kind_of_tile[order_.size()]];
    const bool choice = cells.size() > 1;
    if (choice && failed_.contains(taken)) return false;
    for (const Cell cell : cells) {
        std::int16_t& is_taken = is_taken_[static_cast<std::size_t>(cell)];
        if (is_taken != 0 || !touches_earlier(cell)) continue;
        is_taken = 1;
        order_.push_back(cell);
        if (go_on(taken + mix(static_cast<std::uint64_t>(cell)))) return true;
        order_.pop_back();
        is_taken = 0;
    }
    if (choice) failed_.insert(taken);
    return false;
}

bool Order::touches_earlier(Cell cell) const {
    if (order_.empty()) return true;
    for (std::size_t side = 0; side < 4; ++side) {
        if (is_taken_[static_cast<std::size_t>(board_.neighbour(cell, side))] != 0) return true;
    }
    return false;
}

}  // namespace bastide::puzzle
