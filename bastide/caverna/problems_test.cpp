// Every impossible state has its own sentence, and possible ones have none.
#include "bastide/caverna/problems.h"

#include <gtest/gtest.h>

#include "bastide/caverna/read.h"

namespace bastide::caverna {
namespace {

// Returns the errors in one or several sheets.
std::vector<std::string> wrong(std::string_view json, Rules rules = Rules::official) {
    const auto read = read_holdings(json);
    EXPECT_TRUE(read) << to_string(read.error());
    std::vector<std::string> all;
    for (const Problem& problem : problems(*read, profile(rules))) all.push_back(to_string(problem.message));
    return all;
}

// Returns the doubts about a sheet.
std::vector<std::string> doubtful(std::string_view json) {
    const auto read = read_holdings(json);
    EXPECT_TRUE(read) << to_string(read.error());
    EXPECT_TRUE(problems(*read, profile(Rules::official)).empty());
    std::vector<std::string> all;
    for (const Problem& doubt : doubts(*read, profile(Rules::official)))
        all.push_back(to_string(doubt.message));
    return all;
}

using Wrong = std::vector<std::string>;

TEST(CavernaDoubts, CoverRoomForAnimals) {
    EXPECT_EQ(doubtful(R"({"animals": {"sheep": 2, "wild_boars": 3}})"), Wrong{}) << "with three stables";
    EXPECT_EQ(
        doubtful(R"({"animals": {"sheep": 3, "wild_boars": 3}})"),
        Wrong{"pastures, stables and dwellings have room for at most 5 animals, not for 6, besides those "
              "that live in mines and rooms or are watched by dogs"});
    EXPECT_EQ(doubtful(R"({"animals": {"sheep": 100}})").size(), 1U);
    EXPECT_EQ(doubtful(R"({"animals": {"sheep": 100, "dogs": 100}})"), Wrong{});
    EXPECT_EQ(doubtful(R"({"animals": {"donkeys": 7}, "ruby_mines": 2})"), Wrong{});
    EXPECT_EQ(doubtful(R"({"animals": {"donkeys": 8}, "ruby_mines": 2})").size(), 1U);
    // 4 x 4 and 2 x 2 and the dwelling, with stables 16 + 8 + 4 + 4 + 2 x 2 + 2.
    EXPECT_EQ(doubtful(R"({"animals": {"cattle": 38}, "large_pastures": 4, "small_pastures": 2})"), Wrong{});
    EXPECT_EQ(doubtful(R"({"animals": {"cattle": 39}, "large_pastures": 4, "small_pastures": 2})").size(),
              1U);
}

TEST(CavernaProblems, CoverDwarfs) {
    EXPECT_EQ(wrong("{}"), Wrong{});
    EXPECT_EQ(wrong(R"({"dwarfs": 1})"), Wrong{"a player has at least 2 dwarfs, not 1"});
    EXPECT_EQ(wrong(R"({"dwarfs": 7, "furnishings": ["additional_dwelling"]})"),
              Wrong{"a player has at most 6 dwarfs, not 7"});
    EXPECT_EQ(wrong(R"({"dwarfs": 3})"), Wrong{"there is room for 2 dwarfs, not for 3: add a dwelling"});
    EXPECT_EQ(wrong(R"({"dwarfs": 3, "furnishings": ["dwelling"]})"), Wrong{});
    EXPECT_EQ(wrong(R"({"dwarfs": 4, "furnishings": ["couple_dwelling"]})"), Wrong{});
    EXPECT_EQ(wrong(R"({"dwarfs": 5, "furnishings": ["couple_dwelling", "additional_dwelling"]})"),
              Wrong{"there is room for 4 dwarfs, not for 5: add a dwelling"});
    EXPECT_EQ(wrong(R"({"dwarfs": 6, "furnishings": ["dwelling", "dwelling", "dwelling", "dwelling"]})"),
              Wrong{"a 6th dwarf needs the Additional dwelling"});
    EXPECT_EQ(
        wrong(R"({"dwarfs": 6, "furnishings": ["dwelling", "couple_dwelling", "additional_dwelling"]})"),
        Wrong{});
    EXPECT_EQ(wrong(R"({"dwarfs": 6, "furnishings": ["couple_dwelling", "additional_dwelling"]})"),
              Wrong{"there is room for 4 dwarfs besides the 6th, not for 5: add a dwelling"});
}

TEST(CavernaProblems, CoverWeaponsAndFields) {
    EXPECT_EQ(wrong(R"({"weapons": [1, 14]})"), Wrong{});
    EXPECT_EQ(wrong(R"({"weapons": [1, 2, 3]})"), Wrong{"there are more weapons (3) than dwarfs (2)"});
    EXPECT_EQ(wrong(R"({"weapons": [15]})"),
              Wrong{"a weapon's strength must be from 1 to 14, not 15; leave out dwarfs without a weapon"});
    EXPECT_EQ(wrong(R"({"weapons": [0]})"),
              Wrong{"a weapon's strength must be from 1 to 14, not 0; leave out dwarfs without a weapon"});
    EXPECT_EQ(wrong(R"({"fields": {"grain": [3, 1], "vegetables": [2, 1]}})"), Wrong{});
    EXPECT_EQ(wrong(R"({"fields": {"grain": [4]}})"), Wrong{"a field in use holds 1 to 3 grain"});
    EXPECT_EQ(wrong(R"({"fields": {"vegetables": [0]}})"), Wrong{"a field in use holds 1 or 2 vegetables"});
}

TEST(CavernaProblems, CoverTiles) {
    EXPECT_EQ(wrong(R"({"furnishings": ["dwelling", "dwelling"]})"), Wrong{});
    EXPECT_EQ(wrong(R"({"furnishings": ["seam", "seam"]})"), Wrong{"there is only one Seam, not 2"});
    EXPECT_EQ(wrong(R"({"furnishings": ["trader", "spare_part_storage"]})"),
              Wrong{"nobody may have both the Trader and the Spare part storage"});
    EXPECT_EQ(
        wrong(
            R"({"players": [{"furnishings": ["seam", "dwelling"]}, {}, {"furnishings": ["seam", "dwelling"]}]})"),
        Wrong{"player 1 already has the Seam, and there is only one"});
}

TEST(CavernaProblems, CoverTheStateParlor) {
    EXPECT_EQ(wrong(R"({"state_parlor_dwellings": 1})"),
              Wrong{"dwellings are counted next to the State parlor, but there is no State parlor"});
    EXPECT_EQ(wrong(R"({"state_parlor_dwellings": 1, "furnishings": ["state_parlor"]})"), Wrong{});
    EXPECT_EQ(wrong(R"({"state_parlor_dwellings": 2, "furnishings": ["state_parlor"]})"),
              Wrong{"2 dwellings cannot be next to the State parlor: it has 4 sides, and there is only the "
                    "entry-level dwelling"});
    const std::string three = R"("furnishings": ["state_parlor", "dwelling", "dwelling", "dwelling")";
    EXPECT_EQ(wrong(R"({"state_parlor_dwellings": 4, )" + three + "]}"),
              Wrong{"4 dwellings next to the State parlor must be built ones: no cell next to the "
                    "entry-level dwelling has four neighbours"});
    EXPECT_EQ(wrong(R"({"state_parlor_dwellings": 4, )" + three + R"(, "office_room"]})"), Wrong{});
    EXPECT_EQ(wrong(R"({"state_parlor_dwellings": 4, )" + three + R"(, "mixed_dwelling"]})"), Wrong{});
    EXPECT_EQ(wrong(R"({"state_parlor_dwellings": 5, )" + three + R"(, "mixed_dwelling"]})").size(), 1U);
}

TEST(CavernaProblems, CoverCells) {
    EXPECT_EQ(wrong(R"({"ruby_mines": 11})"), Wrong{});
    EXPECT_EQ(
        wrong(R"({"ruby_mines": 12})"),
        Wrong{
            "tiles and mines take 12 cells of the mountain, which has 11 besides the entry-level dwelling"});
    EXPECT_EQ(wrong(R"({"ore_mines": 5, "ruby_mines": 6})"), Wrong{})
        << "five of the rubies are in deep tunnels";
    EXPECT_EQ(wrong(R"({"ore_mines": 5, "ruby_mines": 7})").size(), 1U);
    EXPECT_EQ(wrong(R"({"ruby_mines": 17, "furnishings": ["office_room"]})"), Wrong{});
    EXPECT_EQ(
        wrong(R"({"ruby_mines": 18, "furnishings": ["office_room"]})"),
        Wrong{"tiles and mines take 19 cells of the mountain, which has 18 including those that hang over"});
    EXPECT_EQ(wrong(R"({"small_pastures": 2, "large_pastures": 5})"), Wrong{});
    EXPECT_EQ(wrong(R"({"small_pastures": 1, "large_pastures": 5, "fields": {"grain": [1, 1]}})"),
              Wrong{"pastures and fields take 13 cells of the forest, which has 12"});
    EXPECT_EQ(wrong(R"({"unused_spaces": 22})"), Wrong{});
    EXPECT_EQ(wrong(R"({"unused_spaces": 23})"),
              Wrong{"at most 22 spaces can be unused, not 23: two of the 24 are in use from the start"});
    EXPECT_EQ(wrong(R"({"unused_spaces": 24})", Rules::chapter), Wrong{});
    EXPECT_EQ(wrong(R"({"unused_spaces": 25})", Rules::chapter),
              Wrong{"at most 24 spaces can be unused, not 25"});
    EXPECT_EQ(wrong(R"({"unused_spaces": 11, "ruby_mines": 11})"), Wrong{});
    EXPECT_EQ(wrong(R"({"unused_spaces": 14, "ruby_mines": 11})").size(), 1U);
    EXPECT_EQ(wrong(R"({"unused_spaces": 11, "small_pastures": 12})").size(), 1U);
}

}  // namespace
}  // namespace bastide::caverna
