// The texts of bonuses, in the words of the rules. score_test.cpp tests their scores.
#include "bastide/caverna/bonus.h"

#include <map>
#include <optional>

#include <gtest/gtest.h>

#include "bastide/caverna/score.h"

namespace bastide::caverna {
namespace {

TEST(CavernaBonus, ReadsAsOnTheTile) {
    // The tiles that are not named here have none.
    std::map<std::string_view, std::string> due = {
        {"weaving_parlor", "1 for every 2 sheep"},
        {"milking_parlor", "1 for each head of cattle"},
        {"state_parlor", "4 for each dwelling next to it"},
        {"stone_storage", "1 for each stone"},
        {"ore_storage", "1 for every 2 ore"},
        {"main_storage", "2 for each parlor, storage and chamber, itself included"},
        {"weapon_storage", "3 for each armed dwarf"},
        {"supplies_storage", "8 if every dwarf is armed"},
        {"broom_chamber", "5 with 5 dwarfs, 10 with 6"},
        {"treasure_chamber", "1 for each ruby"},
        {"food_chamber", "2 for each pair of grain and vegetable"},
        {"prayer_chamber", "8 if no dwarf is armed"},
        {"writing_chamber", "up to 7 of the points lost to missing types, unused spaces and begging"},
        {"fodder_chamber", "1 for every 3 farm animals"},
    };
    for (const Furnishing& row : furnishings()) EXPECT_EQ(rule_of(row.bonus), due[row.name]) << row.name;
}

TEST(CavernaBonus, IsExplainedByTheCountedQuantity) {
    Holding holding;
    holding.dwarfs = 6;
    holding.weapons = {1, 1, 1};
    holding.supply.ore = 5;
    const auto number = [&](Quantity of) {
        return explaining_number({.points = 1, .of = of}, holding, profile(Rules::official));
    };
    EXPECT_EQ(number(Quantity::ore), 5) << "not the pairs of them";
    EXPECT_EQ(number(Quantity::all_armed), 3) << "the armed, not whether all are";
    EXPECT_EQ(number(Quantity::none_armed), 3);
    EXPECT_EQ(number(Quantity::fifth_and_sixth_dwarf), 6);
    EXPECT_EQ(number(Quantity::farm_animals), std::nullopt);
    EXPECT_EQ(number(Quantity::points_lost), std::nullopt);
}

}  // namespace
}  // namespace bastide::caverna
