// Puzzles solved by hand: the game, the table, and hints.
#include "bastide/puzzle/table.h"

#include <algorithm>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/play/testing/game_properties.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/hint.h"
#include "bastide/puzzle/testing/random_puzzle.h"
#include "bastide/tile/legend.h"

namespace bastide::puzzle {
namespace {

using Notices = play::NoticeKind;
using play::IntentKind;
using tile::Edge;

constexpr Edge f = Edge::field;
constexpr Edge r = Edge::road;
constexpr Edge c = Edge::city;

// Four bends of road that close a ring: only one way, clockwise from the north-west.
Puzzle ring() {
    return {{tile::Tile({f, r, r, f}), tile::Tile({f, f, r, r}), tile::Tile({r, f, f, r}),
             tile::Tile({r, r, f, f})}};
}

Table acted(Table table, std::initializer_list<Intent> intents) {
    for (const Intent& intent : intents) table = act(std::move(table), intent);
    return table;
}

constexpr Intent place{.kind = IntentKind::confirm};
constexpr Intent point(int row, int column) {
    return {.kind = IntentKind::point, .x = column, .y = row};
}

TEST(PuzzleGame, IsAGame) {
    static_assert(play::Game<Game>);
    Game game({.puzzle = ring()});
    EXPECT_EQ(game.legal_moves(), (std::vector<Placement>{{0, 0, 0}})) << "the first tile goes in the middle";
    game.apply({0, 0, 0});
    EXPECT_EQ(game.legal_moves(), (std::vector<Placement>{{0, -1, 0}, {0, 1, 0}}))
        << "field by field at the left, or along the road";
    EXPECT_EQ(game.illegality({0, 0, 0}), Illegality{Illegality::Reason::square_taken});
    EXPECT_EQ(game.illegality({5, 5, 0}), Illegality{Illegality::Reason::square_isolated});
    EXPECT_EQ(game.illegality({1, 0, 0}), Illegality{Illegality::Reason::edge_mismatch});
    EXPECT_EQ(game.illegality({0, 1, 1}), Illegality{Illegality::Reason::no_rotation});
    EXPECT_EQ(game.illegality({0, 1, 4}), Illegality{Illegality::Reason::bad_turns});
}

TEST(PuzzleGame, IsSolvedWhenAllArePlacedAndNothingIsOpen) {
    Game game({.puzzle = ring()});
    for (const Placement& at : {Placement{0, 0, 0}, Placement{0, 1, 0}, Placement{1, 1, 0}}) {
        ASSERT_TRUE(game.is_legal(at));
        game.apply(at);
        EXPECT_FALSE(game.is_over());
    }
    EXPECT_EQ(game.events({}).front().open_sides, 2);
    game.apply({1, 0, 0});
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.is_solved());
    EXPECT_EQ(game.illegality({2, 0, 0}), Illegality{Illegality::Reason::all_placed});
    game.undo({});
    EXPECT_FALSE(game.is_over());
    EXPECT_EQ(game.next(), 3);
}

Game random_game(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const bool rotations = seed % 2 == 0;
    return Game({.puzzle = testing::random_puzzle({.tiles = 7, .rotations = rotations}, random),
                 .rotations = rotations});
}

TEST(PuzzleGame, HasThePropertiesOfEveryGame) {
    std::vector<Placement> everywhere;
    for (int row = -8; row <= 8; ++row)
        for (int column = -8; column <= 8; ++column)
            for (int turns = -1; turns <= 4; ++turns) everywhere.push_back({row, column, turns});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto walk = play::testing::random_walk(random_game(seed), seed, 7);
        for (const Game& game : walk.states) play::testing::expect_legal_moves_agree(game, everywhere);
        play::testing::expect_undo_restores(walk, seed);
    }
}

TEST(PuzzleGame, LegalMovesLeaveNoErrors) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto walk = play::testing::random_walk(random_game(seed), seed, 7);
        const Contacts& now = walk.states.back().contacts();
        EXPECT_TRUE(now.wrong.empty() && now.covering.empty() && now.apart.empty() && now.rotated.empty());
    }
}

TEST(PuzzleTable, ReportsASolvedPuzzle) {
    Table table = acted(table_of({.puzzle = ring()}), {place});
    EXPECT_EQ(table.notice.kind, Notices::turn_begun);
    table = acted(table, {point(0, 1), place, point(1, 1), place, point(1, 0), place});
    EXPECT_TRUE(table.game().is_solved());
    EXPECT_EQ(table.notice.kind, Notices::turn_begun);
}

TEST(PuzzleTable, ExplainsIllegalPlacements) {
    const Table table = acted(table_of({.puzzle = ring()}), {place, point(9, 9), place});
    ASSERT_EQ(table.notice.kind, Notices::illegal);
    EXPECT_EQ(table.notice.illegality->reason, Illegality::Reason::square_isolated);
    EXPECT_EQ(table.record.played(), 1U);
    EXPECT_EQ(acted(table, {{.kind = IntentKind::turn, .x = 1}}).notice.kind, Notices::no_rotation);
}

TEST(PuzzleTable, MovesTheNextTileToALegalSquare) {
    Table table = acted(table_of({.puzzle = ring()}), {place});
    EXPECT_TRUE(table.game().is_legal(chosen(table)));
    std::vector<Placement> seen;
    for (int i = 0; i < 2; ++i) {
        table = act(table, {.kind = IntentKind::next, .x = 1});
        EXPECT_TRUE(table.game().is_legal(chosen(table)));
        seen.push_back(chosen(table));
    }
    EXPECT_TRUE(std::ranges::is_permutation(seen, table.game().legal_moves()));
    EXPECT_EQ(act(act(table, {.kind = IntentKind::next, .x = 1}), {.kind = IntentKind::next, .x = -1}),
              table);
}

TEST(PuzzleTable, UndoReturnsTheTileToItsPlace) {
    Table table = acted(table_of({.puzzle = ring()}), {place, point(0, 1), place});
    const Table before = table;
    table = acted(table, {{.kind = IntentKind::undo}});
    EXPECT_EQ(chosen(table), (Placement{0, 1, 0}));
    EXPECT_EQ(table.notice.kind, Notices::undone);
    table = acted(table, {{.kind = IntentKind::redo}});
    EXPECT_EQ(table.record, before.record);
    EXPECT_EQ(acted(table, {{.kind = IntentKind::redo}}).notice.kind, Notices::nothing_to_redo);
    EXPECT_EQ(acted(table_of({.puzzle = ring()}), {{.kind = IntentKind::undo}}).notice.kind,
              Notices::nothing_to_undo);
}

TEST(PuzzleTable, HintsArePartOfASolutionOrReportThatThereIsNone) {
    Table table = table_of({.puzzle = ring()});
    EXPECT_EQ(act(table, {.kind = IntentKind::show}).notice.kind, Notices::place_first);
    table = act(table, place);
    while (!table.game().is_over()) {
        const Hint found = hint(table.puzzle(), table.game().placements(), false);
        ASSERT_TRUE(found.placement);
        table = acted(table, {{.kind = IntentKind::show, .move = found.placement}, place});
    }
    EXPECT_TRUE(table.game().is_solved());
    // To the left of the first tile nothing can close.
    const Table lost = acted(table_of({.puzzle = ring()}), {place, point(0, -1), place});
    ASSERT_EQ(lost.record.played(), 2U);
    EXPECT_FALSE(hint(lost.puzzle(), lost.game().placements(), false).placement);
    EXPECT_EQ(act(lost, {.kind = IntentKind::show, .move = no_way_on}).notice.kind, Notices::no_solution);
}

TEST(PuzzleTable, HintsWithRotationsLeadToASolution) {
    // The ring again, with each tile in another rotation.
    Puzzle puzzle = ring();
    for (std::size_t i = 0; i < puzzle.tiles.size(); ++i)
        puzzle.tiles[i] = puzzle.tiles[i].rotate(static_cast<int>(i) + 1);
    for (int first = 0; first < 4; ++first) {
        Table table = table_of({.puzzle = puzzle, .rotations = true});
        for (int i = 0; i < first; ++i) table = act(table, {.kind = IntentKind::turn, .x = 1});
        table = act(table, place);
        while (!table.game().is_over()) {
            const Hint found = hint(puzzle, table.game().placements(), true);
            ASSERT_TRUE(found.placement) << first;
            table = acted(table, {{.kind = IntentKind::show, .move = found.placement}, place});
        }
        EXPECT_TRUE(table.game().is_solved());
    }
}

// The second bend closes the first's eastern road, and also fits west of it. The last bend closes two roads.
TEST(PuzzleTable, HintsHaveReasons) {
    Table table = act(table_of({.puzzle = ring()}), place);
    table = act(table, {.kind = IntentKind::show, .move = Placement{0, 1, 0}});
    EXPECT_EQ(table.notice.kind, Notices::hint);
    const Reason west = reason_for(table.game(), {0, -1, 0});
    EXPECT_EQ(west.places, 2);
    EXPECT_EQ(west.closes, 0);
    table = acted(table, {place, point(1, 1), place, {.kind = IntentKind::show, .move = Placement{1, 0, 0}}});
    EXPECT_EQ(reason_for(table.game(), {1, 0, 0}).closes, 2);
}

TEST(PuzzleTable, HintsReportForcedPlaces) {
    const Puzzle puzzle{{tile::Tile({c, c, c, c}), tile::Tile({f, f, c, f})}};
    Table table = act(table_of({.puzzle = puzzle}), place);
    table = act(table, {.kind = IntentKind::show, .move = Placement{-1, 0, 0}});
    EXPECT_EQ(table.notice.kind, Notices::hint);
}

TEST(PuzzleTable, ViewMatchesTheDocumentation) {
    const Puzzle puzzle{{tile::Tile({f, r, f, f}), tile::Tile({f, f, f, r})}};
    const Table table = act(table_of({.puzzle = puzzle}), place);
    EXPECT_EQ(view_json(table.game()),
              R"({"laid":[[0,0,0]],"open":[{"tile":0,"side":"east","shows":"road"}],"left":1,"next":1,)"
              R"("places":[{"row":-1,"column":0,"degrees":[0]},{"row":0,"column":-1,"degrees":[0]},)"
              R"({"row":0,"column":1,"degrees":[0]},{"row":1,"column":0,"degrees":[0]}],"over":false,)"
              R"("solved":false})"
              "\n");
    EXPECT_THAT(view_json(act(table, place).game()), ::testing::HasSubstr(R"("next":null)"));
}

// A road's end fits the bend's two sides in different rotations. A straight road looks the same in both.
TEST(PuzzleTable, TilesAreRotatedToFit) {
    const Puzzle puzzle{{tile::Tile({f, r, r, f}), tile::Tile({r, f, f, f})}};
    const Intent turn{.kind = IntentKind::turn, .x = 1};
    Table table = acted(table_of({.puzzle = puzzle, .rotations = true}), {place, point(0, 1)});
    EXPECT_EQ(chosen(table), (Placement{0, 1, 3}));
    EXPECT_EQ(act(table, turn).notice.kind, Notices::fits_one_way);
    table = act(table, point(-1, 0));
    const Placement north = chosen(table);
    EXPECT_TRUE(table.game().is_legal(north));
    table = act(table, turn);
    EXPECT_NE(chosen(table), north);
    EXPECT_TRUE(table.game().is_legal(chosen(table)));
    table = acted(table, {{.kind = IntentKind::help}, point(0, 1)});
    EXPECT_FALSE(table.game().is_legal(chosen(table))) << "without help it is held as it was";
}

// A city without a neighbour for its gate stays open.
TEST(PuzzleTable, ReportsOpenSidesAtTheEnd) {
    const Puzzle puzzle{{tile::Tile({c, f, f, f}), tile::Tile({f, f, f, f})}};
    const Table table = acted(table_of({.puzzle = puzzle}), {place, place});
    EXPECT_TRUE(table.game().is_over());
    EXPECT_EQ(table.notice.kind, Notices::turn_begun);
}

}  // namespace
}  // namespace bastide::puzzle
