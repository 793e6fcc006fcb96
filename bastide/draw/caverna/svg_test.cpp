// Boards as pictures: the points on the cells add up to the sheet, and any holding can be drawn.
#include "bastide/draw/caverna/svg.h"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/draw/testing/well_formed.h"

namespace bastide::draw {
namespace {

using namespace caverna;
using testing::count;
using ::testing::HasSubstr;
using ::testing::Not;

std::string picture(const std::vector<Holding>& holdings, Theme theme = Theme::by_reader) {
    const Profile& rules = profile(Rules::official);
    return caverna_svg(score_all(holdings, rules), rules, theme);
}

Holding full_holding() {
    Holding holding;
    holding.name = "Blue";
    holding.weapons = {8, 3};
    holding.animals = {1, 4, 1, 2, 0};
    holding.supply.gold = 7;
    holding.small_pastures = 1;
    holding.large_pastures = 1;
    holding.grain_fields = {3, 1};
    holding.ore_mines = 1;
    holding.ruby_mines = 1;
    holding.unused_spaces = 2;
    holding.furnishings[tile::weaving_parlor] = 1;
    holding.furnishings[tile::simple_dwelling_4w2s] = 1;
    return holding;
}

// The numbers in the corners of cells.
std::vector<std::string> points_in(const std::string& svg) {
    std::vector<std::string> points;
    const std::string mark = "y=\"89.5\">";
    for (auto at = svg.find(mark); at != svg.npos; at = svg.find(mark, at + 1))
        points.push_back(svg.substr(at + mark.size(), svg.find('<', at) - at - mark.size()));
    return points;
}

TEST(DrawCavernaSvg, IsWellFormedInEveryTheme) {
    for (const Theme theme : {Theme::by_reader, Theme::light, Theme::dark})
        EXPECT_EQ(testing::fault_in_xml(picture({full_holding(), Holding()}, theme)), "");
    EXPECT_THAT(picture({Holding()}, Theme::light), Not(HasSubstr("prefers-color-scheme")));
}

TEST(DrawCavernaSvg, HasThePointsOfEachCell) {
    // The forest: a large pasture, a small one, two unused spaces. The mountain: 4 sheep are 2 points for the
    // Weaving parlor, a Simple dwelling has none, and then the mines.
    EXPECT_THAT(points_in(picture({full_holding()})),
                ::testing::UnorderedElementsAre("4", "2", "−1", "−1", "2", "0", "3", "4"));
}

TEST(DrawCavernaSvg, HasTheSheetAndTheSupply) {
    const std::string svg = picture({full_holding()});
    for (const char* words :
         {">Blue<", ">Simple<", ">dwelling<", ">(4w 2s)<", ">Weaving parlor<", ">2 dwarfs, weapons of 8, 3<",
          ">1 dog, 4 sheep, 1 donkey, 2 wild boars<", ">7 gold<", ">missing types<", ">rules: official<"})
        EXPECT_THAT(svg, HasSubstr(words));
    EXPECT_THAT(svg, Not(HasSubstr("rank"))) << "of one player";
    EXPECT_THAT(picture({Holding(), full_holding()}), HasSubstr(", rank 2 of 2<"));
}

TEST(DrawCavernaSvg, TakesAnyNameAndHolding) {
    Holding odd;
    odd.name = "<&\xFF\x01" + std::string(300, 'x');
    odd.furnishings.fill(999);
    odd.small_pastures = odd.large_pastures = odd.ore_mines = odd.ruby_mines = odd.unused_spaces = 999;
    odd.weapons.assign(999, 14);
    odd.grain_fields.assign(999, 999);
    const std::string svg = picture(std::vector<Holding>(7, odd));
    EXPECT_EQ(testing::fault_in_xml(svg), "");
    EXPECT_EQ(count(svg, " more</text>"), 2 * 7) << "of forest and mountain";
    EXPECT_LT(svg.size(), 2'000'000U);
}

}  // namespace
}  // namespace bastide::draw
