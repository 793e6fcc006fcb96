// A game played by intents like those of a front end, compared with a parallel game of the rules.
#include "bastide/match/table.h"

#include <algorithm>
#include <bit>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::match {
namespace {

using Notices = play::NoticeKind;
using play::IntentKind;

// Returns the seats of people, "me", and bots, by name.
std::vector<Seat> seats_of(const std::vector<std::string>& players) {
    std::vector<Seat> seats;
    for (const std::string& player : players)
        seats.push_back({player, player == "me" ? nullptr : find_bot(player)});
    return seats;
}

Record record_of(std::size_t players, const std::string& seed) {
    Deal deal{.seed = seed};
    deal.settings.players = static_cast<std::uint8_t>(players);
    return Record(deal);
}

// The players at the table, in turn.
struct Player {
    Table table;

    explicit Player(const std::vector<std::string>& players, const std::string& seed = "s",
                    bool ranked = false)
        : table(table_of(record_of(players.size(), seed), seats_of(players), ranked)) {}

    const Game& game() const { return table.game(); }
    std::size_t turns() const { return table.record.played(); }

    void send(IntentKind kind, int x = 0, int y = 0) { table = act(table, {.kind = kind, .x = x, .y = y}); }
    void send(IntentKind kind, const Move& move) { table = act(table, {.kind = kind, .move = move}); }
    void point(Square at) { send(IntentKind::point, at.x, at.y); }

    void hold(const Placement& placement) {
        point(placement.at);
        for (int i = 0; i < 4 && table.rotation != placement.rotation; ++i) send(IntentKind::turn, 1);
    }

    // Makes a legal move in the way of the seat to move.
    void make(const Move& move) {
        if (table.step == TurnStep::bot) return send(IntentKind::play, move);
        hold(move.placement);
        send(IntentKind::confirm);
        if (table.step != TurnStep::meeple) return;
        const auto place = std::ranges::find(table.choices, move.piece);
        send(IntentKind::choose, static_cast<int>(place - table.choices.begin()));
        send(IntentKind::confirm);
    }
    void make_first() { make(game().legal_moves().front()); }
    void play_to_the_end() {
        while (table.step != TurnStep::over) make_first();
    }

    void undo_and_agree() {
        send(IntentKind::undo);
        send(IntentKind::answer, 1);
    }
};

std::vector<Square> legal_squares(const Game& game) {
    std::vector<Square> squares;
    for (const Move& move : game.legal_moves()) squares.push_back(move.placement.at);
    std::ranges::sort(squares, {}, [](Square at) { return std::pair(at.y, at.x); });
    const auto twice = std::ranges::unique(squares);
    squares.erase(twice.begin(), twice.end());
    return squares;
}

// Returns all intents, each with a number and a legal move if the game continues.
std::vector<Intent> all_intents(const Table& table) {
    std::vector<Intent> intents;
    const std::vector<Move> legal = table.game().legal_moves();
    for (std::size_t kind = 0; kind < play::intent_names.size(); ++kind)
        intents.push_back(
            {.kind = static_cast<IntentKind>(kind), .x = 1, .move = legal.empty() ? Move() : legal.front()});
    return intents;
}

TEST(MatchTable, ATurnIsATileAndThenItsMeeple) {
    Player player({"me", "me"});
    ASSERT_EQ(player.table.step, TurnStep::tile);
    player.send(IntentKind::confirm);
    ASSERT_EQ(player.table.step, TurnStep::meeple);
    EXPECT_EQ(player.table.board().tile_count(), 1) << "nothing has happened yet";
    const std::uint8_t free = player.table.position().claimable_pieces(player.table.placement());
    ASSERT_EQ(player.table.choices.size(), 1U + static_cast<std::size_t>(std::popcount(free)));
    EXPECT_EQ(player.table.choices[0], no_piece);
    player.send(IntentKind::choose, 1);
    const Move move = chosen(player.table);
    EXPECT_TRUE((free >> move.piece & 1U) != 0);
    player.send(IntentKind::confirm);
    EXPECT_EQ(player.table.step, TurnStep::tile);
    EXPECT_EQ(player.table.position().to_move(), 1);
    EXPECT_EQ(player.table.record.moves(), std::vector{move});
}

TEST(MatchTable, BackFromMeepleStepRestoresTheTable) {
    Player player({"me", "me"});
    const Placement placement = player.table.placement();
    for (const IntentKind kind : {IntentKind::back, IntentKind::undo}) {
        player.send(IntentKind::confirm);
        player.send(IntentKind::choose, 1);
        player.send(kind);
        EXPECT_EQ(player.table.step, TurnStep::tile);
        EXPECT_EQ(player.table.placement(), placement);
        EXPECT_FALSE(player.table.needs_confirmation);
        EXPECT_EQ(player.table.board().tile_count(), 1);
    }
}

TEST(MatchTable, PointingElsewhereMovesThePlacedTile) {
    Player player({"me", "me"});
    player.send(IntentKind::confirm);
    player.send(IntentKind::choose, 1);
    const Table before = player.table;
    player.point(before.cursor);
    EXPECT_EQ(player.table, before) << "it lies there";
    player.point({1, 1});
    EXPECT_EQ(player.table.step, TurnStep::tile);
    EXPECT_EQ(player.table.cursor, (Square{1, 1}));
    player.send(IntentKind::confirm);
    EXPECT_EQ(player.table.notice.kind, Notices::illegal) << "it fits nowhere there";
    player.send(IntentKind::back);
    EXPECT_EQ(player.table.notice, Notice{});
}

TEST(MatchTable, WithoutMeeplesThereIsNoMeepleStep) {
    for (const bool shows_help : {true, false}) {
        Deal deal{.seed = "s"};
        deal.settings.meeples = 1;
        Player player({"me", "me"});
        player.table = table_of(Record(deal), seats_of({"me", "me"}), false);
        if (!shows_help) player.send(IntentKind::help);
        while (player.table.position().supply(player.table.position().to_move()) > 0)
            player.make(player.game().legal_moves().back());
        const Move move = player.game().legal_moves().front();
        const std::size_t turns = player.turns();
        player.hold(move.placement);
        player.send(IntentKind::confirm);
        EXPECT_EQ(player.turns(), turns + 1);
        EXPECT_EQ(player.table.record.moves().back(), move);
    }
}

TEST(MatchTable, MeepleChoicesWrapAround) {
    Player player({"me", "me"});
    player.send(IntentKind::confirm);
    ASSERT_EQ(player.table.step, TurnStep::meeple);
    const std::size_t last = player.table.choices.size() - 1;
    ASSERT_GT(last, 1U);
    player.send(IntentKind::browse, -1);
    EXPECT_EQ(player.table.choice, last);
    player.send(IntentKind::browse, 1);
    EXPECT_EQ(player.table.choice, 0U);
    const Square at = player.table.cursor;
    player.send(IntentKind::step, 0, 1);
    EXPECT_EQ(player.table.choice, 1U);
    player.send(IntentKind::step, -1, 0);
    EXPECT_EQ(player.table.choice, 0U);
    EXPECT_EQ(player.table.cursor, at) << "the tile lies";
}

TEST(MatchTable, ChoicesOutOfRangeAreIgnored) {
    Player player({"me", "me"});
    for (const int choice : {0, 1}) {
        const Table before = player.table;
        player.send(IntentKind::choose, choice);
        EXPECT_EQ(player.table, before) << "not before the tile lies";
    }
    player.send(IntentKind::confirm);
    player.send(IntentKind::choose, 1);
    const Table before = player.table;
    for (const int choice : {-1, static_cast<int>(before.choices.size()), 1'000'000}) {
        player.send(IntentKind::choose, choice);
        EXPECT_EQ(player.table, before) << choice;
    }
}

TEST(MatchTable, HelpMovesTheTileToALegalSquare) {
    Player player({"me", "me"});
    for (int turn = 0; turn < 20; ++turn) {
        EXPECT_TRUE(player.game().is_legal(chosen(player.table))) << "turn " << turn;
        for (const Square at : legal_squares(player.game())) {
            EXPECT_TRUE(takes_tile(player.table, at));
            player.point(at);
            for (int rotation = 0; rotation < 4; ++rotation) {
                EXPECT_TRUE(player.game().is_legal(chosen(player.table)));
                player.send(IntentKind::turn, rotation % 2 == 0 ? 1 : -1);
            }
        }
        player.make_first();
    }
}

TEST(MatchTable, NextVisitsLegalSquaresInReadingOrder) {
    Player player({"me", "me"});
    for (int turn = 0; turn < 8; ++turn) player.make_first();
    const std::vector<Square> legal = legal_squares(player.game());
    ASSERT_GT(legal.size(), 2U);
    player.point(legal.front());
    for (std::size_t i = 1; i <= legal.size(); ++i) {
        player.send(IntentKind::next, 1);
        EXPECT_EQ(player.table.cursor, legal[i % legal.size()]);
    }
    player.send(IntentKind::next, -1);
    EXPECT_EQ(player.table.cursor, legal.back());
}

// A legal placement on which some piece of the tile may get no meeple, if there is one and there are meeples.
std::optional<Placement> find_occupied(const Table& table) {
    const Position& position = table.position();
    if (position.supply(position.to_move()) == 0) return std::nullopt;
    for (const Move& move : table.game().legal_moves()) {
        const std::uint8_t free = position.claimable_pieces(move.placement);
        if (std::popcount(free) != types[move.tile].piece_count) return move.placement;
    }
    return std::nullopt;
}

// Tries each occupied piece of the tile on a placement. Returns the number of refusals.
int try_occupied(Player& player, const Placement& placement) {
    const std::uint8_t pieces = types[player.table.position().tile()].piece_count;
    const std::uint8_t free = player.table.position().claimable_pieces(placement);
    const std::size_t turns = player.turns();
    int refused = 0;
    player.hold(placement);
    player.send(IntentKind::confirm);
    EXPECT_EQ(player.table.step, TurnStep::meeple);
    EXPECT_EQ(player.table.choices.size(), 1U + pieces) << "all, to find out";
    for (std::uint8_t piece = 0; piece < pieces; ++piece) {
        if ((free >> piece & 1U) != 0) continue;
        player.send(IntentKind::choose, 1 + piece);
        player.send(IntentKind::confirm);
        EXPECT_EQ(player.table.step, TurnStep::meeple);
        EXPECT_EQ(player.turns(), turns);
        EXPECT_EQ(player.table.notice.kind, Notices::illegal);
        EXPECT_EQ(player.table.notice.illegality->reason, Illegality::Reason::occupied);
        ++refused;
    }
    player.send(IntentKind::back);
    return refused;
}

TEST(MatchTable, WithoutHelpIllegalMovesCanBeTried) {
    Player player({"me", "me"});
    player.send(IntentKind::help);
    int refused = 0;
    for (int turn = 0; turn < 40 && refused == 0; ++turn) {
        if (const auto placement = find_occupied(player.table)) refused += try_occupied(player, *placement);
        // With a meeple wherever there can be one.
        player.make(player.game().legal_moves().back());
    }
    EXPECT_GT(refused, 0);
    player.point({0, 0});
    const Table before = player.table;
    player.send(IntentKind::confirm);
    EXPECT_EQ(player.table.notice.kind, Notices::illegal);
    player.table.notice = before.notice;
    EXPECT_EQ(player.table, before) << "and nothing else";
}

TEST(MatchTable, TheTileStaysNearTheTable) {
    Player player({"me", "me"});
    player.point({50, -50});
    EXPECT_EQ(player.table.cursor, (Square{1, -1}));
    player.send(IntentKind::step, -100, 100);
    EXPECT_EQ(player.table.cursor, (Square{-1, 1}));
    player.send(IntentKind::point, 1'000'000, -1'000'000);
    EXPECT_EQ(player.table.cursor, (Square{1, -1}));
}

TEST(MatchTable, NoticesOfOtherSquaresSurviveCursorMoves) {
    Player player({"me", "me"});
    player.table.notice = {Notices::thinking};
    player.send(IntentKind::step, 1);
    player.send(IntentKind::point, 0, 1);
    EXPECT_EQ(player.table.notice.kind, Notices::thinking);
}

TEST(MatchTable, LeavingASquareRestoresTheNoticeOfTheLastTurn) {
    Player player({"me", "me"});
    player.make_first();
    const Notice notice = player.table.notice;
    ASSERT_EQ(notice.kind, Notices::turn_begun);
    for (const Intent& away :
         {Intent{.kind = IntentKind::step, .x = 1}, Intent{.kind = IntentKind::point, .x = -1, .y = 1},
          Intent{.kind = IntentKind::next, .x = 1}}) {
        player.point({0, 0});
        player.send(IntentKind::confirm);
        ASSERT_EQ(player.table.notice.kind, Notices::illegal);
        player.point({0, 0});
        EXPECT_EQ(player.table.notice.kind, Notices::illegal) << "it is where it was";
        player.table = act(player.table, away);
        EXPECT_EQ(player.table.notice, notice);
    }
}

TEST(MatchTable, ANoticeExplainsATileThatCannotRotate) {
    // The monastery, which looks the same in every rotation, on squares it fits and on others.
    Player player({"me", "me"});
    Deal deal{.seed = {}, .deck = Deck{*find_type("L"), *find_type("LR"), *find_type("L")}};
    player.table = table_of(Record(deal), seats_of({"me", "me"}), false);
    for (const Square at : {player.table.cursor, Square{0, 0}}) {
        player.point(at);
        player.send(IntentKind::turn, 1);
        EXPECT_EQ(player.table.notice.kind, Notices::looks_the_same);
    }
    player.make_first();
    // A road next to the end of another: one of its four rotations has the road there.
    player.point({1, 0});
    ASSERT_TRUE(player.game().is_legal(chosen(player.table)));
    player.send(IntentKind::turn, 1);
    EXPECT_EQ(player.table.notice.kind, Notices::fits_one_way);
    player.point({0, 0});
    player.send(IntentKind::turn, 1);
    EXPECT_EQ(player.table.notice, Notice{}) << "it turns, and fits in no way";
}

// Plays at random, and returns the points scored at once.
int play_and_compare_outlooks(Player& player) {
    int scored = 0;
    play::Random random(7);
    while (player.table.step != TurnStep::over) {
        const Move move = player.table.position().random_move(random).value_or(Move());
        const Outlook seen = outlook(player.table, move);
        Position after = player.table.position();
        const Scores ends = final_scores(after);
        after.apply(move);
        for (int each = 0; each < after.players(); ++each) {
            const auto at = static_cast<std::size_t>(each);
            EXPECT_EQ(player.table.position().score(each) + seen.now[at], after.score(each));
            EXPECT_EQ(ends[at] + seen.at_end[at], final_scores(after)[at]);
            scored += seen.now[at];
        }
        player.send(IntentKind::play, move);
    }
    return scored;
}

TEST(MatchTable, TheOutlookMatchesTheResult) {
    int scored = 0;
    for (const std::string seed : {"a", "b", "c", "d", "e", "f"}) {
        Player player({"me", "me", "me"}, seed);
        scored += play_and_compare_outlooks(player);
    }
    EXPECT_GT(scored, 0) << "or this has said little";
}

TEST(MatchTable, UndoAsksBeforeRevealingATile) {
    Player player({"me", "me"});
    const Game start = player.game();
    player.make_first();
    player.send(IntentKind::undo);
    EXPECT_TRUE(player.table.needs_confirmation);
    player.send(IntentKind::answer, 0);
    EXPECT_EQ(player.turns(), 1U);
    EXPECT_FALSE(player.table.needs_confirmation);
    player.send(IntentKind::undo);
    EXPECT_TRUE(player.table.needs_confirmation) << "it was not agreed";
    player.send(IntentKind::answer, 1);
    EXPECT_EQ(player.game(), start);
    EXPECT_FALSE(may_undo(player.table));
    // The next tile is already known.
    player.send(IntentKind::redo);
    EXPECT_EQ(player.turns(), 1U);
    player.send(IntentKind::undo);
    EXPECT_FALSE(player.table.needs_confirmation);
    EXPECT_EQ(player.game(), start);
    // Nor is it asked again in this match for tiles that are.
    for (int turn = 0; turn < 3; ++turn) player.make_first();
    player.send(IntentKind::undo);
    EXPECT_FALSE(player.table.needs_confirmation);
    EXPECT_EQ(player.turns(), 2U);
}

TEST(MatchTable, RepeatedUndoAsksOnce) {
    Player player({"me", "me"});
    std::vector<Game> games;
    for (int turn = 0; turn < 4; ++turn) {
        games.push_back(player.game());
        player.make_first();
    }
    const Game last = player.game();
    player.send(IntentKind::undo);
    ASSERT_TRUE(player.table.needs_confirmation);
    player.send(IntentKind::answer, 1);
    EXPECT_EQ(player.game(), games[3]);
    EXPECT_EQ(player.table.notice.kind, Notices::undone);
    for (const std::size_t turn : {2U, 1U}) {
        player.send(IntentKind::undo);
        EXPECT_FALSE(player.table.needs_confirmation);
        EXPECT_EQ(player.game(), games[turn]);
    }
    EXPECT_EQ(player.table.notice.kind, Notices::undone);
    player.send(IntentKind::undo);
    EXPECT_EQ(player.game(), games[0]);
    EXPECT_EQ(player.table.notice.kind, Notices::undone);
    for (int turn = 0; turn < 3; ++turn) player.send(IntentKind::redo);
    EXPECT_EQ(player.table.notice.kind, Notices::redone);
    player.send(IntentKind::redo);
    EXPECT_EQ(player.table.notice.kind, Notices::redone);
    EXPECT_EQ(player.game(), last);
}

TEST(MatchTable, UndoCountsBotTurns) {
    Player player({"me", "greedy"});
    for (int turn = 0; turn < 4; ++turn) player.make_first();
    player.undo_and_agree();
    EXPECT_EQ(player.table.notice.kind, Notices::undone);
    player.send(IntentKind::undo);
    EXPECT_EQ(player.table.notice.kind, Notices::undone);
    player.send(IntentKind::redo);
    EXPECT_EQ(player.table.notice.kind, Notices::redone);
}

TEST(MatchTable, OnlyAnAnswerCountsDuringAQuestion) {
    Player player({"me", "me"});
    player.make_first();
    player.send(IntentKind::undo);
    ASSERT_TRUE(player.table.needs_confirmation);
    for (const Intent& intent : all_intents(player.table)) {
        if (intent.kind == IntentKind::answer) continue;
        if (intent.kind == IntentKind::undo || intent.kind == IntentKind::back) continue;  // yes and no
        EXPECT_EQ(act(player.table, intent), player.table)
            << play::intent_names[static_cast<std::size_t>(intent.kind)];
    }
    player.send(IntentKind::answer, 1);
    EXPECT_EQ(player.turns(), 0U);
    const Table before = player.table;
    player.send(IntentKind::answer, 1);
    EXPECT_EQ(player.table, before) << "nobody has asked any more";
}

TEST(MatchTable, UndoConfirmsAndBackDeclines) {
    Player player({"me", "me"});
    const Game start = player.game();
    player.make(player.game().legal_moves().front());
    player.send(IntentKind::undo);
    player.send(IntentKind::back);
    EXPECT_FALSE(player.table.needs_confirmation);
    EXPECT_EQ(player.turns(), 1U);
    player.send(IntentKind::undo);
    player.send(IntentKind::undo);
    EXPECT_EQ(player.game(), start);
}

TEST(MatchTable, UndoOfTheLastTurnRevealsNothing) {
    Player player({"me", "me"});
    player.play_to_the_end();
    const auto turns = player.turns();
    player.send(IntentKind::confirm);
    EXPECT_EQ(player.table.notice.kind, Notices::game_over);
    player.send(IntentKind::undo);
    EXPECT_FALSE(player.table.needs_confirmation);
    EXPECT_EQ(player.turns(), turns - 1);
    EXPECT_EQ(player.table.step, TurnStep::tile);
    EXPECT_FALSE(player.game().is_over());
}

TEST(MatchTable, OnceItIsOverOnlyTheNoticeChanges) {
    for (const bool ranked : {false, true}) {
        Player player({"me", "greedy"}, "s", ranked);
        player.play_to_the_end();
        EXPECT_FALSE(may_hint(player.table));
        for (const Intent& intent : all_intents(player.table)) {
            const bool looks = intent.kind == IntentKind::step || intent.kind == IntentKind::point ||
                               intent.kind == IntentKind::help ||
                               (intent.kind == IntentKind::undo && !ranked);
            if (looks) continue;
            Table after = act(player.table, intent);
            after.notice = player.table.notice;
            EXPECT_EQ(after, player.table) << play::intent_names[static_cast<std::size_t>(intent.kind)];
        }
    }
}

TEST(MatchTable, UndoGoesToTheLastPerson) {
    Player player({"random", "me", "greedy", "random"});
    ASSERT_EQ(player.table.step, TurnStep::bot);
    player.send(IntentKind::undo);
    EXPECT_EQ(player.table.notice.kind, Notices::nothing_to_undo);
    player.make_first();
    ASSERT_EQ(player.table.step, TurnStep::tile);
    for (int turn = 0; turn < 4; ++turn) player.make_first();
    ASSERT_EQ(player.turns(), 5U);
    const Game later = player.game();
    player.undo_and_agree();
    EXPECT_EQ(player.turns(), 1U);
    EXPECT_EQ(player.table.position().to_move(), 1);
    player.send(IntentKind::redo);
    EXPECT_EQ(player.game(), later);
    // Also while a bot is to move.
    player.make_first();
    ASSERT_EQ(player.table.step, TurnStep::bot);
    player.send(IntentKind::undo);
    EXPECT_EQ(player.game(), later);
}

TEST(MatchTable, RankedTurnsCannotBeUndone) {
    Player player({"me", "me"}, "r", true);
    player.make_first();
    EXPECT_FALSE(may_undo(player.table));
    player.send(IntentKind::undo);
    EXPECT_FALSE(player.table.needs_confirmation);
    EXPECT_EQ(player.table.notice.kind, Notices::ranked_no_undo);
    player.send(IntentKind::step, 1);
    player.send(IntentKind::redo);
    EXPECT_EQ(player.table.notice.kind, Notices::ranked_no_undo);
    EXPECT_EQ(player.turns(), 1U);
    EXPECT_FALSE(may_hint(player.table));
    const Move in_hand = chosen(player.table);
    player.send(IntentKind::show, player.game().legal_moves().back());
    EXPECT_EQ(player.table.notice.kind, Notices::ranked_no_hints);
    EXPECT_EQ(chosen(player.table), in_hand);
}

TEST(MatchTable, OnlyItsBotMovesForASeat) {
    Player player({"greedy", "me"});
    for (const IntentKind kind : {IntentKind::confirm, IntentKind::turn, IntentKind::next, IntentKind::choose,
                                  IntentKind::browse, IntentKind::show}) {
        Table after = act(player.table, {.kind = kind, .x = 1});
        EXPECT_EQ(after.notice.kind, Notices::bot_to_move);
        after.notice = player.table.notice;
        EXPECT_EQ(after, player.table);
    }
    EXPECT_FALSE(may_hint(player.table));
}

TEST(MatchTable, IllegalBotMovesAreRejected) {
    Player player({"greedy", "me"});
    const Table before = player.table;
    Move move = player.game().legal_moves().front();
    move.placement.at = {0, 0};
    player.send(IntentKind::play, move);
    EXPECT_EQ(player.table, before);
    player.send(IntentKind::play);
    EXPECT_EQ(player.table, before) << "there is no move";
}

TEST(MatchTable, AHintIsShownAndCanBeConfirmed) {
    for (const bool shows_help : {true, false}) {
        Player player({"me", "me"});
        if (!shows_help) player.send(IntentKind::help);
        const Move hint = player.game().legal_moves().back();
        ASSERT_NE(hint.piece, no_piece);
        player.send(IntentKind::show, hint);
        EXPECT_EQ(chosen(player.table), hint);
        EXPECT_EQ(player.table.notice.kind, Notices::hint);
        EXPECT_EQ(player.turns(), 0U) << "it is for the player to make it";
        player.send(IntentKind::confirm);
        EXPECT_EQ(player.table.record.moves(), std::vector{hint});
    }
}

TEST(MatchTable, ShowWithoutAMoveRequestsAHint) {
    Player player({"me", "me"});
    EXPECT_TRUE(may_hint(player.table));
    Table before = player.table;
    player.send(IntentKind::show);
    EXPECT_EQ(player.table.notice.kind, Notices::thinking);
    before.notice = player.table.notice;
    EXPECT_EQ(player.table, before) << "one may go on meanwhile";
    // One that is not allowed is none.
    Move wrong = player.game().legal_moves().back();
    wrong.placement.at = {0, 0};
    player.send(IntentKind::show, wrong);
    EXPECT_EQ(player.table, before);
}

TEST(MatchTable, NoHintInTheMeepleStep) {
    Player player({"me", "me"});
    player.send(IntentKind::confirm);
    ASSERT_EQ(player.table.step, TurnStep::meeple);
    EXPECT_FALSE(may_hint(player.table));
    const Table before = player.table;
    player.send(IntentKind::show, player.game().legal_moves().back());
    EXPECT_EQ(player.table.notice.kind, Notices::pick_up_first);
    player.table.notice = before.notice;
    EXPECT_EQ(player.table, before) << "what is being laid stays as it is";
}

TEST(MatchTable, UndoReturnsTheTileToItsPlace) {
    Player player({"me", "me"});
    const Square at = player.table.cursor;
    player.make(player.game().legal_moves().front());
    player.send(IntentKind::undo);
    player.send(IntentKind::answer, 1);
    EXPECT_EQ(player.table.cursor, at);
}

TEST(MatchTable, MeaninglessIntentsChangeNothing) {
    Player player({"me", "greedy"});
    const auto expect_nothing = [&] {
        const TurnStep step = player.table.step;
        EXPECT_EQ(act(player.table, {.kind = IntentKind::discard}), player.table) << static_cast<int>(step);
        EXPECT_EQ(act(player.table, {.kind = IntentKind::answer, .x = 1}), player.table)
            << static_cast<int>(step);
    };
    expect_nothing();
    player.send(IntentKind::confirm);
    ASSERT_EQ(player.table.step, TurnStep::meeple);
    expect_nothing();
    player.send(IntentKind::confirm);
    ASSERT_EQ(player.table.step, TurnStep::bot);
    expect_nothing();
    player.play_to_the_end();
    expect_nothing();
}

// The second tile of that seed is a monastery, L, which has no place after this first move: it goes, and the
// third is in hand.
TEST(MatchTable, ATileThatFitsNowhereIsSetAside) {
    Player player({"me", "me"}, "zz-1152");
    player.hold({.at = {0, 1}, .rotation = 2});
    EXPECT_EQ(player.game().unplaceable_tiles().size(), 0U);
    player.send(IntentKind::confirm);
    player.send(IntentKind::confirm);
    ASSERT_EQ(player.game().unplaceable_tiles().size(), 1U);
    EXPECT_EQ(player.table.notice.kind, Notices::turn_begun);
}

TEST(MatchTable, ResumesWhereItStopped) {
    Player before({"me", "me"});
    for (int turn = 0; turn < 6; ++turn) before.make_first();
    Record record = before.table.record;
    record.go_to(4);
    Player player({"me", "me"});
    player.table = table_of(record, seats_of({"me", "me"}), false);
    EXPECT_EQ(player.table.step, TurnStep::tile);
    EXPECT_EQ(player.turns(), 4U);
    player.send(IntentKind::redo);
    player.send(IntentKind::redo);
    EXPECT_EQ(player.game(), before.game());
    EXPECT_FALSE(may_redo(player.table));
    player.send(IntentKind::undo);
    EXPECT_FALSE(player.table.needs_confirmation) << "what was taken back has been seen";
    EXPECT_EQ(player.turns(), 5U);
}

// A game played by steps, choices and calls equals its record.
TEST(MatchTable, AWholeMatchIsTheRecordReplayed) {
    Player player({"me", "greedy", "me"}, "whole");
    play::Random random(3);
    std::vector<Move> moves;
    while (player.table.step != TurnStep::over) {
        moves.push_back(player.table.position().random_move(random).value_or(Move()));
        player.make(moves.back());
    }
    EXPECT_EQ(player.table.record.moves(), moves);
    const auto replayed = play::replay<Game>(player.table.record.start(), moves);
    ASSERT_TRUE(replayed);
    EXPECT_EQ(player.table.record, *replayed);
    EXPECT_EQ(player.game(), replayed->game());
}

TEST(MatchTable, RandomNumbersDependOnlyOnTheTurn) {
    Player player({"me", "me"});
    const play::Random first = bot_chance(player.table);
    player.make_first();
    EXPECT_FALSE(bot_chance(player.table) == first);
    player.undo_and_agree();
    EXPECT_TRUE(bot_chance(player.table) == first);
}

TEST(MatchTable, NamesEveryone) {
    const Player player({"me", "greedy"}, "x");
    EXPECT_EQ(names_of(player.table), (std::vector<std::string>{"me", "greedy"}));
}

}  // namespace
}  // namespace bastide::match
