// Calls with extreme, empty and moved-from values: each returns an error or ends with the message of a
// contract.
#include "bastide/base/testing/misuse.h"

#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/puzzle/find_one.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/game.h"
#include "bastide/puzzle/generate.h"
#include "bastide/puzzle/grade.h"
#include "bastide/puzzle/hint.h"
#include "bastide/puzzle/level.h"
#include "bastide/puzzle/parallel/solve_divided.h"

namespace bastide::puzzle {
namespace {

using bastide::testing::expect_contracts;
using enum tile::Edge;

const Puzzle pair = {{tile::Tile({city, field, field, field}), tile::Tile({field, field, city, field})}};

std::string error_of(const PuzzleTaste& taste) {
    const auto puzzle = generate_puzzle(taste, "1");
    return puzzle ? "" : to_string(puzzle.error());
}

TEST(PuzzleMisuse, AnImpossibleTasteIsAnError) {
    for (const int tiles :
         {0, -5, 201, 5000, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        EXPECT_EQ(error_of({.tiles = tiles}),
                  "a random puzzle has 1 to 200 tiles, not " + std::to_string(tiles));
    for (const double density : {-1.0, 2.0, std::nan(""), HUGE_VAL})
        EXPECT_EQ(error_of({.density = density}), "the density is a number from 0 to 1");
    using Dimensions = SolveOptions::Dimensions;
    EXPECT_EQ(error_of({.tiles = 5, .dimensions = Dimensions{1LL << 32, 1LL << 32}}), "");
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(error_of({.tiles = 5, .dimensions = Dimensions{1, most}}), "");
    EXPECT_EQ(error_of({.tiles = 5, .dimensions = Dimensions{-3, -3}}), "5 tiles do not fit into -3 × -3");
    EXPECT_EQ(error_of({.tiles = 5, .dimensions = Dimensions{0, most}}),
              "5 tiles do not fit into 0 × 9223372036854775807");
}

TEST(PuzzleMisuse, APuzzleWithoutTilesIsDone) {
    EXPECT_TRUE(grade({}, {}).is_complete);
    EXPECT_EQ(grade({}, {}).solutions, 0);
    EXPECT_EQ(grade({}, {}).words(), "every move is forced");
    EXPECT_TRUE(solve({}, {}, {}).is_complete);
    EXPECT_TRUE(find_one({}, {}, {}).is_complete);
    EXPECT_TRUE(solve_divided({}, {}, {}, Frontier{}, {})->is_complete);
    EXPECT_TRUE(Game({}).is_over());
}

TEST(PuzzleMisuseDeathTest, HintsAndLevels) {
    const Placements none(2);
    const Placements all = {Placement{0, 0, 0}, Placement{1, 0, 0}};
    const char* const rule = "the first tile is placed, and another is not";
    expect_contracts({
        {"a hint for the first tile", [&] { (void)hint(pair, none, false); }, rule},
        {"a hint after the last tile", [&] { (void)hint(pair, all, false); }, rule},
        {"a hint far away",
         [] { (void)hint(pair, {Placement{std::numeric_limits<int>::max(), 0, 0}, std::nullopt}, false); },
         "contacts.*' requires that rows and columns are from -1,000,000 to 1,000,000, but got 2147483647"},
        {"9 quarter turns", [] { (void)contacts(pair, {Placement{0, 0, 9}, std::nullopt}, true); },
         "a tile has 0 to 3 quarter turns, but got 9"},
        {"rotate a tile off the map", [] { (void)rotate({.placements = {{2, 0, 0}}, .rows = 1}, 1); },
         "each tile is on the map, with 0 to 3 quarter turns"},
        {"JSON of 4 quarter turns", [] { (void)to_json(Solution{.placements = {{0, 0, 4}}}); },
         "a tile has 0 to 3 quarter turns, but got 4"},
        {"the grade of -5 choices", [] { (void)Grade{.choices = -5}.words(); },
         "the number of choices is not negative, but got -5"},
        {"a level of 0 tiles",
         [] {
             Level level = all_levels().front();
             level.tiles = 0;
             (void)level_puzzle(level, "1");
         },
         "a generated puzzle can have this many tiles, but got 0"},
    });
}

TEST(PuzzleMisuse, ACallbackMayBeEmpty) {
    EXPECT_EQ(solve(pair, {}, {}).solutions, 1);
    EXPECT_EQ(find_one(pair, {}, {}).solutions, 1);
    EXPECT_EQ(solve_divided(pair, {}, {}, Frontier{}, {})->solutions, 1);
}

TEST(PuzzleMisuse, ThreadsOfADividedSearchAreWithinLimits) {
    for (const int threads : {0, -2, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()})
        EXPECT_EQ(solve_divided(pair, {}, {.threads = threads}, Frontier{}, {})->solutions, 1);
}

TEST(PuzzleMisuse, AnExceptionOfACallbackReachesTheCaller) {
    if (has_sanitizer) GTEST_SKIP() << leaking;
    const Puzzle puzzle = generate_puzzle({.tiles = 12}, "throw").value();
    const auto found = [](const Solution&) -> bool { throw std::runtime_error("found"); };
    EXPECT_THROW(solve(puzzle, {}, found), std::runtime_error);
    for (const int threads : {1, 2, 4}) {
        const Division division{.threads = threads};
        EXPECT_THROW((void)solve_divided(puzzle, {}, division, Frontier{}, found), std::runtime_error);
    }
    Division looking{.threads = 2};
    looking.look = [](const Frontier&, bool) { throw std::runtime_error("look"); };
    EXPECT_THROW((void)solve_divided(puzzle, {}, looking, Frontier{}, {}), std::runtime_error);
}

TEST(PuzzleMisuse, AReasonMayBeForAnySquare) {
    Game game({.puzzle = pair, .rotations = false});
    game.apply({});
    EXPECT_EQ(reason_for(game, {50, 50, 9}).closes, 0);
    EXPECT_EQ(reason_for(game, {std::numeric_limits<int>::max(), std::numeric_limits<int>::min(), 0}).closes,
              0);
    EXPECT_EQ(reason_for(game, {-1, 0, 0}).closes, 1);
    EXPECT_EQ(reason_for(game, {-1, 0, 0}).places, 4);
}

TEST(PuzzleMisuseDeathTest, EmptyTiles) {
    const Puzzle empty = {{pair.tiles[0], tile::Tile()}};
    const std::string rule = "no tile of the puzzle is empty, but got 1";
    expect_contracts({
        {"solve", [&] { solve(empty, {}, {}); }, rule},
        {"find_one", [&] { find_one(empty, {}, {}); }, rule},
        {"contacts", [&] { (void)contacts(empty, Placements(2), false); }, rule},
        {"Game", [&] { Game({.puzzle = empty}); }, rule},
        {"to_text", [&] { (void)to_text(empty); }, rule},
    });
}

TEST(PuzzleMisuseDeathTest, FrontiersAndDocuments) {
    SearchState state;
    state.parts.front().remaining = {.path = {9, 9, 9}, .next = 5, .from = 1};
    const std::string not_taken = "the part is taken";
    expect_contracts({
        {"the frontier of another puzzle", [&] { (void)solve_divided(pair, {}, {}, Frontier(state), {}); },
         "solve_divided.*' requires that the frontier is of this puzzle with these options"},
        {"put_back twice",
         [] {
             Frontier frontier;
             const auto part = frontier.take();
             frontier.put_back(*part);
             frontier.put_back(*part);
         },
         "put_back.*' requires that " + not_taken},
        {"update of a part that is done",
         [] {
             Frontier frontier;
             const auto part = frontier.take();
             frontier.update(*part, {.is_done = true});
             frontier.update(*part, {.is_done = true});
         },
         "update.*' requires that " + not_taken},
        {"a part of one that was put back",
         [] {
             Frontier frontier;
             const auto part = frontier.take();
             frontier.put_back(*part);
             frontier.give(*part, {}, {});
         },
         "give.*' requires that " + not_taken},
        {"a slice of -1 tiles",
         [] {
             Frontier frontier;
             frontier.update(*frontier.take(), {.nodes = -1});
         },
         "a slice counts 0 maps and tiles or more, but got -1"},
        {"add after finish",
         [] {
             SolutionsJson json;
             (void)json.finish(true);
             json.add({});
         },
         "SolutionsJson::add.*' requires that the document is not finished"},
        {"finish twice",
         [] {
             SolutionsJson json;
             (void)json.finish(true);
             (void)json.finish(true);
         },
         "SolutionsJson::finish.*' requires that the document is not finished"},
    });
}

TEST(PuzzleMisuseDeathTest, SearchesAndGames) {
    Search search(pair, {});
    const Search other = std::move(search);
    Game game({.puzzle = pair, .rotations = false});
    const std::string moved = "the search has not been moved from";
    expect_contracts({
        {"Search of no tiles", [] { Search({}, {}); }, "the puzzle has a tile"},
        {"placements of another size", [] { solve(pair, {.placements = {Placement{}}}, {}); },
         "placements are empty or have one element per tile, but got 1"},
        {"contacts of another size", [] { contacts(pair, Placements(7), false); },
         "placements have one element per tile, but got 7"},
        {"run of a moved-from search", [&] { search.run(1); }, "Search::run.*' requires that " + moved},
        {"nodes of a moved-from search", [&] { search.nodes(); }, moved},
        {"solution of a moved-from search", [&] { search.solution(); }, moved},
        {"split of a moved-from search", [&] { search.split(); }, moved},
        {"remaining of a moved-from search", [&] { search.remaining(); }, moved},
        {"an illegal move", [&] { game.apply({.row = 5, .column = 5}); }, "the move is legal.*"},
        {"9 turns", [&] { game.apply({.row = 0, .column = 0, .turns = 9}); }, "the move is legal.*"},
        {"undo at the start", [&] { game.undo({}); }, "there is a move to undo"},
        {"events at the start", [&] { (void)game.events({}); }, "there is a move with events"},
    });
}

}  // namespace
}  // namespace bastide::puzzle
