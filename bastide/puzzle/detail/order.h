// Checks that a map can be built in order, with each tile next to an earlier tile.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <unordered_set>
#include <vector>

#include "bastide/puzzle/detail/board.h"

namespace bastide::puzzle::detail {

class Order {
  public:
    // `should_continue`, if given, is called now and then during a long search for an order. Once it returns
    // false, the search is stopped for good.
    Order(const Board& board, const Orientations& orientations, std::function<bool()> should_continue = {});

    bool is_stopped() const { return is_stopped_; }

    // Requires the tile with the index `place` to be on a cell.
    void hold(std::size_t place, Cell cell);

    // True if each tile on the board can touch an earlier tile, back to the first, and there are enough cells
    // for the tiles of each kind, counting empty cells for the kinds that they can hold. If the result is
    // false, no map contains this board. If all tiles are placed and no two are equal, true means that an
    // order exists.
    bool may_be();

    // Returns the cell of each tile, in the puzzle's order, with the first on `start`: the origin, or the
    // cell of an equal tile. Returns an empty list if there is no order. All tiles must be placed. Equal
    // tiles may swap places. If many tiles are equal, there are many orders to try, so some failures are
    // cached.
    const std::vector<Cell>& find(Cell start);

  private:
    // The neighbours of a cell that touch no other placed cell.
    struct Reach {
        std::array<Cell, 4> cells{};
        std::size_t count = 0;

        std::span<const Cell> all() const { return std::span(cells).first(count); }
        bool includes(const Reach& other) const {
            return std::ranges::all_of(
                other.all(), [this](Cell cell) { return std::ranges::find(all(), cell) != all().end(); });
        }
    };

    static constexpr std::int16_t reached = -1;
    static constexpr std::size_t max_remembered = 1 << 20;
    static constexpr std::int64_t steps_between_checks = 1 << 10;

    bool may_touch_earlier(Cell cell, std::size_t place) const;
    bool go_on(std::uint64_t taken);
    bool go_on_with(Cell cell, std::uint64_t taken);
    bool may_lead_on();
    bool should_continue();
    bool may_take(Cell cell) const;
    bool touches_marked(Cell cell) const;
    Reach reach_of(Cell cell) const;
    void forget_taken();
    bool is_pinned(Cell cell) const { return std::ranges::find(pinned_, cell) != pinned_.end(); }
    bool is_marked(Cell cell) const { return marks_[static_cast<std::size_t>(cell)] != 0; }
    std::int16_t& mark(Cell cell) { return marks_[static_cast<std::size_t>(cell)]; }

    const Board& board_;
    const Orientations& orientations_;
    std::vector<std::int16_t> marks_;  // for each cell of the board: 0 if the cell is not taken
    std::vector<Cell> order_;
    std::vector<int> lacking_;                  // for each kind, the number of tiles so far without a
                                                // touching cell
    std::vector<Cell> pinned_;                  // for each tile, the required cell or -1; empty if no tile
                                                // has a required cell
    std::unordered_set<std::uint64_t> failed_;  // sets of cells, by the sum of their mixed numbers
    std::function<bool()> should_continue_;
    std::int64_t steps_ = 0;
    bool is_stopped_ = false;
};

}  // namespace bastide::puzzle::detail
