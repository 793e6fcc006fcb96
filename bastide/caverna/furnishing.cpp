#include "bastide/caverna/furnishing.h"

#include <algorithm>

#include "bastide/caverna/holding.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {
namespace {

using enum Colour;

int broom(const Holding& holding, const Profile& /*profile*/) {
    if (holding.dwarfs == 5) return 5;
    return holding.dwarfs >= 6 ? 10 : 0;
}

int writing(const Holding& holding, const Profile& profile) {
    const int lost = missing_type_penalty(holding.animals, profile) +
                     unused_space_penalty(holding.unused_spaces) + begging_penalty(holding.begging_markers);
    return std::min(7, lost);
}

constexpr std::array<Furnishing, furnishing_count> table = {{
    {"dwelling", "Dwelling", dwelling, "4 wood 3 stone", 3, 1, nullptr, {}, nullptr},
    {"simple_dwelling_4w2s",
     "Simple dwelling (4w 2s)",
     dwelling,
     "4 wood 2 stone",
     0,
     1,
     nullptr,
     {},
     nullptr},
    {"simple_dwelling_3w3s",
     "Simple dwelling (3w 3s)",
     dwelling,
     "3 wood 3 stone",
     0,
     1,
     nullptr,
     {},
     nullptr},
    {"mixed_dwelling", "Mixed dwelling", dwelling, "5 wood 4 stone", 4, 1, nullptr, {}, nullptr},
    {"couple_dwelling", "Couple dwelling", dwelling, "8 wood 6 stone", 5, 2, nullptr, {}, nullptr},
    // It houses the sixth dwarf only.
    {"additional_dwelling", "Additional dwelling", dwelling, "4 wood 3 stone", 5, 0, nullptr, {}, nullptr},

    {"cuddle_room", "Cuddle room", other, "1 wood", 2, 0, nullptr, {}, nullptr},
    {"breakfast_room", "Breakfast room", other, "1 wood", 0, 0, nullptr, {}, nullptr},
    {"stubble_room", "Stubble room", other, "1 wood 1 ore", 1, 0, nullptr, {}, nullptr},
    {"work_room", "Work room", other, "1 stone", 2, 0, nullptr, {}, nullptr},
    {"guest_room", "Guest room", other, "1 wood 1 stone", 0, 0, nullptr, {}, nullptr},
    {"office_room", "Office room", other, "1 stone", 0, 0, nullptr, {}, nullptr},
    {"carpenter", "Carpenter", other, "1 stone", 0, 0, nullptr, {}, nullptr},
    {"stone_carver", "Stone carver", other, "1 wood", 1, 0, nullptr, {}, nullptr},
    {"blacksmith", "Blacksmith", other, "1 wood 2 stone", 3, 0, nullptr, {}, nullptr},
    {"miner", "Miner", other, "1 wood 1 stone", 3, 0, nullptr, {}, nullptr},
    {"builder", "Builder", other, "1 stone", 2, 0, nullptr, {}, nullptr},
    {"trader", "Trader", other, "1 wood", 2, 0, nullptr, {}, nullptr},
    {"wood_supplier", "Wood supplier", other, "1 stone", 2, 0, nullptr, {}, nullptr},
    {"stone_supplier", "Stone supplier", other, "1 wood", 1, 0, nullptr, {}, nullptr},
    {"ruby_supplier", "Ruby supplier", other, "2 wood 2 stone", 2, 0, nullptr, {}, nullptr},
    {"dog_school", "Dog school", other, "nothing", 0, 0, nullptr, {}, nullptr},
    {"quarry", "Quarry", other, "1 wood", 2, 0, nullptr, {}, nullptr},
    {"seam", "Seam", other, {}, 1, 0, nullptr, {}, nullptr},
    {"slaughtering_cave", "Slaughtering cave", other, "2 wood 2 stone", 2, 0, nullptr, {}, nullptr},
    {"cooking_cave", "Cooking cave", other, "2 stone", 2, 0, nullptr, {}, nullptr},
    {"working_cave", "Working cave", other, "1 wood 1 stone", 2, 0, nullptr, {}, nullptr},
    {"mining_cave", "Mining cave", other, "3 wood 2 stone", 2, 0, nullptr, {}, nullptr},
    {"breeding_cave", "Breeding cave", other, "1 grain 1 stone", 2, 0, nullptr, {}, nullptr},
    {"peaceful_cave", "Peaceful cave", other, "2 wood 2 stone", 2, 0, nullptr, {}, nullptr},

    {"weaving_parlor", "Weaving parlor", yellow, "2 wood 1 stone", 0, 0,
     [](const Holding& holding, const Profile&) { return holding.animals.sheep / 2; }, "1 for every 2 sheep",
     [](const Holding& holding) { return holding.animals.sheep; }},
    {"milking_parlor", "Milking parlor", yellow, "2 wood 2 stone", 0, 0,
     [](const Holding& holding, const Profile&) { return holding.animals.cattle; },
     "1 for each of the cattle", [](const Holding& holding) { return holding.animals.cattle; }},
    {"state_parlor", "State parlor", yellow, "5 gold 3 stone", 0, 0,
     [](const Holding& holding, const Profile&) { return 4 * holding.state_parlor_dwellings; },
     "4 for each dwelling next to it", [](const Holding& holding) { return holding.state_parlor_dwellings; }},
    {"hunting_parlor", "Hunting parlor", yellow, "2 wood", 1, 0, nullptr, {}, nullptr},
    {"beer_parlor", "Beer parlor", yellow, "2 wood", 3, 0, nullptr, {}, nullptr},
    {"blacksmithing_parlor", "Blacksmithing parlor", yellow, "3 ore", 2, 0, nullptr, {}, nullptr},
    {"stone_storage", "Stone storage", yellow, "3 wood 1 ore", 0, 0,
     [](const Holding& holding, const Profile&) { return holding.supply.stone; }, "1 for each stone",
     [](const Holding& holding) { return holding.supply.stone; }},
    {"ore_storage", "Ore storage", yellow, "1 wood 2 stone", 0, 0,
     [](const Holding& holding, const Profile&) { return holding.supply.ore / 2; }, "1 for every 2 ore",
     [](const Holding& holding) { return holding.supply.ore; }},
    {"spare_part_storage", "Spare part storage", yellow, "2 wood", 0, 0, nullptr, {}, nullptr},
    {"main_storage", "Main storage", yellow, "2 wood 1 stone", 0, 0,
     [](const Holding& holding, const Profile&) { return 2 * holding.tiles(yellow); },
     "2 for each parlor, storage and chamber, this one too",
     [](const Holding& holding) { return holding.tiles(yellow); }},
    {"weapon_storage", "Weapon storage", yellow, "3 wood 2 stone", 0, 0,
     [](const Holding& holding, const Profile&) { return 3 * holding.armed(); }, "3 for each armed dwarf",
     [](const Holding& holding) { return holding.armed(); }},
    {"supplies_storage", "Supplies storage", yellow, "3 food 1 wood", 0, 0,
     [](const Holding& holding, const Profile&) { return holding.armed() == holding.dwarfs ? 8 : 0; },
     "8 if every dwarf is armed", [](const Holding& holding) { return holding.armed(); }},
    {"broom_chamber", "Broom chamber", yellow, "1 wood", 0, 0, broom, "5 with 5 dwarfs, 10 with 6",
     [](const Holding& holding) { return holding.dwarfs; }},
    {"treasure_chamber", "Treasure chamber", yellow, "1 wood 1 stone", 0, 0,
     [](const Holding& holding, const Profile&) { return holding.supply.rubies; }, "1 for each ruby",
     [](const Holding& holding) { return holding.supply.rubies; }},
    {"food_chamber", "Food chamber", yellow, "2 wood 2 vegetables", 0, 0,
     [](const Holding& holding, const Profile&) {
         return 2 * std::min(holding.grain(), holding.vegetables());
     },
     "2 for each pair of grain and vegetable",
     [](const Holding& holding) { return std::min(holding.grain(), holding.vegetables()); }},
    {"prayer_chamber", "Prayer chamber", yellow, "2 wood", 0, 0,
     [](const Holding& holding, const Profile&) { return holding.armed() == 0 ? 8 : 0; },
     "8 if no dwarf is armed", [](const Holding& holding) { return holding.armed(); }},
    {"writing_chamber", "Writing chamber", yellow, "2 stone", 0, 0, writing,
     "up to 7 of the points lost by missing types, unused spaces and begging", nullptr},
    {"fodder_chamber", "Fodder chamber", yellow, "2 grain 1 stone", 0, 0,
     [](const Holding& holding, const Profile& profile) {
         return farm_animals(holding.animals, profile) / 3;
     },
     "1 for every 3 farm animals", nullptr},
}};

constexpr std::array points_column = [] {
    std::array<std::int16_t, furnishing_count> points{};
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile)
        points[tile] = static_cast<std::int16_t>(table[tile].points);
    return points;
}();

constexpr std::size_t bonus_count = static_cast<std::size_t>(
    std::ranges::count_if(table, [](const Furnishing& row) { return row.bonus != nullptr; }));
constexpr std::array with_bonus = [] {
    std::array<FurnishingId, bonus_count> tiles{};
    std::size_t found = 0;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        if (table[tile].bonus != nullptr) tiles[found++] = tile;
    }
    return tiles;
}();

constexpr FurnishingId place_of(std::string_view name) {
    return static_cast<FurnishingId>(std::ranges::find(table, name, &Furnishing::name) - table.begin());
}
static_assert(place_of("additional_dwelling") == tile::additional_dwelling);
static_assert(place_of("stubble_room") == tile::stubble_room && place_of("office_room") == tile::office_room);
static_assert(place_of("trader") == tile::trader && place_of("weaving_parlor") == tile::weaving_parlor);
static_assert(place_of("blacksmithing_parlor") == tile::blacksmithing_parlor);
static_assert(place_of("spare_part_storage") == tile::spare_part_storage);
static_assert(place_of("weapon_storage") == tile::weapon_storage);
static_assert(place_of("writing_chamber") == tile::writing_chamber);
static_assert(place_of("fodder_chamber") == tile::fodder_chamber);

}  // namespace

std::span<const Furnishing, furnishing_count> furnishings() {
    return table;
}

std::span<const std::int16_t, furnishing_count> printed_points() {
    return points_column;
}

std::span<const FurnishingId> tiles_with_bonus() {
    return with_bonus;
}

std::optional<FurnishingId> find_furnishing(std::string_view name) {
    const FurnishingId place = place_of(name);
    if (place == furnishing_count) return std::nullopt;
    return place;
}

}  // namespace bastide::caverna
