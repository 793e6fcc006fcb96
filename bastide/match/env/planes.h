// A position as an image from the point of view of a player, by default the player to move, for machine
// learning: planes of bytes, each a window of cells in row-major order from the north-west. All values are 0
// or 1, except in planes 36 to 48.
//
//      0        a tile is here
//      1 to  4  its north, east, south, west side is a city's          5 to  8  is a road's
//      9        it has a monastery                                    10        it has a pennant
//     11 to 16  one city has both its sides N E, N S, N W, E S, E W, S W
//     17 to 22  one road has both
//     23 to 35  the player's meeple is on: the city or road of side N, E, S, W, the monastery, and
//               the field at the left or right of side N (27 + 1), E, S, W
//     36 to 48  other players' meeples in the same order: 1 the next player's, 2 the one after, …
//     49        the cell is empty and next to a tile
//     50 to 53  the tile in hand fits here in rotation 0, 1, 2, 3, the first of several that look alike
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bastide/match/env/actions.h"
#include "bastide/match/env/viewer.h"

namespace bastide::match {

inline constexpr std::size_t plane_count = 54;

constexpr std::size_t planes_size(const Window& window) {
    return plane_count * static_cast<std::size_t>(window.cells());
}

// Updates an image from turn to turn by painting only changes. Painting the whole image would take three
// times as long.
class Planes {
  public:
    explicit Planes(const Window& window) : window_(window) {}

    // Paints a whole position into `planes_size(window)` bytes.
    void begin(const Position& position, std::span<std::uint8_t> image, std::optional<int> player = {});

    // Updates the image of an earlier position to a later one of the same game.
    void follow(const Position& position, std::span<std::uint8_t> image, std::optional<int> player = {});

  private:
    void paint_tiles(const Position& position, std::span<std::uint8_t> image);
    void paint_meeples(const Position& position, std::span<std::uint8_t> image, const Viewer& viewer);
    void paint_places(const Position& position, std::span<std::uint8_t> image);

    Window window_;
    std::size_t tiles_ = 0;            // the number of tiles painted so far
    std::vector<std::uint32_t> gone_;  // bytes to clear for the next position
};

}  // namespace bastide::match
