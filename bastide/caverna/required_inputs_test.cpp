// The parts that tiles ask for, compared with the parts that bonuses and exchanges really read.
#include "bastide/caverna/required_inputs.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "bastide/caverna/exchange.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {
namespace {

struct Part {
    std::string_view name;
    void (*set)(Holding&, int);
};
const std::vector<Part> every_part = {
    {"dwarfs", [](Holding& h, int n) { h.dwarfs = n; }},
    {"weapons", [](Holding& h, int n) { h.weapons.assign(static_cast<std::size_t>(n), 1); }},
    {"fields.grain", [](Holding& h, int n) { h.grain_fields.assign(static_cast<std::size_t>(n), 1); }},
    {"fields.vegetables",
     [](Holding& h, int n) { h.vegetable_fields.assign(static_cast<std::size_t>(n), 1); }},
    {"animals.dogs", [](Holding& h, int n) { h.animals.dogs = n; }},
    {"animals.sheep", [](Holding& h, int n) { h.animals.sheep = n; }},
    {"animals.donkeys", [](Holding& h, int n) { h.animals.donkeys = n; }},
    {"animals.wild_boars", [](Holding& h, int n) { h.animals.wild_boars = n; }},
    {"animals.cattle", [](Holding& h, int n) { h.animals.cattle = n; }},
    {"supply.wood", [](Holding& h, int n) { h.supply.wood = n; }},
    {"supply.stone", [](Holding& h, int n) { h.supply.stone = n; }},
    {"supply.ore", [](Holding& h, int n) { h.supply.ore = n; }},
    {"supply.food", [](Holding& h, int n) { h.supply.food = n; }},
    {"supply.gold", [](Holding& h, int n) { h.supply.gold = n; }},
    {"supply.rubies", [](Holding& h, int n) { h.supply.rubies = n; }},
    {"supply.grain", [](Holding& h, int n) { h.supply.grain = n; }},
    {"supply.vegetables", [](Holding& h, int n) { h.supply.vegetables = n; }},
    {"small_pastures", [](Holding& h, int n) { h.small_pastures = n; }},
    {"large_pastures", [](Holding& h, int n) { h.large_pastures = n; }},
    {"ore_mines", [](Holding& h, int n) { h.ore_mines = n; }},
    {"ruby_mines", [](Holding& h, int n) { h.ruby_mines = n; }},
    {"unused_spaces", [](Holding& h, int n) { h.unused_spaces = n; }},
    {"begging_markers", [](Holding& h, int n) { h.begging_markers = n; }},
    {"state_parlor_dwellings", [](Holding& h, int n) { h.state_parlor_dwellings = n; }},
};
constexpr int max_of_part = 6;

// Returns a holding with this many of everything.
Holding with_of_all(int number) {
    Holding holding;
    for (const Part& part : every_part) part.set(holding, number);
    return holding;
}

int bonus_and_exchange(Holding holding, FurnishingId tile) {
    holding.furnishings[tile] = 1;
    const int points = points_of(furnishings()[tile].bonus, holding, profile(Rules::official));
    return 2 * points + (exchange(holding, tile) ? 1 : 0);
}

// Returns the parts that affect a tile when only they change.
std::set<std::string_view> parts_read(FurnishingId tile) {
    std::set<std::string_view> parts;
    for (int number = 0; number <= max_of_part; ++number) {
        const Holding holding = with_of_all(number);
        const int before = bonus_and_exchange(holding, tile);
        for (const Part& part : every_part) {
            for (int other = 0; other <= max_of_part; ++other) {
                Holding changed = holding;
                part.set(changed, other);
                if (bonus_and_exchange(changed, tile) != before) parts.insert(part.name);
            }
        }
    }
    return parts;
}

TEST(CavernaRequiredParts, AreReadByBonusesAndExchanges) {
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const auto asked = required_inputs(tile);
        std::set<std::string_view> due = parts_read(tile);
        // Grain on fields is not in the supply, and this exchange reads only the supply.
        if (tile == tile::beer_parlor) due.insert("fields.grain");
        EXPECT_EQ(std::set<std::string_view>(asked.begin(), asked.end()), due) << furnishings()[tile].name;
        EXPECT_EQ(asked.size(), due.size()) << furnishings()[tile].name;
    }
}

TEST(CavernaRequiredParts, HaveNoDuplicates) {
    Holding holding;
    EXPECT_TRUE(required_inputs(holding).empty());
    for (const std::string_view name : {"weapon_storage", "prayer_chamber", "supplies_storage"})
        holding.furnishings[find_furnishing(name).value()] = 1;
    auto parts = required_inputs(holding);
    std::ranges::sort(parts);
    EXPECT_EQ(parts, (std::vector<std::string_view>{"dwarfs", "weapons"}));
}

TEST(CavernaExchangeTerms, NameBothSidesOfTheExchange) {
    EXPECT_EQ(exchange_terms(tile::hunting_parlor), "2 wild boars for 2 gold and 2 food");
    EXPECT_EQ(exchange_terms(tile::beer_parlor), "2 grain for 3 gold");
    EXPECT_EQ(exchange_terms(tile::blacksmithing_parlor), "1 ruby and 1 ore for 2 gold and 1 food");
    EXPECT_EQ(exchange_terms(tile::spare_part_storage), "1 wood, 1 stone and 1 ore for 2 gold");
    EXPECT_EQ(exchange_terms(tile::trader), "2 gold for 1 wood, 1 stone and 1 ore");
    EXPECT_EQ(exchange_terms(tile::dwelling), "");
}

}  // namespace
}  // namespace bastide::caverna
