// A tile of the solo game: a road with its arms, a city or an abbey. One byte.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/name_in.h"
#include "bastide/tile/side.h"

namespace bastide::solo {

enum class Kind : std::uint8_t { road, city, abbey };

inline constexpr std::array all_kinds = {Kind::road, Kind::city, Kind::abbey};

constexpr std::size_t index(Kind kind) {
    return static_cast<std::size_t>(kind);
}

constexpr std::string_view name(Kind kind) {
    constexpr std::array<std::string_view, 3> names = {"road", "city", "abbey"};
    return name_in(names, kind);
}

// Returns the word for sentences. Files and calls use `name`.
constexpr std::string_view english(Kind kind) {
    return kind == Kind::abbey ? "monastery" : name(kind);
}

// With plain roads, every road is stored as a four-way crossing, because that fits next to any road.
enum class Roads : std::uint8_t { plain, directed };

class Tile {
  public:
    // The sides to which a road runs: bit `index(side)` for each.
    using Arms = std::uint8_t;
    static constexpr Arms every_side = 15;

    // A four-way road.
    constexpr Tile() : Tile(Kind::road) {}

    constexpr explicit Tile(Kind kind, Arms arms = every_side)
        : code_(kind == Kind::road ? arms : static_cast<std::uint8_t>(16 + solo::index(kind))) {}

    constexpr Kind kind() const { return code_ < 16 ? Kind::road : static_cast<Kind>(code_ - 16); }

    constexpr bool is_road() const { return code_ < 16; }

    // The arms of a road. Empty if the tile is not a road.
    constexpr Arms arms() const { return code_ < 16 ? code_ : Arms{0}; }

    // A code below 19 for tables. 0 means no tile.
    constexpr std::uint8_t code() const { return code_; }
    static constexpr Tile from_code(std::uint8_t code) {
        Tile tile;
        tile.code_ = code;
        return tile;
    }

    friend constexpr bool operator==(Tile, Tile) = default;

  private:
    std::uint8_t code_;
};

constexpr Tile::Arms arm(tile::Side side) {
    return static_cast<Tile::Arms>(1U << tile::index(side));
}

// Returns `side` as a set if the neighbour `tile` on that side has an arm towards the square, or an empty
// set.
constexpr Tile::Arms pointing_at(tile::Side side, Tile tile) {
    const int half_turn = tile.arms() << 2 | tile.arms() >> 2;
    return static_cast<Tile::Arms>(half_turn & arm(opposite(side)));
}

// The directed roads: straight roads, bends, three-way junctions and the four-way crossing.
inline constexpr std::array<Tile::Arms, 11> road_shapes = {10, 5, 3, 6, 12, 9, 7, 14, 13, 11, 15};

// "city", "abbey", "road", or with directed roads "road:NS", with the arms in the order N, E, S, W.
std::string name(Tile tile, Roads roads);

}  // namespace bastide::solo
