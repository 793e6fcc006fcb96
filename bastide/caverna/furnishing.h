// The 48 furnishing tiles: one table, a row a tile.
//
// Facts are those of the published rules. To add a tile, add its row; its place in the table is its number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace bastide::caverna {

struct Holding;
struct Profile;

// Yellow tiles are those worth points for something, or turned into gold: parlors, storages and chambers.
enum class Colour : std::uint8_t { dwelling, other, yellow };

struct Furnishing {
    std::string_view name;   // as in files: "weaving_parlor"
    std::string_view title;  // as on the tile: "Weaving parlor"
    Colour colour = Colour::other;
    std::string_view cost;                                   // empty where it is not known for certain
    int points = 0;                                          // printed on the tile
    int dwarfs = 0;                                          // that it houses
    int (*bonus)(const Holding&, const Profile&) = nullptr;  // at the end of the game, if it has one
    std::string_view bonus_rule;                             // what that is for
    int (*counted)(const Holding&) = nullptr;                // how many of that there are
};

inline constexpr std::size_t furnishing_count = 48;
std::span<const Furnishing, furnishing_count> furnishings();

// A column of the table, for sums over all tiles: the points printed on each.
std::span<const std::int16_t, furnishing_count> printed_points();

// The number of a tile.
using FurnishingId = std::size_t;
std::optional<FurnishingId> find_furnishing(std::string_view name);

// Those of the tiles that have a bonus.
std::span<const FurnishingId> tiles_with_bonus();

// The numbers of tiles that have a part in more rules than their own row.
namespace tile {
inline constexpr FurnishingId dwelling = 0;
inline constexpr FurnishingId simple_dwelling_4w2s = 1;
inline constexpr FurnishingId simple_dwelling_3w3s = 2;
inline constexpr FurnishingId mixed_dwelling = 3;
inline constexpr FurnishingId couple_dwelling = 4;
inline constexpr FurnishingId additional_dwelling = 5;
inline constexpr FurnishingId cuddle_room = 6;
inline constexpr FurnishingId breakfast_room = 7;
inline constexpr FurnishingId stubble_room = 8;
inline constexpr FurnishingId office_room = 11;
inline constexpr FurnishingId trader = 17;
inline constexpr FurnishingId weaving_parlor = 30;
inline constexpr FurnishingId milking_parlor = 31;
inline constexpr FurnishingId state_parlor = 32;
inline constexpr FurnishingId hunting_parlor = 33;
inline constexpr FurnishingId beer_parlor = 34;
inline constexpr FurnishingId blacksmithing_parlor = 35;
inline constexpr FurnishingId spare_part_storage = 38;
inline constexpr FurnishingId main_storage = 39;
inline constexpr FurnishingId weapon_storage = 40;
inline constexpr FurnishingId writing_chamber = 46;
inline constexpr FurnishingId fodder_chamber = 47;
}  // namespace tile

}  // namespace bastide::caverna
