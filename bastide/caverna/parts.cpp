#include "bastide/caverna/parts.h"

#include <algorithm>
#include <array>
#include <span>

#include "bastide/caverna/exchange.h"

namespace bastide::caverna {
namespace {

using Part = std::string_view;

constexpr std::array<Part, 1> sheep = {"animals.sheep"};
constexpr std::array<Part, 1> cattle = {"animals.cattle"};
constexpr std::array<Part, 1> beside_the_parlor = {"state_parlor_dwellings"};
constexpr std::array<Part, 1> stone = {"supply.stone"};
constexpr std::array<Part, 1> ore = {"supply.ore"};
constexpr std::array<Part, 1> rubies = {"supply.rubies"};
constexpr std::array<Part, 1> dwarfs = {"dwarfs"};
constexpr std::array<Part, 1> weapons = {"weapons"};
constexpr std::array<Part, 2> armed = {"dwarfs", "weapons"};
constexpr std::array<Part, 4> crops = {"supply.grain", "supply.vegetables", "fields.grain",
                                       "fields.vegetables"};
constexpr std::array<Part, 4> farm_animals = {"animals.sheep", "animals.donkeys", "animals.wild_boars",
                                              "animals.cattle"};
constexpr std::array<Part, 6> losses = {"animals.sheep",  "animals.donkeys", "animals.wild_boars",
                                        "animals.cattle", "unused_spaces",   "begging_markers"};
constexpr std::array<Part, 1> grain_on_fields = {"fields.grain"};

struct Asked {
    std::string_view tile;
    std::span<const Part> parts;
};

// The bonuses of furnishing.cpp; that each reads these parts and no other is tested.
constexpr std::array<Asked, 14> asked = {{
    {"weaving_parlor", sheep},
    {"milking_parlor", cattle},
    {"state_parlor", beside_the_parlor},
    {"beer_parlor", grain_on_fields},
    {"stone_storage", stone},
    {"ore_storage", ore},
    {"weapon_storage", weapons},
    {"supplies_storage", armed},
    {"broom_chamber", dwarfs},
    {"treasure_chamber", rubies},
    {"food_chamber", crops},
    {"prayer_chamber", weapons},
    {"writing_chamber", losses},
    {"fodder_chamber", farm_animals},
}};

}  // namespace

std::vector<std::string_view> parts_asked_by(FurnishingId tile) {
    std::vector<Part> parts = exchange_takes(tile);
    for (const Asked& each : asked) {
        if (each.tile == furnishings()[tile].name)
            parts.insert(parts.end(), each.parts.begin(), each.parts.end());
    }
    return parts;
}

std::vector<std::string_view> parts_asked_by(const Holding& holding) {
    std::vector<Part> parts;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        if (!holding.has(tile)) continue;
        for (const Part part : parts_asked_by(tile)) {
            if (std::ranges::find(parts, part) == parts.end()) parts.push_back(part);
        }
    }
    return parts;
}

}  // namespace bastide::caverna
