// The tiles on the board, and the empty cells that touch them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <span>

#include "bastide/match/box.h"
#include "bastide/match/oriented_tile.h"

namespace bastide::match {

// An empty cell next to a tile, and the edges that a tile must have to fit it.
struct OpenSquare {
    Square at;
    Demand demand = 0;

    friend bool operator==(const OpenSquare&, const OpenSquare&) = default;
};

struct PlacedTile {
    Square at;
    OrientedTile orientation = 0;

    Type type() const { return orientation / 4; }
    std::uint8_t rotation() const { return orientation % 4; }

    friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

namespace detail {

// The length of the shortest non-empty path from a slot of a torus to itself.
constexpr int shortest_circle(int slots, int slots_to_south) {
    int shortest = slots;
    for (int south = 0; south < shortest; ++south) {
        const int east = south * slots_to_south % slots;
        const int across = std::min(east, slots - east);
        if (south + across > 0) shortest = std::min(shortest, south + across);
    }
    return shortest;
}

}  // namespace detail

// An unbounded board. Cells wrap around a torus of 4,096 slots, with steps of 1 to the east and 90 to the
// south. 84 connected tiles span at most 83 steps in both directions together, and the shortest non-empty
// path from a slot to itself takes 90 steps. Therefore no two cells near the tiles share a slot.
//
// Only builds with assertions check arguments, because bots call these functions millions of times.
class Board {
  public:
    static constexpr std::uint8_t none = 255;
    static constexpr std::size_t max_open = 2 * max_tiles + 2;

    struct Undo {
        std::uint8_t open = none;  // the cell's former index among the open cells
        Demand demand = 0;
    };

    int tile_count() const { return tile_count_; }
    std::span<const PlacedTile> tiles() const { return {tiles_.data(), tile_count_}; }
    const PlacedTile& tile(std::size_t number) const {
        assert(number < tiles_.size());
        return tiles_[number];
    }

    // The open cells. Their order depends only on the tiles placed so far.
    std::span<const OpenSquare> open_squares() const { return {open_squares_.data(), open_count_}; }

    // The number of the tile on a cell, counted from 0 in the order of placement, or `none` if the cell is
    // empty. The cell must have a tile, be open, or be a neighbour of a cell with a tile or an open cell.
    std::uint8_t tile_at(Square at) const {
        const std::uint8_t content = slots_[slot(at)];
        return content == 0 || content >= first_open ? none : static_cast<std::uint8_t>(content - 1);
    }

    // The cell's index among the open cells, or `none` if the cell is not open. The cell may be anywhere.
    std::uint8_t open_square_at(Square at) const;

    // Places a tile. The first tile can be anywhere. Each later tile must be on an open cell that it fits.
    // There can be at most `max_tiles`.
    Undo place(Square at, OrientedTile orientation);

    // Removes the tile placed last.
    void take_back(const Undo& undo);

    friend bool operator==(const Board&, const Board&) = default;

  private:
    static constexpr std::uint8_t first_open = max_tiles + 1;
    static constexpr int slot_count = 4096;
    static constexpr int slots_to_south = 90;

    static_assert(first_open + max_open - 1 <= std::numeric_limits<std::uint8_t>::max(),
                  "a slot has a number for each tile and each open cell");
    // Slots store tiles and open cells, one step from a tile. Cells are looked up that are two steps from an
    // open cell.
    static_assert(static_cast<int>(max_tiles) - 1 + 1 + 3 <
                      detail::shortest_circle(slot_count, slots_to_south),
                  "no two cells near the tiles share a slot");
    static_assert(max_tiles - 1 + 3 <= std::numeric_limits<decltype(Square::x)>::max(),
                  "the cells near the tiles have squares");

    static constexpr std::size_t slot(Square at) {
        return static_cast<std::size_t>(at.x + slots_to_south * at.y) & (slot_count - 1U);
    }

    void put_open(std::size_t place, const OpenSquare& open) {
        open_squares_[place] = open;
        slots_[slot(open.at)] = static_cast<std::uint8_t>(first_open + place);
    }

    std::array<std::uint8_t, slot_count> slots_ = {};  // 0 for nothing, 1 to 84 for a tile, 85 and higher for
                                                       // an open cell
    std::array<PlacedTile, max_tiles> tiles_ = {};
    std::array<OpenSquare, max_open> open_squares_ = {};
    std::uint8_t tile_count_ = 0;
    std::uint8_t open_count_ = 0;
};

}  // namespace bastide::match
