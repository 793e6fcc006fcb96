// Scores by hand: each bonus tile at its edges, both sets of rules, whole games.
#include "bastide/caverna/score.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "bastide/caverna/format.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/testing/official.h"

namespace bastide::caverna {
namespace {

using testing::official;

const Profile& chapter = profile(Rules::chapter);

FurnishingId id(std::string_view name) {
    return find_furnishing(name).value();
}

// A holding with one tile, of which the rest is left to the test.
Holding with(std::string_view tile) {
    Holding holding;
    holding.furnishings[id(tile)] = 1;
    return holding;
}

int bonus(const Holding& holding, std::string_view tile, const Profile& rules = official) {
    return score(holding, rules).furnishing_bonuses[id(tile)];
}

TEST(CavernaFurnishings, AreFortyEight) {
    int yellow = 0;
    std::set<std::string_view> names;
    for (const Furnishing& row : furnishings()) {
        yellow += row.colour == Colour::yellow ? 1 : 0;
        names.insert(row.name);
        EXPECT_EQ(find_furnishing(row.name), names.size() - 1);
        EXPECT_EQ(row.bonus.is_any(), !rule_of(row.bonus).empty()) << row.name;
    }
    EXPECT_EQ(names.size(), 48U);
    EXPECT_EQ(yellow, 18);
    EXPECT_FALSE(find_furnishing("castle"));
}

TEST(CavernaFurnishings, AreFoundByTheirTitlesToo) {
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile)
        EXPECT_EQ(find_furnishing(furnishings()[tile].title), tile) << furnishings()[tile].title;
    for (const char* word : {"Cooking cave", "cooking-cave", "COOKING_CAVE", "cookingcave", " Cooking  Cave"})
        EXPECT_EQ(find_furnishing(word), find_furnishing("cooking_cave")) << word;
    EXPECT_EQ(find_furnishing("Simple Dwelling 4W 2S"), tile::simple_dwelling_4w2s);
    for (const char* word : {"", "-", "cooking", "cooking caves", "cooking.cave", "simple dwelling"})
        EXPECT_FALSE(find_furnishing(word)) << word;
}

TEST(CavernaFurnishings, ShowThePointsOfTheRules) {
    // The tiles that are not named here show 0.
    std::map<std::string_view, int> points = {{"dwelling", 3},
                                              {"mixed_dwelling", 4},
                                              {"couple_dwelling", 5},
                                              {"additional_dwelling", 5},
                                              {"cuddle_room", 2},
                                              {"stubble_room", 1},
                                              {"work_room", 2},
                                              {"stone_carver", 1},
                                              {"blacksmith", 3},
                                              {"miner", 3},
                                              {"builder", 2},
                                              {"trader", 2},
                                              {"wood_supplier", 2},
                                              {"stone_supplier", 1},
                                              {"ruby_supplier", 2},
                                              {"quarry", 2},
                                              {"seam", 1},
                                              {"slaughtering_cave", 2},
                                              {"cooking_cave", 2},
                                              {"working_cave", 2},
                                              {"mining_cave", 2},
                                              {"breeding_cave", 2},
                                              {"peaceful_cave", 2},
                                              {"hunting_parlor", 1},
                                              {"beer_parlor", 3},
                                              {"blacksmithing_parlor", 2}};
    for (const Furnishing& row : furnishings()) EXPECT_EQ(row.points, points[row.name]) << row.name;
}

TEST(CavernaFurnishings, HouseTheDwarfsOfTheRules) {
    // The Additional dwelling has room only for the sixth dwarf. Tiles that are not listed have no room.
    std::map<std::string_view, int> dwarfs = {{"dwelling", 1},
                                              {"simple_dwelling_4w2s", 1},
                                              {"simple_dwelling_3w3s", 1},
                                              {"mixed_dwelling", 1},
                                              {"couple_dwelling", 2}};
    for (const Furnishing& row : furnishings()) EXPECT_EQ(row.dwarfs, dwarfs[row.name]) << row.name;
}

TEST(CavernaScore, FollowsTheRules) {
    Holding holding;
    EXPECT_EQ(score(holding, official).total(), 2 - 8);
    holding.animals = {3, 1, 2, 1, 4};
    EXPECT_EQ(score(holding, official).animals, 11);
    EXPECT_EQ(score(holding, official).missing_types, 0);
    EXPECT_EQ(score(holding, chapter).animals, 6) << "neither dogs nor donkeys";
    holding.animals.donkeys = 0;
    EXPECT_EQ(score(holding, official).missing_types, -2);
    EXPECT_EQ(score(holding, chapter).missing_types, 0);
    holding.animals.cattle = 0;
    EXPECT_EQ(score(holding, chapter).missing_types, -2);
    for (const auto& [grain, points] : {std::pair{0, 0}, {1, 1}, {2, 1}, {3, 2}, {8, 4}}) {
        holding.supply.grain = grain;
        EXPECT_EQ(score(holding, official).grain, points) << grain;
    }
    holding.supply.grain = 2;
    holding.grain_fields = {3, 2};
    EXPECT_EQ(score(holding, official).grain, 4) << "7 with the fields";
    holding.supply.vegetables = 1;
    holding.vegetable_fields = {2, 1};
    EXPECT_EQ(score(holding, official).vegetables, 4);
    holding.supply.rubies = 3;
    holding.supply.gold = 9;
    holding.small_pastures = 2;
    holding.large_pastures = 3;
    holding.ore_mines = 2;
    holding.ruby_mines = 1;
    holding.unused_spaces = 5;
    holding.begging_markers = 2;
    const Sheet sheet = score(holding, official);
    EXPECT_EQ(sheet.rubies, 3);
    EXPECT_EQ(sheet.gold, 9);
    EXPECT_EQ(sheet.pastures, 16);
    EXPECT_EQ(sheet.mines, 10);
    EXPECT_EQ(sheet.unused_spaces, -5);
    EXPECT_EQ(sheet.begging, -6);
}

TEST(CavernaScore, GivesBonusesAtTheirThresholds) {
    Holding state = with("state_parlor");
    for (int beside = 0; beside <= 4; ++beside) {
        state.state_parlor_dwellings = beside;
        EXPECT_EQ(bonus(state, "state_parlor"), 4 * beside);
    }
    Holding broom = with("broom_chamber");
    for (const auto& [dwarfs, points] : {std::pair{2, 0}, {4, 0}, {5, 5}, {6, 10}}) {
        broom.dwarfs = dwarfs;
        EXPECT_EQ(bonus(broom, "broom_chamber"), points) << dwarfs;
    }
    Holding supplies = with("supplies_storage");
    supplies.dwarfs = 3;
    supplies.weapons = {1, 14};
    EXPECT_EQ(bonus(supplies, "supplies_storage"), 0) << "one has no weapon";
    supplies.weapons = {1, 14, 3};
    EXPECT_EQ(bonus(supplies, "supplies_storage"), 8);
    Holding prayer = with("prayer_chamber");
    EXPECT_EQ(bonus(prayer, "prayer_chamber"), 8);
    prayer.weapons = {1};
    EXPECT_EQ(bonus(prayer, "prayer_chamber"), 0);
    Holding weapons = with("weapon_storage");
    EXPECT_EQ(bonus(weapons, "weapon_storage"), 0);
    weapons.weapons = {4, 4};
    EXPECT_EQ(bonus(weapons, "weapon_storage"), 6);
    Holding weaving = with("weaving_parlor");
    weaving.animals.sheep = 5;
    EXPECT_EQ(bonus(weaving, "weaving_parlor"), 2);
    Holding milking = with("milking_parlor");
    milking.animals.cattle = 3;
    EXPECT_EQ(bonus(milking, "milking_parlor"), 3);
    Holding stone = with("stone_storage");
    stone.supply.stone = 7;
    EXPECT_EQ(bonus(stone, "stone_storage"), 7);
    Holding ore = with("ore_storage");
    ore.supply.ore = 5;
    EXPECT_EQ(bonus(ore, "ore_storage"), 2);
    Holding treasure = with("treasure_chamber");
    treasure.supply.rubies = 4;
    EXPECT_EQ(score(treasure, official).total(), 2 - 8 + 4 + 4) << "the rubies count, too";
}

TEST(CavernaScore, CountsFieldsForTheFoodChamber) {
    Holding food = with("food_chamber");
    food.supply.grain = 1;
    food.grain_fields = {3};
    food.supply.vegetables = 1;
    EXPECT_EQ(bonus(food, "food_chamber"), 2);
    food.vegetable_fields = {2, 2};
    EXPECT_EQ(bonus(food, "food_chamber"), 8) << "4 grain, 5 vegetables";
}

TEST(CavernaScore, CountsYellowTilesForTheMainStorage) {
    Holding main = with("main_storage");
    EXPECT_EQ(bonus(main, "main_storage"), 2) << "itself";
    main.furnishings[id("beer_parlor")] = 1;
    main.furnishings[id("broom_chamber")] = 1;
    main.furnishings[id("dwelling")] = 3;
    main.furnishings[id("cuddle_room")] = 1;
    EXPECT_EQ(bonus(main, "main_storage"), 6);
}

TEST(CavernaScore, CountsFarmAnimalsForTheFodderChamber) {
    Holding fodder = with("fodder_chamber");
    fodder.animals = {9, 2, 2, 2, 2};
    EXPECT_EQ(bonus(fodder, "fodder_chamber"), 2) << "8, without the dogs";
    EXPECT_EQ(bonus(fodder, "fodder_chamber", chapter), 2) << "6, without the donkeys";
    fodder.animals.donkeys = 3;
    EXPECT_EQ(bonus(fodder, "fodder_chamber"), 3);
}

TEST(CavernaScore, ReturnsPointsCoveredByTheWritingChamber) {
    Holding writing = with("writing_chamber");
    writing.animals = {0, 1, 1, 1, 1};
    EXPECT_EQ(bonus(writing, "writing_chamber"), 0);
    writing.unused_spaces = 6;
    EXPECT_EQ(bonus(writing, "writing_chamber"), 6) << "below 7";
    writing.unused_spaces = 1;
    writing.begging_markers = 2;
    EXPECT_EQ(bonus(writing, "writing_chamber"), 7) << "just 7";
    writing.animals.donkeys = 0;
    EXPECT_EQ(bonus(writing, "writing_chamber"), 7) << "9, over it";
    EXPECT_EQ(bonus(writing, "writing_chamber", chapter), 7)
        << "7 in the chapter, where donkeys are not missed";
    writing.begging_markers = 0;
    EXPECT_EQ(bonus(writing, "writing_chamber"), 3);
    EXPECT_EQ(bonus(writing, "writing_chamber", chapter), 1);
}

// A whole game, added up on paper.
TEST(CavernaScore, AddsUpAGame) {
    const auto players = read_holdings(R"({"dwarfs": 5, "weapons": [8, 3],
        "animals": {"dogs": 1, "sheep": 4, "donkeys": 1, "wild_boars": 2, "cattle": 0},
        "supply": {"stone": 1, "ore": 2, "gold": 7, "rubies": 1, "grain": 3, "vegetables": 2},
        "fields": {"grain": [3, 1], "vegetables": [2]}, "small_pastures": 1, "large_pastures": 2,
        "ore_mines": 1, "ruby_mines": 1, "unused_spaces": 2,
        "furnishings": ["dwelling", "couple_dwelling", "beer_parlor", "weaving_parlor", "food_chamber"]})");
    ASSERT_TRUE(players) << to_string(players.error());
    Sheet sheet;
    sheet.animals = 8;
    sheet.missing_types = -2;
    sheet.grain = 4;
    sheet.vegetables = 4;
    sheet.rubies = 1;
    sheet.dwarfs = 5;
    sheet.unused_spaces = -2;
    sheet.furnishing_points = 3 + 5 + 3;
    sheet.furnishing_bonuses[id("weaving_parlor")] = 2;
    sheet.furnishing_bonuses[id("food_chamber")] = 8;
    sheet.pastures = 10;
    sheet.mines = 7;
    sheet.gold = 7;
    EXPECT_EQ(score(players->front(), official), sheet);
    EXPECT_EQ(sheet.total(), 63);
}

TEST(CavernaScoreAll, SharesRanks) {
    std::vector<Holding> players(4);
    players[0].supply.gold = 3;
    players[1].supply.gold = 5;
    players[2].supply.gold = 3;
    std::vector<int> ranks;
    for (const Scored& player : score_all(players, official)) ranks.push_back(player.rank);
    EXPECT_EQ(ranks, (std::vector{2, 1, 2, 4}));
}

TEST(CavernaSheetLines, SumToTheTotal) {
    Holding holding;
    for (std::int16_t& count : holding.furnishings) count = 1;
    holding.animals = {1, 2, 3, 4, 5};
    holding.supply = {1, 2, 3, 4, 5, 6, 7, 8};
    holding.unused_spaces = 3;
    holding.begging_markers = 1;
    for (const Profile* rules : {&official, &chapter}) {
        const Scored scored = score_all({&holding, 1}, *rules).front();
        int sum = 0;
        for (const SheetLine& line : sheet_lines(scored, *rules)) sum += line.points;
        EXPECT_EQ(sum, scored.sheet.total());
    }
}

}  // namespace
}  // namespace bastide::caverna
