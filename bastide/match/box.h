// The tiles of a game: how many there are of each type, and the start tile.
//
//     const Box usual;                                   // the box of the base game
//     const auto small = Box::make(counts, start_type);  // checked against the limits of a game
//
// A box is a small value, and each box can be played. box_text.h reads and writes boxes.
#pragma once

#include <numeric>
#include <optional>

#include "bastide/base/result.h"
#include "bastide/match/errors.h"
#include "bastide/match/tile.h"

namespace bastide::match {

// The limits of a box, for which boards, features and bots have room. The base game has 72 tiles, 9 of a
// type, 243 pieces, 49 pieces of cities, 5 tiles with several cities and 8 with several roads, 6 monasteries,
// and 82 tiles and pennants.
inline constexpr std::size_t max_tiles = 84;
inline constexpr std::size_t max_tiles_of_type = 15;
inline constexpr std::size_t max_nodes = 255;
inline constexpr std::size_t max_cities = 64;
inline constexpr std::size_t max_several = 16;
inline constexpr std::size_t max_monasteries = 12;
inline constexpr std::size_t max_tiles_and_pennants = 127;

namespace detail {

// A limit that the tiles of a box exceed.
struct Excess {
    const MessageKind* kind;
    std::size_t number;
    std::size_t most;
};

// Returns the sum of `number(type)` over all tiles.
template <class Number>
constexpr std::size_t sum_over(const TileCounts& counts, const Number& number) {
    std::size_t sum = 0;
    for (Type type = 0; type < type_count; ++type) sum += counts[type] * std::size_t{number(types[type])};
    return sum;
}

constexpr std::optional<Excess> excess(const TileCounts& counts) {
    const auto pieces_of = [&](Kind kind) {
        return sum_over(counts, [&](const TileType& type) { return count_pieces(type, kind); });
    };
    const auto with_several = [&](Kind kind) {
        return sum_over(counts, [&](const TileType& type) { return count_pieces(type, kind) > 1; });
    };
    const std::size_t tiles = sum_over(counts, [](const TileType&) { return true; });
    const std::array<Excess, 7> limits = {{
        {&errors::box_tiles, tiles, max_tiles},
        {&errors::box_pieces, sum_over(counts, [](const TileType& type) { return type.piece_count; }),
         max_nodes},
        {&errors::box_cities, pieces_of(Kind::city), max_cities},
        {&errors::box_several_cities, with_several(Kind::city), max_several},
        {&errors::box_several_roads, with_several(Kind::road), max_several},
        {&errors::box_monasteries, pieces_of(Kind::monastery), max_monasteries},
        {&errors::box_pennants, tiles + sum_over(counts, count_pennants), max_tiles_and_pennants},
    }};
    for (const Excess& limit : limits)
        if (limit.number > limit.most) return limit;
    return std::nullopt;
}

static_assert(!excess(counts_of_base_game) && std::ranges::max(counts_of_base_game) <= max_tiles_of_type,
              "the box of the base game can be played");

}  // namespace detail

class Box {
  public:
    // The box of the base game.
    constexpr Box() = default;

    // Returns a box with a start tile, which must be among the tiles. The error names the limit.
    [[nodiscard]] static Result<Box> make(const TileCounts& counts, Type start = start_type);

    int count(Type type) const {
        require_type(type);
        return counts_[type];
    }
    const TileCounts& counts() const { return counts_; }
    int tile_count() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }
    Type start() const { return start_; }

    friend bool operator==(const Box&, const Box&) = default;

  private:
    TileCounts counts_ = counts_of_base_game;
    Type start_ = start_type;
};

}  // namespace bastide::match
