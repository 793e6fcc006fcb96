// The program's side against the host's: whole matches, and the sessions of the page and of the corpus of bad
// lines, word by word.
#include "bastide/match/protocol/engine.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_text.h"
#include "bastide/match/protocol/engine_message.h"
#include "bastide/match/protocol/position_sync.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match::protocol {
namespace {

// A session is lines that begin with "> ", the host's, and "< ", the program's.
struct Session {
    std::string name;
    std::vector<std::string> lines;
};

// Returns the sessions in a text, each after a line that begins with "# ".
std::vector<Session> sessions_of(const std::string& text, const std::string& indent) {
    std::vector<Session> sessions;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with(indent)) continue;
        line.erase(0, indent.size());
        if (line.starts_with("# ")) sessions.push_back({line.substr(2), {}});
        if (line.starts_with("> ") || line.starts_with("< ")) sessions.back().lines.push_back(line);
    }
    return sessions;
}

// Sends the host's lines to a random bot, and returns the lines of both.
std::vector<std::string> replayed(const Session& session) {
    Engine engine(*find_bot("random"));
    std::vector<std::string> answers;
    for (const std::string& line : session.lines) {
        if (line.starts_with("< ")) continue;
        answers.push_back(line);
        for (const std::string& answer : engine.answer(line.substr(2))) answers.push_back("< " + answer);
    }
    return answers;
}

TEST(MatchProtocolEngine, PlaysTheSessionOfThePage) {
    const auto sessions =
        sessions_of("    # page\n" + file_text(BASTIDE_SOURCE_DIR "/docs/match-protocol.md"), "    ");
    ASSERT_GT(sessions.front().lines.size(), 15U);
    EXPECT_EQ(replayed(sessions.front()), sessions.front().lines);
}

TEST(MatchProtocolEngine, AnswersBadLinesAndContinues) {
    const auto sessions =
        sessions_of(file_text(BASTIDE_SOURCE_DIR "/bastide/match/protocol/testing/bad.txt"), "");
    ASSERT_GT(sessions.size(), 10U);
    for (const Session& session : sessions) EXPECT_EQ(replayed(session), session.lines) << session.name;
}

TEST(MatchProtocolEngine, RejectsEndlessLines) {
    Engine engine(*find_bot("random"));
    EXPECT_EQ(engine.answer(std::string(max_line_bytes + 1, 'x')).front(),
              "error line 1: the line is too long: at most 65536 bytes");
    EXPECT_EQ(engine.answer("isready").front(), "readyok");
}

// Plays a deal between two bots of our own, one of them behind the protocol, and the same without it.
void expect_the_same(const Settings& settings, const std::string& seed) {
    const BotKind& kind = *find_bot("greedy");
    constexpr std::uint64_t chance = 42;
    Engine engine(kind);
    engine.answer("protocol 1");
    PositionSync sync(true);
    const auto bot = kind.make(settings, {});
    play::Random same(chance);
    play::Random others(7);
    Record record({.settings = settings, .seed = seed});
    const Game& game = record.game();
    const auto send = [&](const HostMessage& line) {
        const auto answers = engine.answer(to_text(line));
        EXPECT_THAT(answers, ::testing::IsEmpty()) << to_text(line);
    };
    while (!game.is_over()) {
        const Position& position = game.position();
        if (position.to_move() == settings.players - 1) {
            for (const HostMessage& line :
                 sync.lines(position, {record.moves(), game.unplaceable_tiles()}, chance))
                send(line);
            const auto answers = engine.answer("go simulations 1");
            ASSERT_EQ(answers.size(), 1U);
            EXPECT_EQ(answers.front(), to_text(BestMove{bot->choose(position, same)}));
            const auto chosen = read_engine_message(answers.front());
            ASSERT_TRUE(record.play(std::get<BestMove>(*chosen).move));
        } else {
            ASSERT_TRUE(record.play(*position.random_move(others)));
        }
    }
    const auto moves = record.moves();
    for (const HostMessage& line : sync.last_lines(game.position(), {moves, game.unplaceable_tiles()}))
        send(line);
}

TEST(MatchProtocolEngine, PlaysByTheProtocolAsWithoutIt) {
    int number = 0;
    for (const Settings& settings : testing::some_settings())
        expect_the_same(settings, std::to_string(++number));
}

TEST(MatchProtocolEngine, RestartsAfterAnUndo) {
    Record record({.settings = {}, .seed = "back"});
    PositionSync sync;
    play::Random chance(1);
    const auto send_position = [&] {
        const auto moves = record.moves();
        return sync.lines(record.game().position(), {moves, record.game().unplaceable_tiles()}, 5).size();
    };
    EXPECT_EQ(send_position(), 2U);  // newmatch, draw
    EXPECT_EQ(send_position(), 0U);
    for (int i = 0; i < 2; ++i) ASSERT_TRUE(record.play(*record.game().position().random_move(chance)));
    EXPECT_EQ(send_position(), 4U);  // play, draw, play, draw
    record.undo();
    record.undo();
    EXPECT_EQ(send_position(), 2U);
}

// A host tells which tiles a short deck has, and a program's position has the same ones.
TEST(MatchProtocolPosition, HasTheTilesOfAShortDeck) {
    for (const Unplaceable way : {Unplaceable::redraw, Unplaceable::bottom}) {
        const Settings settings{.unplaceable = way};
        Deck deck = shuffled_deck(settings, "short");
        deck.resize(30);
        Record record({.settings = settings, .seed = {}, .deck = deck});
        play::Random chance(4);
        std::optional<HostMessage> first;
        for (; !record.game().is_over();) {
            const auto moves = record.moves();
            PositionSync sync;
            const auto lines =
                sync.lines(record.game().position(), {moves, record.game().unplaceable_tiles()}, 9);
            if (!first) first = lines.front();
            EXPECT_EQ(std::get<NewMatch>(lines.front()).tiles, std::get<NewMatch>(*first).tiles);
            ASSERT_TRUE(record.play(*record.game().position().random_move(chance)));
        }
        TileCounts tiles{};
        for (const Type type : deck) ++tiles[type];
        EXPECT_EQ(std::get<NewMatch>(*first).tiles, tiles);
    }
    Engine engine(*find_bot("random"), "random", {});
    const auto answer = [&](const char* line) {
        const auto lines = engine.answer(line);
        return lines.empty() ? std::string() : lines.front();
    };
    answer("protocol 1");
    EXPECT_EQ(answer("newmatch seat 0 tiles L:1,RFr:1"), "");
    EXPECT_EQ(answer("draw C"), "error line 3: no tile C is left");
    EXPECT_EQ(answer("draw L"), "");
}

// A game that begins in a position: the program's position is the host's at every turn.
TEST(MatchProtocolPosition, BeginsInAPosition) {
    const auto position =
        read_position("players 2; tiles RCr 0 0 0 cN 1, RFr 1 0 0; scores 3 9; turn 1; hand L");
    ASSERT_TRUE(position);
    Record record({.settings = position->settings(), .seed = "s", .position = state_of(*position)});
    Engine engine(*find_bot("random"), "random", {});
    engine.answer("protocol 1");
    while (!record.game().is_over()) {
        const auto moves = record.moves();
        const MoveHistory history{moves, record.game().unplaceable_tiles(), first_position(record.start())};
        // A host that starts again at each turn sends the same game.
        for (const HostMessage& line : PositionSync().lines(record.game().position(), history, 9)) {
            if (const auto* begun = std::get_if<NewMatch>(&line)) {
                EXPECT_THAT(
                    to_text(*begun),
                    ::testing::HasSubstr("position players 2; tiles RCr 0 0 0 cN 1, RFr 1 0 0; scores 3 9"));
            }
            EXPECT_THAT(engine.answer(to_text(line)), ::testing::IsEmpty());
        }
        const auto reply = engine.answer("go");
        ASSERT_EQ(reply.size(), 1U);
        const auto move = read_move(reply.front().substr(std::string_view("move ").size()));
        ASSERT_TRUE(move) << reply.front();
        ASSERT_TRUE(record.play(*move));
    }
    EXPECT_GT(record.played(), 60U);
}

// The lines that lead to a turn contain no undrawn tile and do not depend on the order of the remaining
// tiles.
TEST(MatchProtocolPosition, RevealsNoRemainingTiles) {
    const Settings settings;
    const Deck deck = shuffled_deck(settings, "one");
    Deck other = deck;
    std::reverse(other.begin() + 10, other.end());
    std::vector<std::string> lines;
    for (const Deck& each : {deck, other}) {
        Record record({.settings = settings, .seed = {}, .deck = each});
        play::Random chance(3);
        PositionSync sync(true);
        std::string all;
        while (record.game().draws() < 10) {
            const auto moves = record.moves();
            for (const HostMessage& line :
                 sync.lines(record.game().position(), {moves, record.game().unplaceable_tiles()}, 9))
                all += to_text(line) + '\n';
            ASSERT_TRUE(record.play(*record.game().position().random_move(chance)));
        }
        lines.push_back(all);
    }
    EXPECT_EQ(lines[0], lines[1]);
}

TEST(MatchProtocolEngine, SharesAClockOutEvenly) {
    const Position start({});  // 71 tiles, so 36 moves at most of one of two players
    EXPECT_EQ(thinking_time_ms({}, start), std::nullopt);
    EXPECT_EQ(thinking_time_ms({.time_ms = 1000}, start), 900);
    EXPECT_EQ(thinking_time_ms({.time_ms = 10}, start), 8);
    EXPECT_EQ(thinking_time_ms({.time_ms = 0}, start), 1);
    EXPECT_EQ(thinking_time_ms({.clock_ms = 36000}, start), 900);
    EXPECT_EQ(thinking_time_ms({.time_ms = 500, .clock_ms = 36000}, start), 400);
}

}  // namespace
}  // namespace bastide::match::protocol
