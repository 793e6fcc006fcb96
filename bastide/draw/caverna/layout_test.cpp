// The drawn board shows everything on the sheet, and related things are next to each other.
#include "bastide/draw/caverna/layout.h"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "bastide/draw/testing/holding.h"

namespace bastide::draw {
namespace {

using namespace caverna;
using testing::with;
using Kind = BoardCell::Kind;
using Joined = BoardCell::Joined;

BoardPlan plan_of(const Holding& holding) {
    return board_plan(holding, profile(Rules::official));
}

int number_of(const BoardHalf& half, Kind kind) {
    return static_cast<int>(std::ranges::count(half.cells, kind, &BoardCell::kind));
}

bool is_dwelling(const BoardCell& cell) {
    return cell.kind == Kind::entry_level ||
           (cell.kind == Kind::furnishing && furnishings()[cell.tile].colour == Colour::dwelling);
}

int dwellings_beside(const BoardHalf& mountain, std::size_t place) {
    int beside = 0;
    const auto look = [&](std::size_t other) { beside += is_dwelling(mountain.cells[other]) ? 1 : 0; };
    if (place >= board_columns) look(place - board_columns);
    if (place + board_columns < board_cells) look(place + board_columns);
    if (place % board_columns > 0) look(place - 1);
    if (place % board_columns + 1 < board_columns) look(place + 1);
    return beside;
}

TEST(DrawCavernaLayout, ShowsEverythingThatASheetCounts) {
    Holding holding = with({"dwelling", "dwelling", "trader"});
    holding.small_pastures = 2;
    holding.large_pastures = 2;
    holding.grain_fields = {3, 1};
    holding.vegetable_fields = {2};
    holding.ore_mines = 2;
    holding.ruby_mines = 1;
    holding.unused_spaces = 4;
    const BoardPlan plan = plan_of(holding);
    ASSERT_EQ(plan.forest.cells.size(), board_cells);
    ASSERT_EQ(plan.mountain.cells.size(), board_cells);
    EXPECT_EQ(number_of(plan.forest, Kind::small_pasture), 2);
    EXPECT_EQ(number_of(plan.forest, Kind::large_pasture), 4);
    EXPECT_EQ(number_of(plan.forest, Kind::grain_field), 2);
    EXPECT_EQ(number_of(plan.forest, Kind::vegetable_field), 1);
    EXPECT_EQ(number_of(plan.mountain, Kind::furnishing), 3);
    EXPECT_EQ(number_of(plan.mountain, Kind::ore_mine), 2);
    EXPECT_EQ(number_of(plan.mountain, Kind::deep_tunnel), 2);
    EXPECT_EQ(number_of(plan.mountain, Kind::ruby_mine), 1);
    // Three cells of forest are left, so the fourth unused space is in the mountain.
    EXPECT_EQ(number_of(plan.forest, Kind::forest), 3);
    EXPECT_EQ(number_of(plan.mountain, Kind::rock), 1);
    EXPECT_EQ(plan.mountain.cells[entry_level_cell].kind, Kind::entry_level);
}

TEST(DrawCavernaLayout, LeavesThePrintedCavernInUse) {
    Holding holding;
    holding.unused_spaces = 22;
    const BoardPlan plan = plan_of(holding);
    EXPECT_EQ(number_of(plan.forest, Kind::forest), 12);
    EXPECT_EQ(number_of(plan.mountain, Kind::rock), 10);
    EXPECT_EQ(plan.mountain.cells[6].kind, Kind::cavern);
}

TEST(DrawCavernaLayout, JoinsNeighbours) {
    Holding holding;
    holding.large_pastures = 6;
    holding.ore_mines = 5;
    const BoardPlan plan = plan_of(holding);
    for (const BoardHalf& half : {plan.forest, plan.mountain}) {
        for (std::size_t i = 0; i < half.cells.size(); ++i) {
            const Joined joined = half.cells[i].joined;
            if (joined == Joined::below) {
                EXPECT_EQ(half.cells[i + board_columns].joined, Joined::above) << i;
            }
            if (joined == Joined::to_right) {
                EXPECT_LT(i % board_columns, board_columns - 1);
                EXPECT_EQ(half.cells[i + 1].joined, Joined::to_left) << i;
            }
            if (half.cells[i].kind == Kind::large_pasture) {
                EXPECT_NE(joined, Joined::to_none) << i;
            }
        }
    }
    EXPECT_EQ(number_of(plan.forest, Kind::large_pasture), 12);
    EXPECT_EQ(number_of(plan.mountain, Kind::ore_mine), 5);
}

TEST(DrawCavernaLayout, PlacesTheCountedDwellingsNextToTheStateParlor) {
    for (int beside = 0; beside <= 4; ++beside) {
        Holding holding =
            with({"dwelling", "dwelling", "dwelling", "couple_dwelling", "state_parlor", "trader"});
        holding.state_parlor_dwellings = beside;
        const BoardHalf mountain = plan_of(holding).mountain;
        const auto parlor = std::ranges::find_if(mountain.cells, [](const BoardCell& cell) {
            return cell.kind == Kind::furnishing && cell.tile == tile::state_parlor;
        });
        ASSERT_NE(parlor, mountain.cells.end());
        EXPECT_EQ(dwellings_beside(mountain, static_cast<std::size_t>(parlor - mountain.cells.begin())),
                  beside);
        EXPECT_EQ(std::ranges::count_if(mountain.cells, is_dwelling), 5);
    }
}

TEST(DrawCavernaLayout, PlacesRubyMinesOnDeepTunnelsIfThereIsNoOtherRoom) {
    Holding holding;
    holding.ore_mines = 5;
    holding.ruby_mines = 3;
    const BoardHalf mountain = plan_of(holding).mountain;
    EXPECT_EQ(mountain.cells.size(), board_cells);
    EXPECT_EQ(number_of(mountain, Kind::ruby_mine), 1);
    EXPECT_EQ(std::ranges::count(mountain.cells, true, &BoardCell::ruby), 2);
}

TEST(DrawCavernaLayout, CountsThingsWithoutRoom) {
    Holding holding;
    holding.furnishings.fill(999);
    holding.small_pastures = 999;
    holding.large_pastures = 999;
    holding.ore_mines = 999;
    holding.ruby_mines = 999;
    holding.grain_fields.assign(999, 1);
    holding.unused_spaces = 999;
    holding.state_parlor_dwellings = 999;
    const BoardPlan plan = plan_of(holding);
    EXPECT_EQ(static_cast<int>(plan.forest.cells.size()) + plan.forest.left_out, 999 + 2 * 999 + 999);
    // The entry-level dwelling, 48 tiles, and ore mines with their tunnels, which have all ruby mines.
    EXPECT_EQ(static_cast<int>(plan.mountain.cells.size()) + plan.mountain.left_out, 1 + 48 * 999 + 2 * 999);
    EXPECT_LE(plan.mountain.cells.size(), 24U);
}

}  // namespace
}  // namespace bastide::draw
