#include "bastide/puzzle/order.h"

#include <algorithm>
#include <unordered_set>

#include "bastide/puzzle/mix.h"

namespace bastide::puzzle {
namespace {

class Ordering {
  public:
    Ordering(const Board& board, const Faces& faces)
        : board_(board), faces_(faces), cells_(board.placed()), taken_(cells_.size(), 0) {
        std::ranges::sort(cells_);
    }

    std::vector<Cell> order() {
        if (!go_on(0)) order_.clear();
        return order_;
    }

  private:
    bool go_on(std::uint64_t taken) {
        if (order_.size() == cells_.size()) return true;
        const std::uint8_t kind = faces_.kind_of_tile[order_.size()];
        const bool choice = faces_.kinds[kind].count > 1;
        if (choice && failed_.contains(taken)) return false;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (taken_[i] != 0 || kind_at(cells_[i]) != kind || !touches_earlier(cells_[i])) continue;
            taken_[i] = 1;
            order_.push_back(cells_[i]);
            if (go_on(taken + mix(static_cast<std::uint64_t>(i) + 1))) return true;
            order_.pop_back();
            taken_[i] = 0;
        }
        if (choice) failed_.insert(taken);
        return false;
    }

    std::uint8_t kind_at(Cell cell) const {
        return faces_.faces[static_cast<std::size_t>(board_.face(cell))].kind;
    }

    bool touches_earlier(Cell cell) const {
        if (order_.empty()) return true;
        for (std::size_t side = 0; side < 4; ++side) {
            const Cell other = board_.neighbour(cell, side);
            const auto place = std::ranges::lower_bound(cells_, other);
            if (place != cells_.end() && *place == other &&
                taken_[static_cast<std::size_t>(place - cells_.begin())] != 0) {
                return true;
            }
        }
        return false;
    }

    const Board& board_;
    const Faces& faces_;
    std::vector<Cell> cells_;
    std::vector<std::uint8_t> taken_;
    std::vector<Cell> order_;
    std::unordered_set<std::uint64_t> failed_;  // sets of cells, by the sum of their mixed numbers
};

}  // namespace

std::vector<Cell> in_order(const Board& board, const Faces& faces) {
    return Ordering(board, faces).order();
}

}  // namespace bastide::puzzle
