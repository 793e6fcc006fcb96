// Calls with extreme values: each reports a problem or ends with the message of a contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/caverna/bounds.h"
#include "bastide/caverna/cells.h"
#include "bastide/caverna/exchange.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/questionnaire.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/score.h"
#include "bastide/caverna/stock.h"

namespace bastide::caverna {
namespace {

constexpr int most = std::numeric_limits<int>::max();
constexpr int least = std::numeric_limits<int>::min();

// Every number of a holding, set to a value.
std::vector<Holding> with_each_number(int value) {
    std::vector<Holding> all;
    const auto add = [&](const auto& set) { set(all.emplace_back()); };
    for (const auto part :
         {&Animals::dogs, &Animals::sheep, &Animals::donkeys, &Animals::wild_boars, &Animals::cattle})
        add([&](Holding& of) { of.animals.*part = value; });
    for (const auto part : {&Supply::wood, &Supply::stone, &Supply::ore, &Supply::food, &Supply::gold,
                            &Supply::rubies, &Supply::grain, &Supply::vegetables})
        add([&](Holding& of) { of.supply.*part = value; });
    for (const auto part : {&Holding::dwarfs, &Holding::small_pastures, &Holding::large_pastures,
                            &Holding::ore_mines, &Holding::ruby_mines, &Holding::unused_spaces,
                            &Holding::begging_markers, &Holding::state_parlor_dwellings})
        add([&](Holding& of) { of.*part = value; });
    for (const auto part : {&Holding::grain_fields, &Holding::vegetable_fields})
        add([&](Holding& of) { of.*part = {value}; });
    return all;
}

TEST(CavernaMisuse, NumbersThatNoSheetCanHaveAreProblems) {
    for (const int value : {-4, 1000, most, least}) {
        for (const Holding& holding : with_each_number(value)) {
            const auto found = problems(std::vector{holding}, profile(Rules::official));
            ASSERT_EQ(found.size(), 1);
            EXPECT_EQ(to_string(found[0].message),
                      "every number on a sheet is from 0 to 999, not " + std::to_string(value));
        }
    }
    Holding armed;
    armed.weapons = {least};
    EXPECT_EQ(problems(std::vector{armed}, profile(Rules::official)).size(), 1);
}

TEST(CavernaMisuseDeathTest, NumbersThatCouldOverflow) {
    for (const int value : {-1, most, least}) {
        for (const Holding& holding : with_each_number(value)) {
            EXPECT_DEATH(score(holding, profile(Rules::official)),
                         "requires that every number of the holding is from 0 to 999");
        }
    }
    constexpr auto range = "every number of the holding is from 0 to 999";
    const Profile& rules = profile(Rules::official);
    Holding rich;
    rich.supply.gold = most;
    Holding with_fields;
    with_fields.grain_fields = {most, 1};
    bastide::testing::expect_contracts({
        {"doubts", [&] { doubts(std::vector{rich}, rules); }, range},
        {"cells_of", [&] { cells_of(rich, rules); }, range},
        {"sheets_json", [&] { (void)sheets_json(std::vector{rich}); },
         "sheets_json.*' requires that every number .*"},
        {"sheets_json of -3 dwarfs", [&] { (void)sheets_json(std::vector{Holding{.dwarfs = -3}}); },
         "sheets_json.*' requires that every number .*"},
        {"sheets_json of none", [] { (void)sheets_json({}); }, "a file has 1 to 7 holdings, but got 0"},
        {"sheets_json of 8", [] { (void)sheets_json(std::vector<Holding>(8)); },
         "a file has 1 to 7 holdings, but got 8"},
        {"best_exchanges", [&] { best_exchanges(rich, rules); }, range},
        {"a tile that no one has",
         [] {
             Holding holding;
             exchange(holding, furnishing_count);
         },
         "there is a tile with this number, but got 48"},
        {"grain", [&] { static_cast<void>(with_fields.grain()); },
         "the sum is in the range of its type, but got 2147483647"},
        {"the total of a sheet",
         [] {
             Sheet sheet = {.animals = most};
             sheet.furnishing_bonuses[tile::main_storage] = 1;
             static_cast<void>(sheet.total());
         },
         "the result is in the range of int, but got 2147483648"},
        {"the bonuses of a sheet",
         [] {
             Sheet sheet;
             sheet.furnishing_bonuses.fill(least);
             static_cast<void>(sheet.bonuses());
         },
         "the result is in the range of int, but got -103079215104"},
        {"an exchange with too much gold",
         [] {
             Holding holding;
             holding.supply = {.grain = 2};
             holding.supply.gold = most - 2;
             holding.furnishings[tile::beer_parlor] = 1;
             exchange(holding, tile::beer_parlor);
         },
         "the number of each good stays in the range of int, but got 2147483645"},
        {"pasture_points", [] { static_cast<void>(pasture_points(most, 0)); },
         "the product is in the range of its type.*"},
        {"a bonus for every 0 sheep",
         [] { static_cast<void>(Bonus{.every = 0, .of = Quantity::sheep}.points_for(1)); },
         "a bonus counts a positive number of things, but got 0"},
        {"find_maximum", [] { find_maximum({.max_gold = -1}); },
         "every number of the model is from 0 to 1,000,000, but got -1"},
        {"best_stock", [] { best_stock({.dogs = most}); },
         "every number of the housing is from 0 to 1,000,000"},
        {"bound_of_stock", [] { bound_of_stock({.stubble_room = 21}); },
         "a Stubble room has 0 to 20 animals, but got 21"},
        {"Questionnaire of 9 holdings",
         [] { Questionnaire(profile(Rules::official), false, std::vector<Holding>(9)); },
         "there are at most 7 holdings, but got 9"},
    });
}

}  // namespace
}  // namespace bastide::caverna
