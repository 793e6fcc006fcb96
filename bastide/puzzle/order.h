// Tiles are placed in order, each beside an earlier one: whether a map can have come about so.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "bastide/puzzle/board.h"

namespace bastide::puzzle {

class Order {
  public:
    Order(const Board& board, const Faces& faces);

    // From now on a tile, by its place in the order, is the one that lies on this cell.
    void hold(std::size_t place, Cell cell);

    // Whether each tile on the board touches one that may come before it, which touches one that may come
    // before that, and so on down to the first; and empty cells may come to hold what they can. False rules
    // out every map with this board. Where no two tiles are equal and all are placed, there is an order.
    bool may_be();

    // The cell of each tile, in the puzzle's order, if the first lies on `start`: the origin, or the cell of
    // an equal tile. Nothing if there is no order. All tiles must be placed. Equal tiles may change places;
    // with many of them there are many ways to try, and what has failed is remembered.
    const std::vector<Cell>& find(Cell start);

  private:
    bool may_touch_earlier(Cell cell, std::size_t place) const;
    bool go_on(std::uint64_t taken);
    bool go_on_with(Cell cell, std::uint64_t taken);
    bool touches_earlier(Cell cell) const;
    bool is_held(Cell cell) const { return std::ranges::find(held_, cell) != held_.end(); }

    const Board& board_;
    const Faces& faces_;
    std::vector<std::int16_t> is_taken_;  // for each cell of the board
    std::vector<Cell> order_;
    std::vector<Cell> held_;                    // for each tile, its cell, or -1; empty if none is held
    std::unordered_set<std::uint64_t> failed_;  // sets of cells, by the sum of their mixed numbers
};

}  // namespace bastide::puzzle
