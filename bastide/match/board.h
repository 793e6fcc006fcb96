// The tiles on the table, and the empty squares that touch them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bastide/match/turned.h"

namespace bastide::match {

// An empty square with a tile beside it, and what it asks of a tile.
struct Spot {
    Square at;
    Demand demand = 0;

    friend bool operator==(const Spot&, const Spot&) = default;
};

struct LaidTile {
    Square at;
    Turned turned = 0;

    Type type() const { return turned / 4; }
    std::uint8_t rotation() const { return turned % 4; }

    friend bool operator==(const LaidTile&, const LaidTile&) = default;
};

// Has no borders: squares are wound on a torus of 4,096 cells, in steps of 1 to the east and 90 to the south.
// 72 tiles that hang together span at most 71 steps in both directions together, and the shortest way from a
// cell to itself takes 90, so no two squares at the tiles share a cell.
class Board {
  public:
    static constexpr std::uint8_t none = 255;

    struct Undo {
        std::uint8_t spot = none;  // the place the square had among the spots
        Demand demand = 0;
    };

    int tile_count() const { return tile_count_; }
    std::span<const LaidTile> tiles() const { return {tiles_.data(), tile_count_}; }
    const LaidTile& tile(std::size_t number) const { return tiles_[number]; }

    // In an order that depends on the tiles laid so far alone.
    std::span<const Spot> spots() const { return {spots_.data(), spot_count_}; }

    // The number of the tile there, counted from 0 in the order they were laid; `none` if there is none. The
    // square must be one of a tile, a spot, or a neighbour of these.
    std::uint8_t tile_at(Square at) const {
        const std::uint8_t content = cells_[cell(at)];
        return content == 0 || content >= first_spot ? none : static_cast<std::uint8_t>(content - 1);
    }

    // The place among the spots; `none` if it is no spot. Any square may be asked for.
    std::uint8_t spot_at(Square at) const;

    // Lays a tile, the first anywhere, others on a spot they fit. At most 72.
    Undo lay(Square at, Turned turned);

    // Takes back the last tile laid.
    void take_back(const Undo& undo);

    friend bool operator==(const Board&, const Board&) = default;

  private:
    static constexpr std::uint8_t first_spot = match::tile_count + 1;
    static constexpr std::size_t most_spots = 2 * match::tile_count + 2;

    static constexpr std::size_t cell(Square at) {
        return static_cast<std::size_t>(at.x + 90 * at.y) & 4095U;
    }

    void put_spot(std::size_t place, const Spot& spot) {
        spots_[place] = spot;
        cells_[cell(spot.at)] = static_cast<std::uint8_t>(first_spot + place);
    }

    std::array<std::uint8_t, 4096> cells_ = {};  // 0: nothing; 1 to 72: a tile; from 73: a spot
    std::array<LaidTile, match::tile_count> tiles_ = {};
    std::array<Spot, most_spots> spots_ = {};
    std::uint8_t tile_count_ = 0;
    std::uint8_t spot_count_ = 0;
};

}  // namespace bastide::match
