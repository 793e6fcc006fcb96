// A position as an image, as whoever is to move sees it, for programs that learn: planes of bytes, each a
// window of cells, row by row from the north-west. All are 0 or 1 but for 36 to 48.
//
//      0        a tile lies here
//      1 to  4  its north, east, south, west side is a city's          5 to  8  is a road's
//      9        it has a monastery                                    10        it has a pennant
//     11 to 16  one city has both its sides N E, N S, N W, E S, E W, S W
//     17 to 22  one road has both
//     23 to 35  the mover's meeple is on the feature of the side N, E, S, W (a city or a road), on the
//     monastery,
//               on the field at the left or right of side N (27 + 1), E, S, W
//     36 to 48  the same of others' meeples: 1 the next player's, 2 the one's after that, and so on
//     49        the cell is empty and beside a tile
//     50 to 53  the tile in hand fits here in rotation 0, 1, 2, 3 (the first of those that look alike)
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/match/env/actions.h"

namespace bastide::match {

inline constexpr std::size_t plane_count = 54;

constexpr std::size_t planes_size(const Window& window) {
    return plane_count * static_cast<std::size_t>(window.cells());
}

// Keeps an image that follows a match from turn to turn, painting what changes alone: an image painted anew
// takes three times as long.
class Planes {
  public:
    explicit Planes(const Window& window) : window_(window) {}

    // Paints a position anew into `planes_size(window)` bytes.
    void begin(const Position& position, std::span<std::uint8_t> image);

    // Paints a later position of the same match over what was painted of an earlier one.
    void follow(const Position& position, std::span<std::uint8_t> image);

  private:
    void paint_tiles(const Position& position, std::span<std::uint8_t> image);
    void paint_meeples(const Position& position, std::span<std::uint8_t> image);
    void paint_places(const Position& position, std::span<std::uint8_t> image);

    Window window_;
    std::size_t tiles_ = 0;            // painted so far
    std::vector<std::uint32_t> gone_;  // bytes to be cleared before the next position
};

}  // namespace bastide::match
