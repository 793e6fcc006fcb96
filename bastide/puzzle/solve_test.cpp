// The solver finds the maps that a plain search finds, each once, and nothing else.
#include "bastide/puzzle/solve.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/puzzle/generate.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/testing/plain_search.h"
#include "bastide/puzzle/testing/puzzle.h"
#include "bastide/puzzle/testing/random_puzzle.h"

namespace bastide::puzzle {
namespace {

using testing::puzzle;
using tile::Edge;
using tile::Tile;

// Returns the maps of a puzzle, each checked by the rules. None may occur twice.
std::set<std::string> solved(const Puzzle& puzzle, const SolveOptions& options) {
    std::set<std::string> maps;
    const SolveResult result = solve(puzzle, options, [&](const Solution& solution) {
        EXPECT_EQ(testing::fault_in(puzzle, solution, options.rotations), "");
        if (options.dimensions) {
            EXPECT_LE(solution.rows, options.dimensions->rows);
            EXPECT_LE(solution.columns, options.dimensions->columns);
        }
        EXPECT_TRUE(maps.insert(testing::map_text(puzzle, solution, options.rotations)).second)
            << "twice the same";
        return true;
    });
    EXPECT_EQ(result.solutions, static_cast<std::int64_t>(maps.size()));
    return maps;
}

std::int64_t count(const Puzzle& puzzle, const SolveOptions& options) {
    return solve(puzzle, options, [](const Solution&) { return true; }).solutions;
}

SolveOptions with_rotations() {
    SolveOptions options;
    options.rotations = true;
    return options;
}

SolveOptions within(std::int64_t rows, std::int64_t columns, bool rotations = false) {
    SolveOptions options;
    options.rotations = rotations;
    options.dimensions = SolveOptions::Dimensions{rows, columns};
    return options;
}

TEST(PuzzleSolve, FindsFixedAndOneSidedPolyominoes) {
    // From the literature: OEIS A001168 and A000988.
    const std::vector<std::int64_t> fixed = {1, 2, 6, 19, 63, 216, 760, 2725, 9910};
    const std::vector<std::int64_t> one_sided = {1, 1, 2, 7, 18, 60, 196, 704, 2500};
    Puzzle meadow;
    for (std::size_t tiles = 0; tiles < fixed.size(); ++tiles) {
        meadow.tiles.emplace_back(std::array<Edge, 4>{});
        EXPECT_EQ(count(meadow, {}), fixed[tiles]);
        EXPECT_EQ(count(meadow, with_rotations()), one_sided[tiles]);
    }
}

TEST(PuzzleSolve, PlacesOneTile) {
    const Puzzle meadow = puzzle("tile pasture pasture pasture pasture");
    EXPECT_EQ(solved(meadow, {}).size(), 1U);
    const Puzzle open = puzzle("tile road pasture pasture pasture");
    EXPECT_EQ(solved(open, {}).size(), 0U);
    EXPECT_EQ(solved(open, with_rotations()).size(), 0U);
}

TEST(PuzzleSolve, FollowsTheOrder) {
    const std::string cross = "tile road road road road ";
    const std::string ends =
        "tile pasture pasture road pasture tile pasture pasture pasture road "
        "tile road pasture pasture pasture tile pasture road pasture pasture ";
    const std::string meadow = "tile pasture pasture pasture pasture ";
    // The meadow touches an end from outside, on three sides of each, or is in one of the four corners, each
    // of which touches two ends.
    EXPECT_EQ(solved(puzzle(cross + ends + meadow), {}).size(), 4U * 1 + 4U);
    // A meadow cannot be next to the crossing, so it cannot be second.
    EXPECT_EQ(solved(puzzle(cross + meadow + ends), {}).size(), 0U);
}

TEST(PuzzleSolve, CountsMapsUpToRotation) {
    // A road of two tiles, and a meadow next to it: north or south of either tile, or beyond either end.
    const Puzzle road = puzzle(
        "tile pasture road pasture pasture tile pasture pasture pasture road tile pasture pasture pasture "
        "pasture");
    EXPECT_EQ(solved(road, {}).size(), 6U);
    // Half a turn maps the first end to the second, so there are half as many. The tiles are now of one kind.
    EXPECT_EQ(solved(road, with_rotations()).size(), 3U);
}

TEST(PuzzleSolve, ObeysDimensions) {
    const Puzzle road = puzzle(
        "tile pasture road pasture pasture tile pasture pasture pasture road tile pasture pasture pasture "
        "pasture");
    EXPECT_EQ(solved(road, within(1, 3)).size(), 2U);
    EXPECT_EQ(solved(road, within(3, 1)).size(), 0U);
    EXPECT_EQ(solved(road, within(2, 2)).size(), 4U);
    EXPECT_EQ(solved(road, within(2, 3)).size(), 6U);
    // Met lying, it is given standing.
    EXPECT_EQ(solved(road, within(3, 1, true)).size(), 1U);
    EXPECT_EQ(solved(road, within(1, 3, true)).size(), 1U);
}

TEST(PuzzleSolve, StopsWhenAsked) {
    Puzzle meadow;
    for (int i = 0; i < 7; ++i) meadow.tiles.emplace_back(std::array<Edge, 4>{});
    for (const int most : {1, 5}) {
        int seen = 0;
        const SolveResult result = solve(meadow, {}, [&](const Solution&) { return ++seen < most; });
        EXPECT_EQ(seen, most);
        EXPECT_EQ(result.solutions, most);
    }
}

TEST(PuzzleSolve, StopsWhenCancelled) {
    Puzzle meadow;
    for (int i = 0; i < 30; ++i) meadow.tiles.emplace_back(std::array<Edge, 4>{});
    SolveOptions options;
    int looks = 0;
    options.watch = [&](const SolveProgress&) { return ++looks < 3; };
    const SolveResult result = solve(meadow, options, [](const Solution&) { return true; });
    EXPECT_EQ(looks, 3);
    EXPECT_LT(result.nodes, 4 * nodes_between_looks(meadow));
}

// True if no two tiles look the same, and no tile looks the same when rotated.
bool all_differ(const Puzzle& puzzle, bool rotations) {
    std::set<int> codes;
    for (const Tile tile : puzzle.tiles) {
        if (rotations && tile == tile.rotate(2)) return false;
        for (int turns = 0; turns < (rotations ? 4 : 1); ++turns) {
            if (!codes.insert(tile.rotate(turns).code()).second) return false;
        }
    }
    return true;
}

bool holds(const Solution& solution, const Placements& placements) {
    for (int turns = 0; turns < 4; ++turns) {
        const auto& at = rotate(solution, turns).placements;
        const int rows = placements[0]->row - at[0].row;
        const int columns = placements[0]->column - at[0].column;
        bool same = true;
        for (std::size_t tile = 0; tile < placements.size(); ++tile) {
            same = same && (!placements[tile] ||
                            *placements[tile] ==
                                Placement{at[tile].row + rows, at[tile].column + columns, at[tile].turns});
        }
        if (same) return true;
    }
    return false;
}

// Returns some tiles of a solution, including the first, moved and rotated.
Placements some_of(const Solution& solution, bool rotations, std::mt19937_64& random) {
    Placements placements;
    for (Placement at : rotate(solution, rotations ? static_cast<int>(random() % 4) : 0).placements) {
        at.row -= 3;
        at.column += 5;
        placements.emplace_back(at);
        if (placements.size() > 1 && random() % 2 == 0) placements.back().reset();
    }
    return placements;
}

bool lies_well(const Puzzle& puzzle, const Placements& placements, bool rotations) {
    const Contacts found = contacts(puzzle, placements, rotations);
    return found.wrong.empty() && found.covering.empty() && found.apart.empty();
}

TEST(PuzzleSolve, ContinuesFromPlacedTiles) {
    std::mt19937_64 random(5);
    int compared = 0;
    for (int run = 0; run < 400; ++run) {
        testing::RandomPuzzle made_as;
        made_as.tiles = 3 + run % 5;
        made_as.rotations = run % 2 == 0;
        made_as.density = 0.8;
        made_as.few_kinds = run % 7 == 0;
        const Puzzle made = testing::random_puzzle(made_as, random);
        SolveOptions options;
        options.rotations = made_as.rotations;
        std::vector<Solution> maps;
        solve(made, options, [&](const Solution& map) {
            maps.push_back(map);
            return true;
        });
        const Placements placements = some_of(maps[random() % maps.size()], made_as.rotations, random);
        if (!lies_well(made, placements, made_as.rotations)) continue;
        options.placements = placements;
        std::int64_t count = 0;
        solve(made, options, [&](const Solution& map) {
            EXPECT_EQ(testing::fault_in(made, map, made_as.rotations), "");
            EXPECT_TRUE(holds(map, placements));
            ++count;
            return true;
        });
        EXPECT_GT(count, 0);
        if (!all_differ(made, made_as.rotations)) continue;
        EXPECT_EQ(count,
                  std::ranges::count_if(maps, [&](const Solution& map) { return holds(map, placements); }));
        ++compared;
    }
    EXPECT_GT(compared, 10);
}

TEST(PuzzleSolve, FindsNoMapForIllegalPlacements) {
    const Puzzle road = puzzle(
        "tile pasture road pasture pasture tile pasture pasture pasture road tile pasture pasture "
        "pasture pasture");
    SolveOptions options;
    const auto maps = [&](const Placements& placements) {
        options.placements = placements;
        return count(road, options);
    };
    EXPECT_EQ(maps({Placement{0, 0, 0}, std::nullopt, std::nullopt}), 6);
    EXPECT_EQ(maps({Placement{0, 0, 0}, Placement{0, 1, 0}, Placement{1, 1, 0}}), 1);
    EXPECT_EQ(maps({Placement{0, 0, 0}, Placement{1, 0, 0}, std::nullopt}), 0) << "the road stays open";
    EXPECT_EQ(maps({Placement{0, 0, 0}, Placement{0, 0, 0}, std::nullopt}), 0) << "two on a square";
    EXPECT_EQ(maps({Placement{0, 0, 0}, Placement{0, 9, 0}, std::nullopt}), 0) << "far apart";
    EXPECT_EQ(maps({std::nullopt, Placement{0, 0, 0}, std::nullopt}), 0) << "the first is missing";
}

TEST(PuzzleSolve, BuildsWideAndTallMaps) {
    std::string row = "tile pasture road pasture pasture";
    for (int i = 0; i < 58; ++i) row += " tile pasture road pasture road";
    const Puzzle wide = puzzle(row + " tile pasture pasture pasture road");
    EXPECT_EQ(solved(wide, {}).size(), 1U);
    std::string column = "tile pasture pasture road pasture";
    for (int i = 0; i < 58; ++i) column += " tile road pasture road pasture";
    EXPECT_EQ(solved(puzzle(column + " tile road pasture pasture pasture"), {}).size(), 1U);
}

struct Taste {
    int tiles;
    bool rotations;
    int puzzles;
};

class PuzzleRandom : public ::testing::TestWithParam<Taste> {};

TEST_P(PuzzleRandom, HaveTheMapsOfAPlainSearch) {
    const Taste taste = GetParam();
    std::mt19937_64 random(static_cast<std::uint64_t>(taste.tiles) * 2 + (taste.rotations ? 1 : 0));
    for (int run = 0; run < taste.puzzles; ++run) {
        testing::RandomPuzzle options;
        options.tiles = taste.tiles;
        options.rotations = taste.rotations;
        options.density = static_cast<double>(random() % 11) / 10;
        // Sparse ones have too many maps for a simple search.
        if (taste.rotations && taste.tiles > 5) options.density = 0.8;
        options.few_kinds = random() % 3 == 0;
        const Puzzle made = testing::random_puzzle(options, random);
        SolveOptions solve_options;
        solve_options.rotations = taste.rotations;
        int rows = 0;
        int columns = 0;
        if (random() % 3 == 0) {
            rows = 1 + static_cast<int>(random() % 4);
            columns = (taste.tiles + rows - 1) / rows + static_cast<int>(random() % 2);
            solve_options.dimensions = SolveOptions::Dimensions{rows, columns};
        }
        EXPECT_EQ(solved(made, solve_options), testing::plain_search(made, taste.rotations, rows, columns));
    }
}

INSTANTIATE_TEST_SUITE_P(, PuzzleRandom,
                         ::testing::Values(Taste{1, false, 20}, Taste{1, true, 20}, Taste{2, false, 300},
                                           Taste{2, true, 300}, Taste{3, false, 800}, Taste{3, true, 800},
                                           Taste{4, false, 800}, Taste{4, true, 400}, Taste{5, false, 600},
                                           Taste{5, true, 100}, Taste{6, false, 300}, Taste{6, true, 10},
                                           Taste{7, false, 60}, Taste{8, false, 8}),
                         [](const auto& taste) {
                             return std::to_string(taste.param.tiles) +
                                    (taste.param.rotations ? "Turned" : "AsGiven");
                         });

// Returns a number that tiles share if they are equal up to rotation.
int look(Tile tile) {
    int least = tile.code();
    for (int turns = 1; turns < 4; ++turns) least = std::min<int>(least, tile.rotate(turns).code());
    return least;
}

// True if the first two tiles are equal, no other is equal to them, and some tile is equal to none. All these
// look different in every rotation.
bool starts_with_a_pair(const Puzzle& puzzle) {
    std::map<int, int> tiles_of_look;
    for (const Tile tile : puzzle.tiles) ++tiles_of_look[look(tile)];
    const auto single = [&](Tile tile) { return tiles_of_look[look(tile)] == 1 && tile != tile.rotate(2); };
    const Tile first = puzzle.tiles[0];
    return look(first) == look(puzzle.tiles[1]) && tiles_of_look[look(first)] == 2 &&
           first != first.rotate(2) && std::ranges::any_of(puzzle.tiles, single);
}

TEST(PuzzleSolve, FindsAMapOnceIfTheFirstTileHasATwin) {
    std::mt19937_64 random(1);
    for (int run = 0; run < 60;) {
        testing::RandomPuzzle options;
        options.tiles = run % 6 == 0 ? 6 : 5;
        options.rotations = true;
        options.density = 0.9;
        const Puzzle made = testing::random_puzzle(options, random);
        if (!starts_with_a_pair(made)) continue;
        ++run;
        EXPECT_EQ(solved(made, with_rotations()), testing::plain_search(made, true, 0, 0));
    }
}

// As above, with the equal tile placed late: only three tiles may be north of the first, and there are more
// ways to place its equal. Maps that look the same from both are found only from the first.
TEST(PuzzleSolve, FindsAMapOnceIfTheTwinComesLate) {
    const std::string pair = "tile city pasture pasture pasture tile city pasture pasture pasture ";
    const std::string through = "tile city road pasture road ";
    const std::string bent = "tile city road road pasture ";
    std::string ends;
    for (int i = 0; i < 4; ++i) ends += "tile road pasture pasture pasture ";
    EXPECT_GT(solved(puzzle(pair + through + bent + ends), with_rotations()).size(), 0U);
}

// The search for an order of equal tiles can take very long.
TEST(PuzzleSolve, CanBeCancelledWithinATile) {
    PuzzleTaste taste;
    taste.tiles = 60;
    taste.density = 0.1;
    const Puzzle puzzle = *generate_puzzle(taste, "1");
    SolveOptions options;
    std::int64_t nodes_before = -1;
    bool is_called_twice = false;
    options.watch = [&](const SolveProgress& so_far) {
        is_called_twice = so_far.nodes == nodes_before;
        nodes_before = so_far.nodes;
        return !is_called_twice;
    };
    const SolveResult result = solve(puzzle, options, [](const Solution&) { return true; });
    EXPECT_TRUE(is_called_twice);
    EXPECT_FALSE(result.is_complete);
}

// The puzzles of the course, where BASTIDE_COURSE names their folder.
TEST(PuzzleSolve, FindsTheCoursesCounts) {
    const char* folder = std::getenv("BASTIDE_COURSE");
    if (folder == nullptr) GTEST_SKIP() << "BASTIDE_COURSE is not set";
    struct Known {
        int number;
        SolveOptions options;
        std::size_t maps;
    };
    std::vector<Known> known = {{8, within(3, 5, true), 15},
                                {7, within(4, 4, true), 58},
                                {9, within(3, 5), 2},
                                {9, within(3, 5, true), 48}};
    const std::vector<std::pair<std::size_t, std::size_t>> counts = {
        {1, 1}, {1, 1}, {0, 1}, {1, 4}, {1, 1}, {4, 7}, {8, 60}, {1, 23}, {9, 378}};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        known.push_back({static_cast<int>(i) + 1, {}, counts[i].first});
        known.push_back({static_cast<int>(i) + 1, with_rotations(), counts[i].second});
    }
    for (const Known& each : known) {
        const std::string text =
            file_text(std::string(folder) + "/puzzle" + std::to_string(each.number) + ".txt");
        EXPECT_EQ(solved(puzzle(text), each.options).size(), each.maps) << each.number;
    }
}

}  // namespace
}  // namespace bastide::puzzle
