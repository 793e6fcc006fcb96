// Lines of both sides survive a round trip, and errors have the expected text.
#include "bastide/match/protocol/host_message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/box_text.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_text.h"
#include "bastide/match/protocol/engine_message.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match::protocol {
namespace {

using ::testing::HasSubstr;

std::string error_of(std::string_view line) {
    const auto read = read_host_message(line);
    return read ? "none" : std::to_string(read.error().where.column) + ": " + read.error().what();
}

std::string program_error_of(std::string_view line) {
    const auto read = read_engine_message(line);
    return read ? "none" : to_string(read.error());
}

TEST(MatchProtocolHostLine, IsWrittenAsDocumented) {
    EXPECT_EQ(to_text(Hello{}), "protocol 1");
    EXPECT_EQ(
        to_text(NewMatch{.seat = 1, .chance = 7, .settings = {.players = 3, .small_city = SmallCity::two}}),
        "newmatch seat 1 first RCr chance 7 players 3 meeples 7 small_city 2 farm 3 fields on "
        "unplaceable redraw start fixed");
    TileCounts few{};
    few[*find_type("L")] = 2;
    few[*find_type("RFr")] = 1;
    EXPECT_THAT(to_text(NewMatch{.tiles = few}), ::testing::EndsWith(" start fixed tiles L:2,RFr:1"));
    EXPECT_THAT(to_text(NewMatch{.tiles = TileCounts{}}), ::testing::EndsWith(" start fixed tiles -"));
    EXPECT_EQ(read_host_message(to_text(NewMatch{.tiles = few})), HostMessage(NewMatch{.tiles = few}));
    EXPECT_EQ(read_host_message("newmatch seat 0 tiles -"), HostMessage(NewMatch{.tiles = TileCounts{}}));
    EXPECT_EQ(to_text(Draw{*find_type("LR")}), "draw LR");
    EXPECT_EQ(to_text(UnplaceableTile{*find_type("Cccc+")}), "aside Cccc+");
    EXPECT_EQ(to_text(Play{*read_move("LR 1 0 1 rW")}), "play LR 1 0 1 rW");
    EXPECT_EQ(to_text(Legal{{*read_move("LR 1 0 1 -"), *read_move("LR 1 0 1 rW")}}),
              "legal LR 1 0 1 -, LR 1 0 1 rW");
    EXPECT_EQ(to_text(Go{.time_ms = 1000, .clock_ms = 60000, .simulations = 9}),
              "go time 1000 clock 60000 simulations 9");
    EXPECT_EQ(to_text(Over{{74, 81}}), "over 74 81");
    EXPECT_EQ(to_text(Introduction{1, "my bot"}), "protocol 1 my bot");
    EXPECT_EQ(to_text(BestMove{*read_move("LR 1 0 1 rW")}), "move LR 1 0 1 rW");
}

TEST(MatchProtocolHostLine, RoundTrips) {
    const Move move = *read_move("LR 1 0 1 rW");
    std::vector<HostMessage> lines = {Hello{},
                                      Hello{3},
                                      IsReady{},
                                      Draw{3},
                                      UnplaceableTile{4},
                                      Play{move},
                                      Legal{},
                                      Legal{{move, move}},
                                      Go{},
                                      Go{.time_ms = 0},
                                      Go{.clock_ms = 5, .simulations = 1},
                                      Over{{0, 0, 0, 0, 0, 0}},
                                      Quit{}};
    for (const Settings& settings : testing::some_settings())
        lines.emplace_back(NewMatch{.seat = settings.players - 1,
                                    .first = settings.box.start(),
                                    .chance = ~std::uint64_t{0},
                                    .settings = settings});
    lines.emplace_back(
        NewMatch{.seat = 1,
                 .position = state_of(*read_position("players 2; tiles RCr 0 0 0 cN 1; turn 1; left L 1"))});
    for (const HostMessage& line : lines) {
        const auto read = read_host_message(to_text(line));
        ASSERT_TRUE(read) << to_text(line) << ": " << to_string(read.error());
        EXPECT_EQ(*read, line) << to_text(line);
    }
    const std::vector<EngineMessage> answers = {Introduction{2, "a b"}, LegalRequest{}, Ready{},
                                                Info{"depth 3"},        BestMove{move}, EngineError{"what"}};
    for (const EngineMessage& line : answers)
        EXPECT_EQ(read_engine_message(to_text(line)), line) << to_text(line);
}

TEST(MatchProtocolHostLine, TakesOptionsInAnyOrder) {
    EXPECT_EQ(read_host_message("go simulations 5 time 1000"),
              HostMessage(Go{.time_ms = 1000, .simulations = 5}));
    EXPECT_EQ(read_host_message("newmatch players 4 seat 3 fields off"),
              HostMessage(NewMatch{.seat = 3, .settings = {.players = 4, .fields = false}}));
    const Box box = *read_box("start L, L 4, C 2");
    EXPECT_EQ(read_host_message("newmatch seat 0 box start:L,L:4,C:2"),
              HostMessage(NewMatch{.first = box.start(), .settings = {.box = box}}));
}

TEST(MatchProtocolHostLine, StatesTheExpectedText) {
    EXPECT_THAT(error_of(""),
                HasSubstr("'' is not a line of the protocol (they begin with protocol, isready"));
    EXPECT_THAT(error_of("drow LR"), HasSubstr("did you mean 'draw'?"));
    EXPECT_EQ(error_of("draw"), "5: the line ends too soon: expected a tile");
    EXPECT_THAT(error_of("draw LR now"), HasSubstr("'now' is one word too many"));
    EXPECT_EQ(error_of("play LR 1 0 4 rW"), "13: '4' is not valid: a rotation is 0, 1, 2 or 3 quarter turns");
    EXPECT_EQ(error_of("go time soon"), "9: 'soon' is not valid: expected milliseconds, at most a day");
    EXPECT_EQ(error_of("go time"), "8: the line ends too soon: expected milliseconds, at most a day");
    EXPECT_EQ(error_of("go depth 3"), "4: 'depth' is not valid: expected time, clock or simulations");
    EXPECT_THAT(error_of("newmatch"), HasSubstr("the program's seat is missing"));
    EXPECT_EQ(error_of("newmatch seat 0 seat 1"), "17: 'seat' is given twice");
    EXPECT_EQ(error_of("go time 5 time 6"), "11: 'time' is given twice");
    EXPECT_THAT(error_of("newmatch seat 2"), HasSubstr("there is no seat 2 among 2 players"));
    EXPECT_THAT(error_of("newmatch seat 0 first LR"), HasSubstr("the first is RCr"));
    EXPECT_THAT(error_of("newmatch seat 0 meeple 3"), HasSubstr("did you mean 'meeples'?"));
    EXPECT_THAT(error_of("newmatch seat 0 farm 4"), HasSubstr("expected 3, 2 or 1"));
    EXPECT_THAT(error_of("newmatch seat 0 tiles L:1,X:2"), HasSubstr("27: 'X' is not a tile"));
    for (const char* tiles : {"L", "L:", "L:0", "L:16", "L:1,L:1", "L:x"})
        EXPECT_THAT(error_of(std::string("newmatch seat 0 tiles ") + tiles), HasSubstr("as in 'L:2,RFr:1'"));
    EXPECT_THAT(error_of("newmatch seat 0 tiles RCr:4"), HasSubstr("only 3 tiles RCr to draw"));
    EXPECT_EQ(error_of("newmatch seat 0 box L:4"),
              "21: the box has no start tile RCr: name one of its tiles, as in 'start L'");
    EXPECT_THAT(error_of("newmatch seat 0 box RCr:1,X:4"), HasSubstr("27: 'X' is not a tile"));
    EXPECT_THAT(error_of("newmatch seat 0 first L box start:C,C:2"), HasSubstr("the first is C:"));
    EXPECT_THAT(error_of("newmatch seat 0 first L start shuffled box start:C,C:2"),
                HasSubstr("the box has no tile L"));
    EXPECT_EQ(error_of("newmatch seat 0 position players 2; tile"),
              "37: 'tile' is not a part of a position (the parts are players, box, tiles, scores, turn, "
              "hand, left); "
              "did you mean 'tiles'?");
    EXPECT_THAT(error_of("newmatch seat 0 position players 3; tiles RCr 0 0 0"),
                HasSubstr("other players or options than the game"));
    EXPECT_THAT(error_of("newmatch seat 0 position players 2; tiles RCr 0 0 0; hand L"),
                HasSubstr("expected it in a line 'draw TILE'"));
    EXPECT_THAT(error_of("over"), HasSubstr("expected the points of 1 to 6 players"));
    EXPECT_THAT(error_of("protocol one"), HasSubstr("a version number"));
    EXPECT_THAT(error_of("legal LR 1 0 1 -, LR 1"), HasSubstr("the move is incomplete"));
    EXPECT_THAT(program_error_of("bestmove LR 1 0 1 -"), HasSubstr("they begin with protocol, want"));
    EXPECT_THAT(program_error_of("move LR 1 0"), HasSubstr("the move is incomplete"));
    EXPECT_THAT(program_error_of("protocol 1"), HasSubstr("expected 'protocol 1 NAME'"));
    EXPECT_THAT(program_error_of("want everything"), HasSubstr("a program can want only 'legal'"));
}

}  // namespace
}  // namespace bastide::match::protocol
