#include "bastide/puzzle/order.h"

#include "bastide/play/mix.h"

namespace bastide::puzzle {

Order::Order(const Board& board, const Faces& faces)
    : board_(board), faces_(faces), is_taken_(board.cells(), 0) {}

void Order::hold(std::size_t place, Cell cell) {
    held_.resize(faces_.kind_of_tile.size(), -1);
    held_[place] = cell;
}

bool Order::may_be() {
    is_taken_[static_cast<std::size_t>(board_.origin())] = 1;
    std::size_t taken = 1;
    const std::size_t all = board_.placed().size();
    for (std::size_t place = 1; place < faces_.kind_of_tile.size() && taken < all; ++place) {
        for (const Cell cell : board_.placed(faces_.kind_of_tile[place])) {
            std::int16_t& is_taken = is_taken_[static_cast<std::size_t>(cell)];
            if (is_taken != 0 || !may_touch_earlier(cell, place)) continue;
            is_taken = static_cast<std::int16_t>(place + 1);
            ++taken;
        }
    }
    for (const Cell cell : board_.placed()) is_taken_[static_cast<std::size_t>(cell)] = 0;
    return taken == all;
}

bool Order::may_touch_earlier(Cell cell, std::size_t place) const {
    for (std::size_t side = 0; side < 4; ++side) {
        const Cell other = board_.neighbour(cell, side);
        const auto is_taken = static_cast<std::size_t>(is_taken_[static_cast<std::size_t>(other)]);
        const bool touches = board_.is_placed(other) ? is_taken != 0 && is_taken <= place
                                                     : (board_.candidates(other) & faces_.before[place]) != 0;
        if (touches) return true;
    }
    return false;
}

const std::vector<Cell>& Order::find(Cell start) {
    for (const Cell cell : board_.placed()) is_taken_[static_cast<std::size_t>(cell)] = 0;
    is_taken_[static_cast<std::size_t>(start)] = 1;
    order_.assign(1, start);
    failed_.clear();
    if (!go_on(mix(static_cast<std::uint64_t>(start)))) order_.clear();
    for (const Cell cell : board_.placed()) is_taken_[static_cast<std::size_t>(cell)] = 0;
    return order_;
}

bool Order::go_on(std::uint64_t taken) {
    if (order_.size() == faces_.kind_of_tile.size()) return true;
    if (!held_.empty() && held_[order_.size()] >= 0) return go_on_with(held_[order_.size()], taken);
    const std::uint8_t kind = faces_.kind_of_tile[order_.size()];
    const auto& cells = board_.placed(kind);
    const bool choice = cells.size() > 1 || kind == faces_.equals_of_first;
    if (choice && failed_.contains(taken)) return false;
    for (const Cell cell : cells) {
        if (!is_held(cell) && go_on_with(cell, taken)) return true;
    }
    if (kind == faces_.equals_of_first && go_on_with(board_.origin(), taken)) return true;
    if (choice) failed_.insert(taken);
    return false;
}

bool Order::go_on_with(Cell cell, std::uint64_t taken) {
    std::int16_t& is_taken = is_taken_[static_cast<std::size_t>(cell)];
    if (is_taken != 0 || !touches_earlier(cell)) return false;
    is_taken = 1;
    order_.push_back(cell);
    if (go_on(taken + mix(static_cast<std::uint64_t>(cell)))) return true;
    order_.pop_back();
    is_taken = 0;
    return false;
}

bool Order::touches_earlier(Cell cell) const {
    for (std::size_t side = 0; side < 4; ++side) {
        if (is_taken_[static_cast<std::size_t>(board_.neighbour(cell, side))] != 0) return true;
    }
    return false;
}

}  // namespace bastide::puzzle
