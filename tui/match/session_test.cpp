// A match played by calls as the keys make them, held to the rules' own game played beside it.
#include "tui/match/session.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

using match::Square;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using Step = MatchSession::Step;

// A session that keeps nothing.
struct Table {
    std::optional<SavedMatches> store;
    std::string trouble;
    MatchSession session;

    explicit Table(MatchStart start) : session(std::move(start), store, trouble) {}
    // Of people and bots, "me" and a bot's name.
    explicit Table(const std::vector<std::string>& players, const std::string& seed = "s")
        : Table(start_of(players, seed)) {}

    static MatchStart start_of(const std::vector<std::string>& players, const std::string& seed) {
        MatchStart start;
        start.table.seed = seed;
        start.table.settings.players = static_cast<std::uint8_t>(players.size());
        for (const std::string& player : players)
            start.table.seats.push_back({player, player == "me" ? nullptr : match::find_bot(player)});
        return start;
    }

    // Makes the first legal move of whoever is to move, as they do.
    match::Move make_a_move() {
        const match::Move move = session.game().legal_moves().front();
        if (session.step() == Step::bot) {
            session.take_bots_move(move);
        } else {
            hold(move);
            session.confirm();
            if (session.step() == Step::meeple) session.confirm();
        }
        return move;
    }

    void hold(const match::Move& move) {
        session.put_cursor(move.placement.at);
        for (int i = 0; i < 4 && session.rotation() != move.placement.rotation; ++i) session.turn(1);
    }
};

std::vector<Square> legal_squares(const match::Game& game) {
    std::vector<Square> squares;
    for (const match::Move& move : game.legal_moves()) squares.push_back(move.placement.at);
    std::ranges::sort(squares, {}, [](Square at) { return std::pair(at.y, at.x); });
    const auto twice = std::ranges::unique(squares);
    squares.erase(twice.begin(), twice.end());
    return squares;
}

TEST(MatchSession, ATurnIsATileAndThenItsMeeple) {
    Table table({"me", "me"});
    MatchSession& session = table.session;
    ASSERT_EQ(session.step(), Step::tile);
    session.confirm();
    ASSERT_EQ(session.step(), Step::meeple) << session.message();
    EXPECT_EQ(session.board().tile_count(), 1) << "nothing has happened yet";
    const std::uint8_t free = session.position().free_pieces(session.placement());
    ASSERT_EQ(session.choices().size(), 1U + static_cast<std::size_t>(std::popcount(free)));
    EXPECT_EQ(session.choices()[0], match::no_piece);
    session.choose(1);
    const match::Move move = session.chosen();
    EXPECT_TRUE((free >> move.piece & 1U) != 0);
    session.confirm();
    EXPECT_EQ(session.step(), Step::tile);
    EXPECT_EQ(session.position().to_move(), 1);
    ASSERT_EQ(session.turns().size(), 1U);
    EXPECT_EQ(session.turns()[0].move, move);
}

TEST(MatchSession, BackFromTheMeepleNothingHasChanged) {
    Table table({"me", "me"});
    MatchSession& session = table.session;
    const match::Placement placement = session.placement();
    for (const bool by_undo : {false, true}) {
        session.confirm();
        session.choose(1);
        by_undo ? session.undo() : session.back();
        EXPECT_EQ(session.step(), Step::tile);
        EXPECT_EQ(session.placement(), placement);
        EXPECT_EQ(session.question(), "");
        EXPECT_EQ(session.board().tile_count(), 1);
    }
}

TEST(MatchSession, HelpHoldsTheTileWhereItFits) {
    Table table({"me", "me"});
    MatchSession& session = table.session;
    for (int turn = 0; turn < 20; ++turn) {
        EXPECT_TRUE(session.game().is_legal(session.chosen())) << "turn " << turn;
        for (const Square at : legal_squares(session.game())) {
            EXPECT_TRUE(session.takes_tile(at));
            session.put_cursor(at);
            for (int turned = 0; turned < 4; ++turned) {
                EXPECT_TRUE(session.game().is_legal(session.chosen()));
                session.turn(turned % 2 == 0 ? 1 : -1);
            }
        }
        table.make_a_move();
    }
}

TEST(MatchSession, NextGoesRoundTheLegalSquaresAsOneReads) {
    Table table({"me", "me"});
    MatchSession& session = table.session;
    for (int turn = 0; turn < 8; ++turn) table.make_a_move();
    const std::vector<Square> legal = legal_squares(session.game());
    ASSERT_GT(legal.size(), 2U);
    session.put_cursor(legal.front());
    for (std::size_t i = 1; i <= legal.size(); ++i) {
        session.next_legal(1);
        EXPECT_EQ(session.cursor(), legal[i % legal.size()]);
    }
    session.next_legal(-1);
    EXPECT_EQ(session.cursor(), legal.back());
}

TEST(MatchSession, WithoutHelpOneMayTryWhatTheRulesRefuse) {
    Table table({"me", "me"});
    MatchSession& session = table.session;
    // The city of the start tile gets a meeple, and the other player wants one on it, too.
    session.toggle_help();
    int refused = 0;
    for (int turn = 0; turn < 40 && refused == 0; ++turn) {
        for (const match::Move& move : session.game().legal_moves()) {
            if (move.piece != match::no_piece) continue;
            const match::TileType& type = match::types[move.tile];
            const std::uint8_t free = session.position().free_pieces(move.placement);
            if (std::popcount(free) == type.piece_count) continue;
            table.hold(move);
            session.confirm();
            ASSERT_EQ(session.step(), Step::meeple);
            ASSERT_EQ(session.choices().size(), 1U + type.piece_count) << "all, to find out";
            for (std::uint8_t piece = 0; piece < type.piece_count; ++piece) {
                if ((free >> piece & 1U) != 0) continue;
                session.choose(1 + piece);
                session.confirm();
                EXPECT_EQ(session.step(), Step::meeple);
                EXPECT_THAT(session.message(), HasSubstr("is occupied"));
                ++refused;
            }
            session.back();
            break;
        }
        // With a meeple wherever there can be one.
        const auto moves = session.game().legal_moves();
        table.hold(moves.back());
        session.confirm();
        const auto place = std::ranges::find(session.choices(), moves.back().piece);
        session.choose(static_cast<int>(place - session.choices().begin()));
        session.confirm();
    }
    EXPECT_GT(refused, 0);
    session.put_cursor({0, 0});
    session.confirm();
    EXPECT_THAT(session.message(), HasSubstr("Not so: "));
}

TEST(MatchSession, TheTileStaysNearTheTable) {
    Table table({"me", "me"});
    table.session.put_cursor({50, -50});
    EXPECT_EQ(table.session.cursor(), (Square{1, -1}));
    table.session.move_cursor(-100, 100);
    EXPECT_EQ(table.session.cursor(), (Square{-1, 1}));
}

// Plays by chance, and gives how many points were scored at once.
int play_and_compare_outlooks(MatchSession& session) {
    int scored = 0;
    play::Random random(7);
    while (session.step() != Step::over) {
        const match::Move move = session.position().random_move(random).value_or(match::Move());
        const Outlook outlook = session.outlook(move);
        match::Position after = session.position();
        const match::Scores ends = final_scores(after);
        after.apply(move);
        for (int player = 0; player < after.players(); ++player) {
            const auto at = static_cast<std::size_t>(player);
            EXPECT_EQ(session.position().score(player) + outlook.now[at], after.score(player));
            EXPECT_EQ(ends[at] + outlook.at_end[at], final_scores(after)[at]);
            scored += outlook.now[at];
        }
        session.take_bots_move(move);
    }
    return scored;
}

TEST(MatchSession, TheOutlookIsWhatComes) {
    int scored = 0;
    for (const std::string seed : {"a", "b", "c", "d", "e", "f"}) {
        Table table({"me", "me", "me"}, seed);
        scored += play_and_compare_outlooks(table.session);
    }
    EXPECT_GT(scored, 0) << "or this has said little";
}

TEST(MatchSession, TakingBackAsksOnceForWhatItReveals) {
    Table table({"me", "me"});
    MatchSession& session = table.session;
    const match::Game start = session.game();
    table.make_a_move();
    session.undo();
    EXPECT_THAT(session.question(), HasSubstr("has been seen"));
    session.answer(false);
    EXPECT_EQ(session.turns().size(), 1U);
    EXPECT_EQ(session.question(), "");
    session.undo();
    session.answer(true);
    EXPECT_EQ(session.game(), start);
    EXPECT_FALSE(session.can_undo());
    // The next tile is no secret any more.
    session.redo();
    EXPECT_EQ(session.turns().size(), 1U);
    session.undo();
    EXPECT_EQ(session.question(), "");
    EXPECT_EQ(session.game(), start);
}

TEST(MatchSession, TheLastTurnOfAllRevealsNothing) {
    Table table({"me", "me"});
    MatchSession& session = table.session;
    while (session.step() != Step::over) table.make_a_move();
    const auto turns = session.turns().size();
    EXPECT_FALSE(session.final_events().empty() && !session.position().meeples().empty());
    session.confirm();
    EXPECT_THAT(session.message(), HasSubstr("over"));
    session.undo();
    EXPECT_EQ(session.question(), "");
    EXPECT_EQ(session.turns().size(), turns - 1);
    EXPECT_EQ(session.step(), Step::tile);
    EXPECT_TRUE(session.final_events().empty());
}

TEST(MatchSession, TakesBackToTheLastPersonAndPlaysTheBotsAgain) {
    Table table({"random", "me", "greedy", "random"});
    MatchSession& session = table.session;
    ASSERT_EQ(session.step(), Step::bot);
    session.undo();
    EXPECT_THAT(session.message(), HasSubstr("nothing to take back"));
    table.make_a_move();
    ASSERT_EQ(session.step(), Step::tile);
    for (int turn = 0; turn < 4; ++turn) table.make_a_move();
    ASSERT_EQ(session.turns().size(), 5U);
    const match::Game later = session.game();
    session.undo();
    session.answer(true);
    EXPECT_EQ(session.turns().size(), 1U);
    EXPECT_EQ(session.position().to_move(), 1);
    session.redo();
    EXPECT_EQ(session.game(), later);
    // Also while a bot is to move.
    table.make_a_move();
    ASSERT_EQ(session.step(), Step::bot);
    session.undo();
    session.answer(true);
    EXPECT_EQ(session.game(), later);
}

TEST(MatchSession, RankedTurnsStay) {
    MatchStart start = Table::start_of({"me", "me"}, "r");
    start.table.ranked = true;
    Table table(std::move(start));
    table.make_a_move();
    EXPECT_FALSE(table.session.can_undo());
    table.session.undo();
    EXPECT_EQ(table.session.question(), "");
    EXPECT_THAT(table.session.message(), HasSubstr("ranked"));
    table.session.redo();
    EXPECT_EQ(table.session.turns().size(), 1U);
}

TEST(MatchSession, NobodyMovesForABot) {
    Table table({"greedy", "me"});
    MatchSession& session = table.session;
    session.confirm();
    session.turn(1);
    session.next_legal(1);
    session.choose(1);
    EXPECT_TRUE(session.turns().empty());
    EXPECT_THAT(session.message(), HasSubstr("greedy is to move"));
}

TEST(MatchSession, AHintIsHeldAndCanBeConfirmed) {
    for (const bool shows_help : {true, false}) {
        Table table({"me", "me"});
        MatchSession& session = table.session;
        if (!shows_help) session.toggle_help();
        const auto moves = session.game().legal_moves();
        const match::Move hint = moves.back();
        ASSERT_NE(hint.piece, match::no_piece);
        session.take_hint(hint);
        EXPECT_EQ(session.chosen(), hint);
        EXPECT_THAT(session.message(), HasSubstr("Hint"));
        EXPECT_TRUE(session.turns().empty()) << "it is for the player to make it";
        session.confirm();
        ASSERT_EQ(session.turns().size(), 1U);
        EXPECT_EQ(session.turns()[0].move, hint);
    }
}

// The second tile of that seed is a monastery, L, which has no place after this first move: it goes, and the
// third is in hand.
TEST(MatchSession, TellsOfTilesThatFitNowhere) {
    Table table({"me", "me"}, "zz-1152");
    table.hold({.tile = table.session.position().tile(), .placement = {.at = {0, 1}, .rotation = 2}});
    EXPECT_EQ(table.session.game().asides().size(), 0U);
    table.session.confirm();
    table.session.confirm();
    ASSERT_EQ(table.session.game().asides().size(), 1U);
    EXPECT_EQ(table.session.message(), "No place for L: set aside");
}

TEST(MatchSession, ResumesWhereItWasLeft) {
    Table before({"me", "me"});
    for (int turn = 0; turn < 6; ++turn) before.make_a_move();
    MatchStart start = Table::start_of({"me", "me"}, "s");
    for (const match::Turn& turn : before.session.turns()) start.moves.push_back(turn.move);
    start.played = 4;
    start.note = "Resumed";
    Table table(start);
    MatchSession& session = table.session;
    EXPECT_EQ(session.message(), "Resumed");
    EXPECT_EQ(session.turns().size(), 4U);
    session.redo();
    session.redo();
    EXPECT_EQ(session.game(), before.session.game());
    EXPECT_FALSE(session.can_redo());
    session.undo();
    EXPECT_EQ(session.question(), "") << "what was taken back has been seen";
}

TEST(MatchSession, ChanceIsThatOfTheTurn) {
    Table table({"me", "me"});
    MatchSession& session = table.session;
    const play::Random first = session.chance();
    table.make_a_move();
    EXPECT_FALSE(session.chance() == first);
    session.undo();
    session.answer(true);
    EXPECT_TRUE(session.chance() == first);
}

TEST(MatchSession, TheResultNamesEveryone) {
    Table table({"me", "greedy"}, "x");
    EXPECT_EQ(table.session.result_line(), "Bastide match, seed x: me 0, greedy 0");
}

}  // namespace
}  // namespace bastide::tui
