// Contacts find no error in solutions, and an error in every invalid map that differs from a solution by one
// change.
#include "bastide/puzzle/contacts.h"

#include <random>

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/read_placements.h"
#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/testing/plain_search.h"
#include "bastide/puzzle/testing/puzzle.h"
#include "bastide/puzzle/testing/random_puzzle.h"

namespace bastide::puzzle {
namespace {

using testing::puzzle;
using tile::Edge;
using tile::Side;

Placements placements_of(const Solution& solution) {
    return {solution.placements.begin(), solution.placements.end()};
}

// A solution again, so that an oracle that shares nothing with contacts can look at it.
Solution solution_of(const Placements& placements) {
    Solution solution;
    std::int32_t top = placements[0]->row;
    std::int32_t left = placements[0]->column;
    for (const auto& at : placements) {
        top = std::min(top, at->row);
        left = std::min(left, at->column);
    }
    for (const auto& at : placements) {
        solution.placements.push_back({at->row - top, at->column - left, at->turns});
        solution.rows = std::max(solution.rows, at->row - top + 1);
        solution.columns = std::max(solution.columns, at->column - left + 1);
    }
    return solution;
}

void expect_agreement(const Puzzle& puzzle, const Placements& placements, bool rotations) {
    const std::string fault = testing::fault_in(puzzle, solution_of(placements), rotations);
    const bool turns_the_same =  // which the oracle counts as rotated
        fault == "a tile is turned" && contacts(puzzle, placements, rotations).rotated.empty();
    if (turns_the_same) return;
    EXPECT_EQ(contacts(puzzle, placements, rotations).solved, fault.empty()) << fault;
}

// Rotates each tile in all ways, swaps each pair of tiles, and removes each tile.
void expect_changes_are_found(const Puzzle& puzzle, const Solution& solution, bool rotations) {
    const Placements placements = placements_of(solution);
    EXPECT_TRUE(contacts(puzzle, placements, rotations).solved);
    for (std::size_t tile = 0; tile < placements.size(); ++tile) {
        for (int turns = 0; turns < 4; ++turns) {
            Placements changed = placements;
            changed[tile]->turns = turns;
            expect_agreement(puzzle, changed, rotations);
        }
        for (std::size_t other = 0; other < tile; ++other) {
            Placements changed = placements;
            std::swap(changed[tile]->row, changed[other]->row);
            std::swap(changed[tile]->column, changed[other]->column);
            expect_agreement(puzzle, changed, rotations);
        }
        Placements changed = placements;
        changed[tile].reset();
        EXPECT_FALSE(contacts(puzzle, changed, rotations).solved);
        EXPECT_EQ(contacts(puzzle, changed, rotations).next, static_cast<int>(tile));
    }
}

TEST(PuzzleContacts, AcceptSolutionsAndRejectTheirVariations) {
    std::mt19937_64 random(7);
    for (int run = 0; run < 60; ++run) {
        testing::RandomPuzzle options;
        options.tiles = 2 + run % 7;
        options.density = 0.4 + 0.1 * (run % 6);
        options.rotations = run % 2 == 1;
        options.few_kinds = run % 5 == 0;
        const Puzzle made = testing::random_puzzle(options, random);
        SolveOptions solve_options;
        solve_options.rotations = options.rotations;
        int count = 0;
        solve(made, solve_options, [&](const Solution& solution) {
            expect_changes_are_found(made, solution, options.rotations);
            return ++count < 20;
        });
        EXPECT_GT(count, 0);
    }
}

TEST(PuzzleContacts, MatchTheExamples) {
    int files = 0;
    for (const char* name : {"pond", "valley", "old-town", "labyrinth", "crossroads"}) {
        const Puzzle read =
            puzzle(file_text(std::string(BASTIDE_SOURCE_DIR) + "/examples/puzzle/" + name + ".txt"));
        for (const bool rotations : {false, true}) {
            SolveOptions options;
            options.rotations = rotations;
            int count = 0;
            solve(read, options, [&](const Solution& solution) {
                expect_changes_are_found(read, solution, rotations);
                return ++count < 10;
            });
        }
        ++files;
    }
    EXPECT_EQ(files, 5);
}

const char* const road_with_town =
    "tile pasture road pasture pasture\n"
    "tile city city city road\n"
    "tile pasture pasture city pasture\n"
    "tile pasture pasture pasture pasture\n";

TEST(PuzzleContacts, ReportMismatchedSides) {
    const Puzzle read = puzzle(road_with_town);
    const Placements placements = {Placement{0, 0, 0}, Placement{0, -1, 0}, std::nullopt, std::nullopt};
    const Contacts found = contacts(read, placements, false);
    EXPECT_EQ(found.wrong, (std::vector<WrongContact>{{1, Side::east, Edge::city, 0, Edge::field}}));
    EXPECT_EQ(found.open.size(), 4U);
    EXPECT_EQ(found.left, 2);
    EXPECT_EQ(found.next, 2);
    EXPECT_FALSE(found.solved);
}

TEST(PuzzleContacts, ReportDisconnectedTiles) {
    const Puzzle read = puzzle(road_with_town);
    // The third touches only the fourth.
    const Placements placements = {Placement{0, 0, 0}, Placement{0, 1, 0}, Placement{2, 0, 0},
                                   Placement{1, 0, 0}};
    EXPECT_EQ(contacts(read, placements, false).apart, std::vector<int>{2});
}

TEST(PuzzleContacts, ReportOverlapsAndRotations) {
    const Puzzle read = puzzle(road_with_town);
    const Placements placements = {Placement{0, 0, 1}, Placement{0, 0, 0}, std::nullopt, Placement{1, 0, 3}};
    const Contacts found = contacts(read, placements, false);
    EXPECT_EQ(found.covering, std::vector<int>{1});
    EXPECT_EQ(found.rotated, std::vector<int>{0}) << "the meadow looks the same however it is turned";
    EXPECT_TRUE(contacts(read, placements, true).rotated.empty());
}

TEST(PuzzleContacts, ListPlacesForTheNextTile) {
    const Puzzle read = puzzle(road_with_town);
    Placements placements(4);
    EXPECT_EQ(contacts(read, placements, true).places.size(), 1U) << "the first lies anywhere";
    placements[0] = Placement{5, 5, 0};
    const Contacts found = contacts(read, placements, true);
    ASSERT_EQ(found.places.size(), 4U);
    for (const NextPlace& place : found.places) {
        const bool is_east = place.row == 5 && place.column == 6;
        EXPECT_EQ(place.turns, is_east ? std::vector<int>{0} : std::vector<int>{});
    }
}

TEST(PuzzleReadPlacements, ReadsWrittenSolutions) {
    const Puzzle read = puzzle("tile pasture road pasture pasture tile pasture pasture pasture road");
    int found = 0;
    solve(read, {}, [&](const Solution& solution) {
        const auto again = read_solution(to_json(solution), read);
        EXPECT_TRUE(again && *again == solution);
        ++found;
        return true;
    });
    EXPECT_EQ(found, 1);
    EXPECT_EQ(*read_placements("[null,[-3,4,270]]", read), (Placements{std::nullopt, Placement{-3, 4, 3}}));
    EXPECT_EQ(*read_placements("[]", read), (Placements{std::nullopt, std::nullopt}));
}

TEST(PuzzleReadPlacements, RejectsInvalidPlacements) {
    const Puzzle read = puzzle("tile pasture road pasture pasture tile pasture pasture pasture road");
    for (const char* bad : {"", "{}", "[[0,0]]", "[[0,0,45]]", "[[0,0,360]]", "[[0,0,-90]]", "[[0.5,0,0]]",
                            "[[1001,0,0]]", "[null,null,null]", R"([["0",0,0]])"}) {
        EXPECT_FALSE(read_placements(bad, read)) << bad;
    }
    for (const char* bad : {"[]", "{}", R"({"tiles":[[0,0,0]]})", R"({"tiles":[[0,0,0],[0,0,0]]})"}) {
        EXPECT_FALSE(read_solution(bad, read)) << bad;
    }
}

}  // namespace
}  // namespace bastide::puzzle
