// The 48 furnishing tiles in one table. The row of a tile gives everything that the tile says.
//
// The data follows the published rules. To add a tile, add a row. The index of the row is the tile's number.
// A tile's bonus is stated only in its row (bonus.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "bastide/caverna/bonus.h"

namespace bastide::caverna {

// Yellow tiles (parlors, storages and chambers) score points for goods or turn goods into gold.
enum class Colour : std::uint8_t { dwelling, other, yellow };

struct Furnishing {
    std::string_view name = {};   // in files: "weaving_parlor"
    std::string_view title = {};  // on the tile: "Weaving parlor"
    Colour colour = Colour::other;
    std::string_view cost = {};  // empty if it is not known for certain
    int points = 0;              // points printed on the tile
    int dwarfs = 0;              // room for dwarfs
    Bonus bonus = {};            // points at the end of the game
};

inline constexpr std::size_t furnishing_count = 48;

namespace table {
using enum Colour;
using enum Quantity;

// clang-format off
inline constexpr std::array<Furnishing, furnishing_count> rows = {{
    {.name = "dwelling", .title = "Dwelling", .colour = dwelling, .cost = "4 wood 3 stone", .points = 3, .dwarfs = 1},
    {.name = "simple_dwelling_4w2s", .title = "Simple dwelling (4w 2s)", .colour = dwelling, .cost = "4 wood 2 stone", .dwarfs = 1},
    {.name = "simple_dwelling_3w3s", .title = "Simple dwelling (3w 3s)", .colour = dwelling, .cost = "3 wood 3 stone", .dwarfs = 1},
    {.name = "mixed_dwelling", .title = "Mixed dwelling", .colour = dwelling, .cost = "5 wood 4 stone", .points = 4, .dwarfs = 1},
    {.name = "couple_dwelling", .title = "Couple dwelling", .colour = dwelling, .cost = "8 wood 6 stone", .points = 5, .dwarfs = 2},
    // Houses only the sixth dwarf.
    {.name = "additional_dwelling", .title = "Additional dwelling", .colour = dwelling, .cost = "4 wood 3 stone", .points = 5},

    {.name = "cuddle_room", .title = "Cuddle room", .colour = other, .cost = "1 wood", .points = 2},
    {.name = "breakfast_room", .title = "Breakfast room", .colour = other, .cost = "1 wood"},
    {.name = "stubble_room", .title = "Stubble room", .colour = other, .cost = "1 wood 1 ore", .points = 1},
    {.name = "work_room", .title = "Work room", .colour = other, .cost = "1 stone", .points = 2},
    {.name = "guest_room", .title = "Guest room", .colour = other, .cost = "1 wood 1 stone"},
    {.name = "office_room", .title = "Office room", .colour = other, .cost = "1 stone"},
    {.name = "carpenter", .title = "Carpenter", .colour = other, .cost = "1 stone"},
    {.name = "stone_carver", .title = "Stone carver", .colour = other, .cost = "1 wood", .points = 1},
    {.name = "blacksmith", .title = "Blacksmith", .colour = other, .cost = "1 wood 2 stone", .points = 3},
    {.name = "miner", .title = "Miner", .colour = other, .cost = "1 wood 1 stone", .points = 3},
    {.name = "builder", .title = "Builder", .colour = other, .cost = "1 stone", .points = 2},
    {.name = "trader", .title = "Trader", .colour = other, .cost = "1 wood", .points = 2},
    {.name = "wood_supplier", .title = "Wood supplier", .colour = other, .cost = "1 stone", .points = 2},
    {.name = "stone_supplier", .title = "Stone supplier", .colour = other, .cost = "1 wood", .points = 1},
    {.name = "ruby_supplier", .title = "Ruby supplier", .colour = other, .cost = "2 wood 2 stone", .points = 2},
    {.name = "dog_school", .title = "Dog school", .colour = other, .cost = "nothing"},
    {.name = "quarry", .title = "Quarry", .colour = other, .cost = "1 wood", .points = 2},
    {.name = "seam", .title = "Seam", .colour = other, .cost = {}, .points = 1},
    {.name = "slaughtering_cave", .title = "Slaughtering cave", .colour = other, .cost = "2 wood 2 stone", .points = 2},
    {.name = "cooking_cave", .title = "Cooking cave", .colour = other, .cost = "2 stone", .points = 2},
    {.name = "working_cave", .title = "Working cave", .colour = other, .cost = "1 wood 1 stone", .points = 2},
    {.name = "mining_cave", .title = "Mining cave", .colour = other, .cost = "3 wood 2 stone", .points = 2},
    {.name = "breeding_cave", .title = "Breeding cave", .colour = other, .cost = "1 grain 1 stone", .points = 2},
    {.name = "peaceful_cave", .title = "Peaceful cave", .colour = other, .cost = "2 wood 2 stone", .points = 2},

    {.name = "weaving_parlor", .title = "Weaving parlor", .colour = yellow, .cost = "2 wood 1 stone",
     .bonus = {.points = 1, .every = 2, .of = sheep}},
    {.name = "milking_parlor", .title = "Milking parlor", .colour = yellow, .cost = "2 wood 2 stone",
     .bonus = {.points = 1, .of = cattle}},
    {.name = "state_parlor", .title = "State parlor", .colour = yellow, .cost = "5 gold 3 stone",
     .bonus = {.points = 4, .of = dwellings_beside}},
    {.name = "hunting_parlor", .title = "Hunting parlor", .colour = yellow, .cost = "2 wood", .points = 1},
    {.name = "beer_parlor", .title = "Beer parlor", .colour = yellow, .cost = "2 wood", .points = 3},
    {.name = "blacksmithing_parlor", .title = "Blacksmithing parlor", .colour = yellow, .cost = "3 ore", .points = 2},
    {.name = "stone_storage", .title = "Stone storage", .colour = yellow, .cost = "3 wood 1 ore",
     .bonus = {.points = 1, .of = stone}},
    {.name = "ore_storage", .title = "Ore storage", .colour = yellow, .cost = "1 wood 2 stone",
     .bonus = {.points = 1, .every = 2, .of = ore}},
    {.name = "spare_part_storage", .title = "Spare part storage", .colour = yellow, .cost = "2 wood"},
    {.name = "main_storage", .title = "Main storage", .colour = yellow, .cost = "2 wood 1 stone",
     .bonus = {.points = 2, .of = yellow_tiles}},
    {.name = "weapon_storage", .title = "Weapon storage", .colour = yellow, .cost = "3 wood 2 stone",
     .bonus = {.points = 3, .of = armed_dwarfs}},
    {.name = "supplies_storage", .title = "Supplies storage", .colour = yellow, .cost = "3 food 1 wood",
     .bonus = {.points = 8, .of = all_armed}},
    {.name = "broom_chamber", .title = "Broom chamber", .colour = yellow, .cost = "1 wood",
     .bonus = {.points = 5, .of = fifth_and_sixth_dwarf}},
    {.name = "treasure_chamber", .title = "Treasure chamber", .colour = yellow, .cost = "1 wood 1 stone",
     .bonus = {.points = 1, .of = rubies}},
    {.name = "food_chamber", .title = "Food chamber", .colour = yellow, .cost = "2 wood 2 vegetables",
     .bonus = {.points = 2, .of = crop_pairs}},
    {.name = "prayer_chamber", .title = "Prayer chamber", .colour = yellow, .cost = "2 wood",
     .bonus = {.points = 8, .of = none_armed}},
    {.name = "writing_chamber", .title = "Writing chamber", .colour = yellow, .cost = "2 stone",
     .bonus = {.points = 1, .of = points_lost, .most = 7}},
    {.name = "fodder_chamber", .title = "Fodder chamber", .colour = yellow, .cost = "2 grain 1 stone",
     .bonus = {.points = 1, .every = 3, .of = farm_animals}},
}};
// clang-format on
}  // namespace table

constexpr std::span<const Furnishing, furnishing_count> furnishings() {
    return table::rows;
}

// The points printed on each tile, as a column for sums over all tiles.
std::span<const std::int16_t, furnishing_count> printed_points();

// The number of a tile.
using FurnishingId = std::size_t;

// Returns the tile with this name, as written in files or on the tile. Ignores case, spaces, hyphens,
// underscores and parentheses: "weaving_parlor", "Weaving parlor", "weaving-parlor".
std::optional<FurnishingId> find_furnishing(std::string_view word);

// The tiles that have a bonus.
std::span<const FurnishingId> tiles_with_bonus();

// The numbers of tiles that rules outside the table refer to.
namespace tile {

// Returns the number of the tile with this name. Unknown names do not compile.
consteval FurnishingId numbered(std::string_view name) {
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile)
        if (table::rows[tile].name == name) return tile;
    std::unreachable();
}

inline constexpr FurnishingId dwelling = numbered("dwelling");
inline constexpr FurnishingId simple_dwelling_4w2s = numbered("simple_dwelling_4w2s");
inline constexpr FurnishingId simple_dwelling_3w3s = numbered("simple_dwelling_3w3s");
inline constexpr FurnishingId mixed_dwelling = numbered("mixed_dwelling");
inline constexpr FurnishingId couple_dwelling = numbered("couple_dwelling");
inline constexpr FurnishingId additional_dwelling = numbered("additional_dwelling");
inline constexpr FurnishingId cuddle_room = numbered("cuddle_room");
inline constexpr FurnishingId breakfast_room = numbered("breakfast_room");
inline constexpr FurnishingId stubble_room = numbered("stubble_room");
inline constexpr FurnishingId office_room = numbered("office_room");
inline constexpr FurnishingId trader = numbered("trader");
inline constexpr FurnishingId weaving_parlor = numbered("weaving_parlor");
inline constexpr FurnishingId milking_parlor = numbered("milking_parlor");
inline constexpr FurnishingId state_parlor = numbered("state_parlor");
inline constexpr FurnishingId hunting_parlor = numbered("hunting_parlor");
inline constexpr FurnishingId beer_parlor = numbered("beer_parlor");
inline constexpr FurnishingId blacksmithing_parlor = numbered("blacksmithing_parlor");
inline constexpr FurnishingId spare_part_storage = numbered("spare_part_storage");
inline constexpr FurnishingId main_storage = numbered("main_storage");
inline constexpr FurnishingId weapon_storage = numbered("weapon_storage");
inline constexpr FurnishingId writing_chamber = numbered("writing_chamber");
inline constexpr FurnishingId fodder_chamber = numbered("fodder_chamber");

}  // namespace tile

}  // namespace bastide::caverna
