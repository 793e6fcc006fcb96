// Contacts find no error in solutions, and an error in every invalid map that differs from a solution by one
// change.
#include "bastide/puzzle/contacts.h"

#include <fstream>
#include <random>
#include <sstream>

#include <gtest/gtest.h>

#include "bastide/puzzle/format.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/read_laid.h"
#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/testing/plain_search.h"
#include "bastide/puzzle/testing/random_puzzle.h"

namespace bastide::puzzle {
namespace {

using tile::Edge;
using tile::Side;

Puzzle puzzle(const std::string& text) {
    const auto read = read_puzzle(text);
    EXPECT_TRUE(read) << to_string(read.error());
    return *read;
}

Laid laid_of(const Solution& solution) {
    return {solution.placements.begin(), solution.placements.end()};
}

// A solution again, so that an oracle that shares nothing with contacts can look at it.
Solution solution_of(const Laid& laid) {
    Solution solution;
    std::int32_t top = laid[0]->row;
    std::int32_t left = laid[0]->column;
    for (const auto& at : laid) {
        top = std::min(top, at->row);
        left = std::min(left, at->column);
    }
    for (const auto& at : laid) {
        solution.placements.push_back({at->row - top, at->column - left, at->turns});
        solution.rows = std::max(solution.rows, at->row - top + 1);
        solution.columns = std::max(solution.columns, at->column - left + 1);
    }
    return solution;
}

void expect_agreement(const Puzzle& puzzle, const Laid& laid, bool rotations) {
    const std::string fault = testing::fault_in(puzzle, solution_of(laid), rotations);
    const bool turns_the_same =  // which the oracle counts as rotated
        fault == "a tile is turned" && contacts(puzzle, laid, rotations).turned.empty();
    if (turns_the_same) return;
    EXPECT_EQ(contacts(puzzle, laid, rotations).solved, fault.empty()) << fault;
}

// Rotates each tile in all ways, swaps each pair of tiles, and removes each tile.
void expect_changes_are_found(const Puzzle& puzzle, const Solution& solution, bool rotations) {
    const Laid laid = laid_of(solution);
    EXPECT_TRUE(contacts(puzzle, laid, rotations).solved);
    for (std::size_t tile = 0; tile < laid.size(); ++tile) {
        for (int turns = 0; turns < 4; ++turns) {
            Laid changed = laid;
            changed[tile]->turns = turns;
            expect_agreement(puzzle, changed, rotations);
        }
        for (std::size_t other = 0; other < tile; ++other) {
            Laid changed = laid;
            std::swap(changed[tile]->row, changed[other]->row);
            std::swap(changed[tile]->column, changed[other]->column);
            expect_agreement(puzzle, changed, rotations);
        }
        Laid changed = laid;
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
        int looked_at = 0;
        solve(made, solve_options, [&](const Solution& solution) {
            expect_changes_are_found(made, solution, options.rotations);
            return ++looked_at < 20;
        });
        EXPECT_GT(looked_at, 0);
    }
}

TEST(PuzzleContacts, MatchTheExamples) {
    int files = 0;
    for (const char* name : {"pond", "valley", "old-town", "labyrinth", "crossroads"}) {
        std::ifstream file(std::string(BASTIDE_SOURCE_DIR) + "/examples/puzzle/" + name + ".txt");
        std::ostringstream text;
        text << file.rdbuf();
        const Puzzle read = puzzle(text.str());
        for (const bool rotations : {false, true}) {
            SolveOptions options;
            options.rotations = rotations;
            int looked_at = 0;
            solve(read, options, [&](const Solution& solution) {
                expect_changes_are_found(read, solution, rotations);
                return ++looked_at < 10;
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
    const Laid laid = {Placement{0, 0, 0}, Placement{0, -1, 0}, std::nullopt, std::nullopt};
    const Contacts found = contacts(read, laid, false);
    EXPECT_EQ(found.wrong, (std::vector<WrongContact>{{1, Side::east, Edge::city, 0, Edge::field}}));
    EXPECT_EQ(found.open.size(), 4U);
    EXPECT_EQ(found.left, 2);
    EXPECT_EQ(found.next, 2);
    EXPECT_FALSE(found.solved);
}

TEST(PuzzleContacts, ReportDisconnectedTiles) {
    const Puzzle read = puzzle(road_with_town);
    // The third touches only the fourth.
    const Laid laid = {Placement{0, 0, 0}, Placement{0, 1, 0}, Placement{2, 0, 0}, Placement{1, 0, 0}};
    EXPECT_EQ(contacts(read, laid, false).apart, std::vector<int>{2});
}

TEST(PuzzleContacts, ReportOverlapsAndRotations) {
    const Puzzle read = puzzle(road_with_town);
    const Laid laid = {Placement{0, 0, 1}, Placement{0, 0, 0}, std::nullopt, Placement{1, 0, 3}};
    const Contacts found = contacts(read, laid, false);
    EXPECT_EQ(found.covering, std::vector<int>{1});
    EXPECT_EQ(found.turned, std::vector<int>{0}) << "the meadow looks the same however it is turned";
    EXPECT_TRUE(contacts(read, laid, true).turned.empty());
}

TEST(PuzzleContacts, ListPlacesForTheNextTile) {
    const Puzzle read = puzzle(road_with_town);
    Laid laid(4);
    EXPECT_EQ(contacts(read, laid, true).places.size(), 1U) << "the first lies anywhere";
    laid[0] = Placement{5, 5, 0};
    const Contacts found = contacts(read, laid, true);
    ASSERT_EQ(found.places.size(), 4U);
    for (const NextPlace& place : found.places) {
        const bool is_east = place.row == 5 && place.column == 6;
        EXPECT_EQ(place.turns, is_east ? std::vector<int>{0} : std::vector<int>{});
    }
}

TEST(PuzzleReadLaid, ReadsWrittenSolutions) {
    const Puzzle read = puzzle("tile pasture road pasture pasture tile pasture pasture pasture road");
    int found = 0;
    solve(read, {}, [&](const Solution& solution) {
        const auto again = read_solution(to_json(solution), read);
        EXPECT_TRUE(again && *again == solution);
        ++found;
        return true;
    });
    EXPECT_EQ(found, 1);
    EXPECT_EQ(*read_laid("[null,[-3,4,270]]", read), (Laid{std::nullopt, Placement{-3, 4, 3}}));
    EXPECT_EQ(*read_laid("[]", read), (Laid{std::nullopt, std::nullopt}));
}

TEST(PuzzleReadLaid, RejectsInvalidPlacements) {
    const Puzzle read = puzzle("tile pasture road pasture pasture tile pasture pasture pasture road");
    for (const char* bad : {"", "{}", "[[0,0]]", "[[0,0,45]]", "[[0,0,360]]", "[[0,0,-90]]", "[[0.5,0,0]]",
                            "[[1001,0,0]]", "[null,null,null]", R"([["0",0,0]])"}) {
        EXPECT_FALSE(read_laid(bad, read)) << bad;
    }
    for (const char* bad : {"[]", "{}", R"({"tiles":[[0,0,0]]})", R"({"tiles":[[0,0,0],[0,0,0]]})"}) {
        EXPECT_FALSE(read_solution(bad, read)) << bad;
    }
}

}  // namespace
}  // namespace bastide::puzzle
