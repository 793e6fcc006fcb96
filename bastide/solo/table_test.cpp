// A solo game played by intents like those of a front end, compared with its record.
#include "bastide/solo/table.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::solo {
namespace {

using Notices = play::NoticeKind;
using play::IntentKind;

// The player at the table.
struct Player {
    Table table;

    explicit Player(const std::string& seed, const Settings& settings = {.size = 5, .dealer = {}},
                    bool ranked = false)
        : table(table_of(Record({settings, seed}), ranked)) {}

    const Game& game() const { return table.game(); }
    const Board& board() const { return table.board(); }

    void send(IntentKind kind, int x = 0, int y = 0) { table = act(table, {.kind = kind, .x = x, .y = y}); }
    void send(IntentKind kind, const Move& move) { table = act(table, {.kind = kind, .move = move}); }
    void point(Cell at) { send(IntentKind::point, board().column(at), board().row(at)); }

    // Makes a move, allowed or not, as a player does.
    void make(const Move& move) {
        if (move.is_discard()) return send(IntentKind::discard);
        send(IntentKind::choose, move.hand);
        point(move.square);
        send(IntentKind::confirm);
    }
    // The first placement, or the discard if there is none.
    void make_first() { make(game().legal_moves().front()); }
    void play_to_the_end() {
        while (!game().is_over()) make_first();
    }

    // The squares of the chosen tile, row by row.
    std::vector<Cell> legal_squares() const {
        std::vector<Cell> squares;
        for (const Move& move : game().legal_moves())
            if (!move.is_discard() && move.hand == table.selected) squares.push_back(move.square);
        std::ranges::sort(squares);
        return squares;
    }
};

// Checks that an intent changes the notice to this, and nothing else.
void expect_notice(const Player& player, const Intent& intent, Notices notice) {
    Table after = act(player.table, intent);
    EXPECT_EQ(after.notice.kind, notice);
    after.notice = player.table.notice;
    EXPECT_EQ(after, player.table);
}

void expect_nothing(const Player& player, const Intent& intent) {
    EXPECT_EQ(act(player.table, intent), player.table)
        << play::intent_names[static_cast<std::size_t>(intent.kind)] << ' ' << intent.x;
}

TEST(SoloTable, BeginsInTheMiddle) {
    const Player player("s", {.size = 7, .dealer = {}});
    EXPECT_EQ(player.table.row, 3);
    EXPECT_EQ(player.table.column, 3);
    EXPECT_EQ(player.table.selected, 0);
    EXPECT_EQ(player.table.notice, Notice{});
    EXPECT_TRUE(player.table.help);
    EXPECT_EQ(last_placed(player.table), std::nullopt);
    EXPECT_FALSE(may_undo(player.table) || may_redo(player.table));
    EXPECT_TRUE(may_hint(player.table));
}

TEST(SoloTable, TheCursorStaysOnTheBoard) {
    Player player("s");
    player.send(IntentKind::step, 1, -1);
    EXPECT_EQ(player.table.cursor(), player.board().square(1, 3));
    player.send(IntentKind::step, 100, -100);
    EXPECT_EQ(player.table.cursor(), player.board().square(0, 4));
    player.send(IntentKind::step, -1'000'000, 1'000'000);
    EXPECT_EQ(player.table.cursor(), player.board().square(4, 0));
    player.send(IntentKind::point, 5, 1);
    EXPECT_EQ(player.table.cursor(), player.board().square(1, 4));
    player.send(IntentKind::point, 2, -1);
    EXPECT_EQ(player.table.cursor(), player.board().square(0, 2));
}

TEST(SoloTable, NoticesOfOtherSquaresSurviveCursorMoves) {
    Player player("s");
    player.table.notice = {Notices::thinking};
    player.send(IntentKind::step, 1);
    player.send(IntentKind::point, 0, 1);
    EXPECT_EQ(player.table.notice.kind, Notices::thinking);
}

TEST(SoloTable, LeavingASquareRestoresTheNoticeOfTheLastMove) {
    Player player("s");
    player.make_first();
    const Notice notice = player.table.notice;
    ASSERT_EQ(notice.kind, Notices::turn_begun);
    for (const Intent& away :
         {Intent{.kind = IntentKind::step, .x = 1}, Intent{.kind = IntentKind::point, .x = 4, .y = 4}}) {
        player.point(player.table.record.moves().front().square);
        player.send(IntentKind::confirm);
        ASSERT_EQ(player.table.notice.kind, Notices::illegal);
        player.send(IntentKind::point, player.table.column, player.table.row);
        EXPECT_EQ(player.table.notice.kind, Notices::illegal) << "it is where it was";
        player.table = act(player.table, away);
        EXPECT_EQ(player.table.notice, notice);
    }
}

TEST(SoloTable, StuckPlayersGetAHint) {
    Player player("stuck", {.size = 5, .roads = Roads::directed, .dealer = {}});
    for (int seed = 0; !is_stuck(player.table) || player.game().is_over(); player.make_first())
        if (player.game().is_over())
            player = Player(std::to_string(seed++), {.size = 5, .roads = Roads::directed, .dealer = {}});
    EXPECT_EQ(player.table.notice.kind, Notices::turn_begun);
    player.send(IntentKind::discard);
    EXPECT_FALSE(is_stuck(player.table));
}

TEST(SoloTable, TheTilesOfTheHandAreChosen) {
    Player player("s");
    player.send(IntentKind::confirm);
    ASSERT_EQ(player.table.notice.kind, Notices::illegal);
    player.send(IntentKind::choose, 3);
    EXPECT_EQ(player.table.selected, 3);
    EXPECT_EQ(player.table.notice, Notice{});
    EXPECT_EQ(chosen(player.table), (Move{3, player.table.cursor()}));
    player.send(IntentKind::browse, 1);
    EXPECT_EQ(player.table.selected, 0);
    player.send(IntentKind::browse, -1);
    EXPECT_EQ(player.table.selected, 3);
    player.send(IntentKind::browse, -10);
    EXPECT_EQ(player.table.selected, 1);
    for (const int beyond : {-1, 4, 1'000'000})
        expect_nothing(player, {.kind = IntentKind::choose, .x = beyond});
}

TEST(SoloTable, NextVisitsLegalSquaresInReadingOrder) {
    Player player("round");
    for (int move = 0; move < 4; ++move) player.make_first();
    for (int hand = 0; hand < hand_size; ++hand) {
        player.send(IntentKind::choose, hand);
        const std::vector<Cell> legal = player.legal_squares();
        ASSERT_GT(legal.size(), 1U);
        player.point(legal.front());
        for (std::size_t i = 1; i <= legal.size(); ++i) {
            player.send(IntentKind::next, 1);
            EXPECT_EQ(player.table.cursor(), legal[i % legal.size()]);
        }
        player.send(IntentKind::next, -1);
        EXPECT_EQ(player.table.cursor(), legal.back());
    }
}

// Plays first moves until the chosen tile fits nowhere, which directed roads sometimes do. Returns false if
// none does.
bool play_until_one_fits_nowhere(Player& player) {
    for (; !player.game().is_over(); player.make_first()) {
        for (int hand = 0; hand < hand_size; ++hand) {
            player.send(IntentKind::choose, hand);
            if (player.legal_squares().empty()) return true;
        }
    }
    return false;
}

TEST(SoloTable, NextReportsIfThereIsNoSquare) {
    int found = 0;
    for (const std::string seed : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
        Player player(seed, {.size = 5, .roads = Roads::directed, .dealer = {}});
        if (!play_until_one_fits_nowhere(player)) continue;
        expect_notice(player, {.kind = IntentKind::next, .x = 1}, Notices::fits_nowhere);
        expect_notice(player, {.kind = IntentKind::next, .x = -1}, Notices::fits_nowhere);
        ++found;
    }
    EXPECT_GT(found, 0) << "or this has said nothing";
}

TEST(SoloTable, NoticesReportTheResultOfAMove) {
    Player player("s");
    const Move move = player.game().legal_moves().front();
    const int gain = player.table.position().gain(move);
    player.make(move);
    EXPECT_EQ(player.table.record.moves(), std::vector{move});
    EXPECT_EQ(last_placed(player.table), move.square);
    EXPECT_EQ(player.table.cursor(), move.square);
    EXPECT_EQ(player.table.notice.kind, Notices::turn_begun);
    EXPECT_EQ(gain_of(player.table.record.steps().back().events), gain);
}

TEST(SoloTable, IllegalMovesExplainThemselvesAndChangeNothing) {
    Player player("s");
    const auto reason = [&](const Intent& intent) {
        return act(player.table, intent).notice.illegality->reason;
    };
    using enum Illegality::Reason;
    expect_notice(player, {.kind = IntentKind::confirm}, Notices::illegal);
    EXPECT_EQ(reason({.kind = IntentKind::confirm}), square_taken);
    expect_notice(player, {.kind = IntentKind::discard}, Notices::illegal);
    EXPECT_EQ(reason({.kind = IntentKind::discard}), discard_too_early);
    player.send(IntentKind::point, 0, 0);
    int roads = 0;
    for (int hand = 0; hand < hand_size; ++hand) {
        player.send(IntentKind::choose, hand);
        const bool is_road = player.table.position().hand()[static_cast<std::size_t>(hand)].is_road();
        expect_notice(player, {.kind = IntentKind::confirm}, Notices::illegal);
        EXPECT_EQ(reason({.kind = IntentKind::confirm}), is_road ? no_road_beside : square_isolated);
        roads += is_road ? 1 : 0;
    }
    EXPECT_GT(roads, 0);
    EXPECT_LT(roads, hand_size) << "both were refused";
}

TEST(SoloTable, DiscardsWhenAllowed) {
    Player player("s");
    for (int left = turns_for_discard; left > 0; --left) {
        const auto notice = act(player.table, {.kind = IntentKind::discard}).notice;
        ASSERT_EQ(notice.kind, Notices::illegal);
        EXPECT_EQ(notice.illegality->turns, left);
        player.make_first();
    }
    const Cell cursor = player.table.cursor();
    player.send(IntentKind::discard);
    EXPECT_EQ(player.table.record.moves().back(), Move::discard());
    EXPECT_EQ(player.table.notice.kind, Notices::turn_begun);
    EXPECT_EQ(player.table.cursor(), cursor);
    EXPECT_EQ(last_placed(player.table), std::nullopt);
}

TEST(SoloTable, GoesBackAndForth) {
    Player player("s");
    expect_notice(player, {.kind = IntentKind::undo}, Notices::nothing_to_undo);
    expect_notice(player, {.kind = IntentKind::redo}, Notices::nothing_to_redo);
    const Game start = player.game();
    player.make_first();
    const Game one = player.game();
    const Cell first = player.table.cursor();
    player.make_first();
    const Game two = player.game();
    const Cell second = player.table.cursor();
    EXPECT_TRUE(may_undo(player.table));
    player.send(IntentKind::point, 0, 0);
    player.send(IntentKind::undo);
    EXPECT_EQ(player.game(), one);
    EXPECT_EQ(player.table.cursor(), first) << "where the last tile lies";
    EXPECT_EQ(player.table.notice.kind, Notices::undone);
    player.send(IntentKind::undo);
    EXPECT_EQ(player.table.notice.kind, Notices::undone);
    EXPECT_EQ(player.game(), start);
    EXPECT_FALSE(may_undo(player.table));
    EXPECT_TRUE(may_redo(player.table));
    player.send(IntentKind::redo);
    EXPECT_EQ(player.table.notice.kind, Notices::redone);
    player.send(IntentKind::redo);
    EXPECT_EQ(player.game(), two);
    EXPECT_EQ(player.table.cursor(), second);
    EXPECT_EQ(player.table.notice.kind, Notices::redone);
    EXPECT_FALSE(may_redo(player.table));
}

TEST(SoloTable, RankedGamesHaveNoUndoAndNoHints) {
    Player player("s", {.size = 5, .dealer = {}}, true);
    player.make_first();
    EXPECT_FALSE(may_undo(player.table) || may_redo(player.table) || may_hint(player.table));
    const Notices stay = Notices::ranked_no_undo;
    expect_notice(player, {.kind = IntentKind::undo}, stay);
    expect_notice(player, {.kind = IntentKind::redo}, stay);
    const Notices none = Notices::ranked_no_hints;
    expect_notice(player, {.kind = IntentKind::show}, none);
    expect_notice(player, {.kind = IntentKind::show, .move = player.game().legal_moves().back()}, none);
    // Moves undone earlier are also not redone.
    Record record = player.table.record;
    record.undo();
    const Table later = table_of(record, true);
    EXPECT_FALSE(may_redo(later));
    EXPECT_EQ(act(later, {.kind = IntentKind::redo}).record, record);
}

TEST(SoloTable, HintsCanBeConfirmed) {
    Player player("s");
    const Move hint = player.game().legal_moves().back();
    player.send(IntentKind::show, hint);
    EXPECT_EQ(chosen(player.table), hint);
    EXPECT_EQ(player.table.notice.kind, Notices::hint);
    EXPECT_EQ(player.table.record.played(), 0U) << "it is for the player to make it";
    player.send(IntentKind::confirm);
    EXPECT_EQ(player.table.record.moves(), std::vector{hint});
}

TEST(SoloTable, ShowWithoutAMoveRequestsAHint) {
    Player player("s");
    const Notices thinking = Notices::thinking;
    expect_notice(player, {.kind = IntentKind::show}, thinking);
    expect_notice(player, {.kind = IntentKind::show, .move = Move{0, player.table.cursor()}}, thinking);
    for (int move = 0; move < turns_for_discard; ++move) player.make_first();
    expect_notice(player, {.kind = IntentKind::show, .move = Move::discard()}, Notices::discard_hint);
}

TEST(SoloTable, PlayMakesALegalMove) {
    Player player("s");
    expect_nothing(player, {.kind = IntentKind::play});
    expect_nothing(player, {.kind = IntentKind::play, .move = Move::discard()});
    expect_nothing(player, {.kind = IntentKind::play, .move = Move{0, player.table.cursor()}});
    expect_nothing(player,
                   {.kind = IntentKind::play, .move = Move{4, player.game().legal_moves()[0].square}});
    expect_nothing(player, {.kind = IntentKind::play, .move = Move{0, 60000}});
    const Move move = player.game().legal_moves().back();
    player.send(IntentKind::play, move);
    EXPECT_EQ(player.table.record.moves(), std::vector{move});
}

TEST(SoloTable, HelpIsHiddenAndShown) {
    Player player("s");
    Table hidden = player.table;
    hidden.help = false;
    player.send(IntentKind::help);
    EXPECT_EQ(player.table, hidden);
    player.send(IntentKind::help);
    EXPECT_TRUE(player.table.help);
}

TEST(SoloTable, MeaninglessIntentsChangeNothing) {
    Player player("s");
    const auto expect_so = [&player] {
        for (const IntentKind kind : {IntentKind::turn, IntentKind::back, IntentKind::answer})
            expect_nothing(player, {.kind = kind, .x = 1});
    };
    expect_so();
    player.make_first();
    expect_so();
    player.play_to_the_end();
    expect_so();
}

TEST(SoloTable, AFinishedGameAcceptsNoMoves) {
    Player player("over", {.size = 3, .dealer = {}});
    player.play_to_the_end();
    EXPECT_FALSE(may_hint(player.table));
    for (const IntentKind kind :
         {IntentKind::next, IntentKind::choose, IntentKind::browse, IntentKind::confirm, IntentKind::discard,
          IntentKind::play, IntentKind::show}) {
        Table after = act(player.table, {.kind = kind, .x = 1, .move = Move::discard()});
        after.notice = player.table.notice;
        EXPECT_EQ(after, player.table) << play::intent_names[static_cast<std::size_t>(kind)];
    }
    player.send(IntentKind::undo);
    EXPECT_FALSE(player.game().is_over());
}

TEST(SoloTable, AResumedGameShowsItsLastTile) {
    Player before("left");
    for (int move = 0; move < 4; ++move) before.make_first();
    Record record = before.table.record;
    EXPECT_EQ(table_of(record, false).cursor(), before.table.cursor());
    record.go_to(2);
    Table table = table_of(record, true);
    EXPECT_TRUE(table.ranked);
    EXPECT_EQ(table.cursor(), record.steps().back().move.square);
    EXPECT_EQ(table.record, record) << "what was taken back is still there";
    record.go_to(0);
    table = table_of(record, false);
    EXPECT_EQ(table.cursor(), table.board().square(2, 2));
    EXPECT_TRUE(may_redo(table));
    // Nor is there a last tile after a new hand.
    before.make_first();
    before.send(IntentKind::discard);
    EXPECT_EQ(table_of(before.table.record, false).cursor(), table.board().square(2, 2));
}

TEST(SoloTable, IsStuckIfNoTileFitsAnywhere) {
    int stuck = 0;
    for (const std::string seed : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
        Player player(seed, {.size = 5, .roads = Roads::directed, .dealer = {}});
        while (true) {
            const std::vector<Move> moves = player.game().legal_moves();
            const bool fits = std::ranges::any_of(moves, [](const Move& move) { return !move.is_discard(); });
            EXPECT_EQ(is_stuck(player.table), !fits);
            if (moves.empty()) break;
            stuck += fits ? 0 : 1;
            player.make(moves.front());
        }
    }
    EXPECT_GT(stuck, 0) << "or this has said little";
}

// A game played by choosing, pointing and confirming equals its record.
TEST(SoloTable, AWholeGameIsTheRecordReplayed) {
    for (const Roads roads : {Roads::plain, Roads::directed}) {
        Player player("whole", {.size = 7, .roads = roads, .dealer = {}});
        play::Random random(5);
        std::vector<Move> moves;
        while (!player.game().is_over()) {
            moves.push_back(player.table.position().random_move(random));
            player.make(moves.back());
        }
        EXPECT_EQ(player.table.record.moves(), moves);
        const auto replayed = play::replay<Game>(player.table.record.start(), moves);
        ASSERT_TRUE(replayed);
        EXPECT_EQ(player.table.record, *replayed);
        EXPECT_EQ(player.game(), replayed->game());
    }
}

TEST(SoloTable, RandomNumbersDependOnlyOnTheTurn) {
    Player player("s");
    const play::Random first = hint_chance(player.table);
    player.make_first();
    EXPECT_FALSE(hint_chance(player.table) == first);
    player.send(IntentKind::undo);
    EXPECT_TRUE(hint_chance(player.table) == first);
}

}  // namespace
}  // namespace bastide::solo
