// The terminal's texts for the notices of each game.
#include "tui/notice_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tui/match/notice_text.h"
#include "tui/match/ui.h"
#include "tui/puzzle/ui.h"
#include "tui/solo/ui.h"

namespace bastide::tui {
namespace {

using play::IntentKind;
using ::testing::AnyOf;
using ::testing::Eq;
using ::testing::HasSubstr;
using ::testing::StartsWith;

template <class Table>
Table acted(Table table, const std::vector<IntentKind>& kinds) {
    for (const IntentKind kind : kinds) table = act(std::move(table), {.kind = kind, .x = 1});
    return table;
}

namespace match_notices {

using namespace bastide::match;

Table table_at(const std::string& seed, const std::vector<Seat>& seats, bool ranked = false) {
    return table_of(Record({.settings = {}, .seed = seed}), seats, ranked);
}

const std::vector<Seat> two_people = {{.name = "Anna"}, {.name = "Ben"}};

Table make_first(const Table& table) {
    return act(table, {.kind = IntentKind::play, .move = table.game().legal_moves().front()});
}

std::string notice_text(const Table& table) {
    return tui::notice_text(table, MatchUi::labels);
}

std::string text_after(const Table& table, const Intent& intent) {
    return notice_text(act(table, intent));
}

Record played_out(const std::string& seed) {
    Record record({.settings = {}, .seed = seed});
    play::Random random(5);
    while (!record.game().is_over())
        EXPECT_TRUE(record.play(record.game().position().random_move(random).value_or(Move())));
    return record;
}

TEST(TuiMatchNotice, TheLastTurnIntroducesTheNext) {
    Table table = table_at("s", two_people);
    EXPECT_EQ(notice_text(table),
              "Place the first tile: choose a marked square, and rotate the tile if you like");
    table = make_first(table);
    EXPECT_THAT(notice_text(table), StartsWith("Anna placed a "));
    EXPECT_THAT(notice_text(table), HasSubstr(": your move, Ben"));
    const Table against = make_first(table_at("s", {{.name = "me"}, {"rook", find_bot("greedy")}}));
    EXPECT_THAT(notice_text(against), StartsWith("me placed a "));
    EXPECT_THAT(notice_text(make_first(against)), ::testing::EndsWith(": your move"));
    EXPECT_EQ(text_after(against, {.kind = IntentKind::confirm}), "rook is to move");
}

TEST(TuiMatchNotice, TurnsAreUndoneAndRedone) {
    Table table = table_at("s", two_people);
    for (int turn = 0; turn < 4; ++turn) table = make_first(table);
    table = acted(table, {IntentKind::undo, IntentKind::answer});
    EXPECT_EQ(notice_text(table), "1 turn undone: u undoes more, U redoes it");
    table = acted(table, {IntentKind::undo, IntentKind::undo});
    EXPECT_EQ(notice_text(table), "3 turns undone: u undoes more, U redoes them");
    table = acted(table, {IntentKind::undo});
    EXPECT_EQ(notice_text(table), "4 turns undone: U redoes them");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::undo}), "There is nothing to undo");
    table = acted(table, {IntentKind::redo, IntentKind::redo});
    EXPECT_EQ(notice_text(table), "Redone, 2 turns are still undone");
    table = acted(table, {IntentKind::redo});
    EXPECT_EQ(notice_text(table), "Redone, 1 turn is still undone");
    table = acted(table, {IntentKind::redo});
    EXPECT_EQ(notice_text(table), "Redone");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::redo}), "There is nothing to redo");
}

TEST(TuiMatchNotice, IllegalMovesAreExplained) {
    Table table = table_at("s", two_people);
    EXPECT_EQ(notice_text(acted(act(table, {.kind = IntentKind::point}), {IntentKind::confirm})),
              "Not here: square 0 0 already has a tile");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::show}), "Looking for a hint. You can continue to play");
    EXPECT_EQ(text_after(acted(table, {IntentKind::confirm}), {.kind = IntentKind::show}),
              "Pick the tile up again for a hint");
    table.notice = {play::NoticeKind::illegal, Illegality{Illegality::Reason::no_meeples}};
    table.step = TurnStep::meeple;
    EXPECT_EQ(notice_text(table), "Not there: no meeples are left");
    table.notice = {play::NoticeKind::game_over};
    EXPECT_EQ(notice_text(table), "The game is over");
}

TEST(TuiMatchNotice, AHintNamesItsMeeple) {
    const Table table = table_at("s", two_people);
    for (const Move& move : table.game().legal_moves()) {
        const std::string piece =
            move.piece == no_piece ? "" : std::string(name(types[move.tile].pieces[move.piece].kind));
        EXPECT_EQ(text_after(table, {.kind = IntentKind::show, .move = move}),
                  "Hint: here, with " + (piece.empty() ? "no meeple" : "a meeple on the " + piece));
    }
}

TEST(TuiMatchNotice, TilesThatCannotRotateAreExplained) {
    const Deal deal{.seed = {}, .deck = Deck{*find_type("L"), *find_type("LR"), *find_type("L")}};
    Table table = table_of(Record(deal), two_people, false);
    EXPECT_EQ(text_after(table, {.kind = IntentKind::turn, .x = 1}),
              "This tile looks the same in every rotation");
    table = act(make_first(table), {.kind = IntentKind::point, .x = 1});
    EXPECT_EQ(text_after(table, {.kind = IntentKind::turn, .x = 1}), "It fits here only one way");
}

TEST(TuiMatchNotice, TheResultNamesEveryone) {
    Table table = table_at("x", {{.name = "me"}, {"greedy", find_bot("greedy")}});
    EXPECT_EQ(MatchUi::describe_result(table), "Bastide game, seed x: me 0, greedy 0");
    table = make_first(make_first(make_first(table)));
    EXPECT_THAT(MatchUi::describe_result(forfeited(table, "no move within 1000 ms")),
                ::testing::EndsWith("; greedy forfeits: no move within 1000 ms"));
}

TEST(TuiMatchNotice, RankedAndForfeitedMatchesHaveNoUndo) {
    Table table = make_first(table_at("s", two_people, true));
    for (const IntentKind kind : {IntentKind::undo, IntentKind::redo})
        EXPECT_EQ(text_after(table, {.kind = kind}), "This game is ranked: no turn can be undone");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::show}), "This game is ranked: there are no hints");
    table = forfeited(table, "no move within 1000 ms");
    EXPECT_EQ(notice_text(table), "Ben forfeits: no move within 1000 ms");
    EXPECT_EQ(last_turn_text(table), "Ben forfeits: no move within 1000 ms");
    for (const IntentKind kind : {IntentKind::undo, IntentKind::redo})
        EXPECT_EQ(text_after(table, {.kind = kind}), "This game is forfeited: no turn can be undone");
}

// The second tile of that seed is a monastery, L, which has no place after this first move.
TEST(TuiMatchNotice, NamesTilesThatFitNowhere) {
    Table table = table_at("zz-1152", two_people);
    const Move move{.tile = table.position().tile(), .placement = {.at = {0, 1}, .rotation = 2}};
    table = act(table, {.kind = IntentKind::play, .move = move});
    EXPECT_THAT(notice_text(table), HasSubstr("No place for a monastery: set aside. "));
}

TEST(TuiMatchNotice, TurnsListMeeplesAndPoints) {
    Deal deal;
    deal.deck = Deck{*find_type("C"), *find_type("RFr"), *find_type("L")};
    Record record(deal);
    // The start tile has a city to the north, and a city cap completes it.
    const std::vector<Move> moves = {{*find_type("C"), {{0, -1}, 2}, 0},
                                     {*find_type("RFr"), {{1, 0}, 0}, no_piece}};
    for (const Move& move : moves) {
        const auto step = record.play(move);
        ASSERT_TRUE(step) << to_string(to_message(step.error()));
    }
    Table table = replay_table(record, seats_of({"Anna", "Ben"}));
    EXPECT_EQ(last_turn_text(table), "Ben placed a straight road");
    EXPECT_EQ(last_turn_text(seek(table, 1)),
              "Anna placed a city edge with a meeple on the city and scored 4");
    EXPECT_EQ(last_turn_text(seek(table, 0)), "");
}

// The text about a turn contains exactly the points in the log.
TEST(TuiMatchNotice, PointsMatchTheLog) {
    Table table = replay_table(played_out("points"), seats_of({"Anna", "Ben"}));
    int points_told = 0;
    for (std::size_t turn = 1; turn <= table.record.line().size(); ++turn) {
        table = seek(std::move(table), turn);
        Scores points{};
        for (const match::Event& event : table.record.steps().back().events) add(points, event);
        const std::string text_after = last_turn_text(table);
        for (std::size_t player = 0; player < 2; ++player) {
            const std::string scored =
                player == (turn - 1) % 2 ? "and scored " : (player == 0 ? ", Anna scored " : ", Ben scored ");
            EXPECT_EQ(text_after.find(scored) != std::string::npos, points[player] != 0) << text_after;
            points_told += points[player];
        }
        EXPECT_EQ(text_after.find("scored") != std::string::npos, points != Scores{}) << text_after;
    }
    EXPECT_GT(points_told, 0) << "or this has said nothing";
}

}  // namespace match_notices

namespace solo_notices {

using namespace bastide::solo;

Table table_at(const std::string& seed, bool ranked = false, Roads roads = Roads::plain) {
    return table_of(Record({{.size = 5, .roads = roads, .dealer = {}}, seed}), ranked);
}

Table make_first(const Table& table) {
    return act(table, {.kind = IntentKind::play, .move = table.game().legal_moves().front()});
}

std::string text_after(const Table& table, const Intent& intent = {.kind = IntentKind::answer}) {
    return SoloUi([] { return std::string("s"); }).lines({}, act(table, intent)).notice;
}

TEST(TuiSoloNotice, MovesReportTheirResult) {
    Table table = make_first(table_at("s"));
    const int gain = gain_of(table.record.steps().back().events);
    EXPECT_THAT(text_after(table), HasSubstr(": " + std::to_string(gain) + " point"));
    EXPECT_EQ(text_after(table), SoloUi::describe_last_turn(table));
    EXPECT_EQ(SoloUi::describe_last_turn(acted(table, {IntentKind::undo})), "");
    for (int move = 1; move < turns_for_discard; ++move) table = make_first(table);
    EXPECT_EQ(text_after(table, {.kind = IntentKind::discard}), "Four new tiles");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::show, .move = Move::discard()}),
              "Hint: d, for four new tiles");
}

TEST(TuiSoloNotice, TheResultIsALine) {
    EXPECT_EQ(SoloUi::describe_result(table_at("x")),
              "Bastide solo, 5 x 5, plain roads, weighted dealer, seed x: 1 point");
    Table ranked = table_of(Record({{.size = 3, .dealer = {}}, "y"}), true);
    while (!ranked.game().is_over()) ranked = make_first(ranked);
    const std::string points = std::to_string(ranked.board().score().total());
    EXPECT_THAT(SoloUi::describe_result(ranked),
                StartsWith("Bastide solo, 3 x 3, plain roads, weighted dealer, "
                           "ranked, seed y: " +
                           points + " point"));
}

TEST(TuiSoloNotice, StuckPlayersGetAHint) {
    Table table = table_at("stuck", false, Roads::directed);
    for (int seed = 0; !is_stuck(table) || table.game().is_over(); table = make_first(table))
        if (table.game().is_over()) table = table_at(std::to_string(seed++), false, Roads::directed);
    const std::string stuck = "No tile in your hand fits anywhere: d for four new tiles";
    EXPECT_EQ(text_after(table), stuck);
    EXPECT_NE(text_after(table, {.kind = IntentKind::discard}), stuck);
}

TEST(TuiSoloNotice, IllegalMovesAreExplained) {
    Table table = table_at("s");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::confirm}), "Not here: there is already a tile there");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::discard}),
              "Not now: the hand can be discarded only after 5 turns");
    table = act(table, {.kind = IntentKind::point});
    EXPECT_THAT(
        text_after(table, {.kind = IntentKind::confirm}),
        AnyOf(Eq("Not here: a road must go next to a road"), Eq("Not here: it must go next to a tile")));
    table.notice = {play::NoticeKind::fits_nowhere};
    EXPECT_EQ(text_after(table), "No square takes this tile now");
}

TEST(TuiSoloNotice, MovesAreUndoneAndRedone) {
    Table table = make_first(make_first(table_at("s")));
    table = acted(table, {IntentKind::undo});
    EXPECT_EQ(text_after(table), "1 move undone: u undoes more, U redoes it");
    table = acted(table, {IntentKind::undo});
    EXPECT_EQ(text_after(table), "2 moves undone: U redoes them");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::undo}), "There is nothing to undo");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::redo}), "Redone, 1 move is still undone");
    table = acted(table, {IntentKind::redo, IntentKind::redo});
    EXPECT_EQ(text_after(table), "Redone");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::redo}), "There is nothing to redo");
}

TEST(TuiSoloNotice, ARankedGameHasNoHints) {
    const Table table = make_first(table_at("s", true));
    for (const IntentKind kind : {IntentKind::undo, IntentKind::redo})
        EXPECT_EQ(text_after(table, {.kind = kind}), "This game is ranked: no move can be undone");
    EXPECT_EQ(text_after(table, {.kind = IntentKind::show}), "This game is ranked: there are no hints");
    const Table casual = table_at("s");
    EXPECT_EQ(text_after(casual, {.kind = IntentKind::show}), "Looking for a hint. You can continue to play");
    const Move hint = casual.game().legal_moves().back();
    EXPECT_EQ(text_after(casual, {.kind = IntentKind::show, .move = hint}),
              "Hint: tile " + std::to_string(hint.hand + 1) + " here");
}

}  // namespace solo_notices

namespace puzzle_notices {

using namespace bastide::puzzle;
using tile::Edge;

constexpr Edge f = Edge::field;
constexpr Edge r = Edge::road;
constexpr Edge c = Edge::city;
constexpr Intent place{.kind = IntentKind::confirm};

constexpr Intent point(int row, int column) {
    return {.kind = IntentKind::point, .x = column, .y = row};
}

// Four bends of road that close a ring.
Puzzle ring() {
    return {{tile::Tile({f, r, r, f}), tile::Tile({f, f, r, r}), tile::Tile({r, f, f, r}),
             tile::Tile({r, r, f, f})}};
}

std::string text_after(Table table, const std::vector<Intent>& intents) {
    for (const Intent& intent : intents) table = act(std::move(table), intent);
    return PuzzleUi().lines({}, table).notice;
}

TEST(TuiPuzzleNotice, DescribesThePuzzle) {
    const Table table = table_of({.puzzle = ring()});
    EXPECT_EQ(text_after(table, {place}), "2 sides are open");
    EXPECT_EQ(text_after(table, {place, point(0, 1), place, point(1, 1), place, point(1, 0), place}),
              "Solved: puzzle of 4 tiles");
    EXPECT_EQ(text_after(table_of({.puzzle = {{tile::Tile({c, f, f, f}), tile::Tile({f, f, f, f})}}}),
                         {place, place}),
              "Not solved: puzzle of 2 tiles, 1 side is open");
}

TEST(TuiPuzzleNotice, IllegalMovesAreExplained) {
    const Table table = table_of({.puzzle = ring()});
    EXPECT_EQ(text_after(table, {place, point(9, 9), place}), "Not here: a tile must touch another tile");
    EXPECT_EQ(text_after(table, {{.kind = IntentKind::turn, .x = 1}}),
              "Tiles cannot be rotated in this puzzle");
    EXPECT_EQ(text_after(table, {{.kind = IntentKind::undo}}), "There is nothing to undo");
    EXPECT_EQ(text_after(table, {place, {.kind = IntentKind::undo}}), "Undone. U redoes it");
    EXPECT_EQ(text_after(table, {place, {.kind = IntentKind::redo}}), "There is nothing to redo");
    const Puzzle bend{{tile::Tile({f, r, r, f}), tile::Tile({r, f, f, f})}};
    EXPECT_EQ(text_after(table_of({.puzzle = bend, .rotations = true}),
                         {place, point(0, 1), {.kind = IntentKind::turn, .x = 1}}),
              "It fits here only one way");
}

TEST(TuiPuzzleNotice, HintsHaveReasons) {
    const Table table = table_of({.puzzle = ring()});
    EXPECT_EQ(text_after(table, {{.kind = IntentKind::show}}), "Place the first tile, then ask for a hint");
    EXPECT_EQ(text_after(table, {place, {.kind = IntentKind::show}}), "Looking for a solution from here");
    EXPECT_EQ(text_after(table, {place, {.kind = IntentKind::show, .move = Placement{0, 1, 0}}}),
              "Hint: it closes 1 side, and it is here in a solution");
    EXPECT_EQ(text_after(table, {place, {.kind = IntentKind::show, .move = no_way_on}}),
              "No solution continues from here: undo a tile");
    const Puzzle gate{{tile::Tile({c, c, c, c}), tile::Tile({f, f, c, f})}};
    EXPECT_EQ(text_after(table_of({.puzzle = gate}),
                         {place, {.kind = IntentKind::show, .move = Placement{-1, 0, 0}}}),
              "Hint: the only square it fits");
}

}  // namespace puzzle_notices
}  // namespace
}  // namespace bastide::tui
