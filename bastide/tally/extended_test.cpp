// Extended logs are read as documented, have the totals of a naive reader, and convert to plain logs and back
// without loss.
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/tally/format.h"
#include "bastide/tally/names.h"
#include "bastide/tally/read.h"
#include "bastide/tally/testing/naive_extended.h"
#include "bastide/tally/testing/naive_tally.h"
#include "bastide/tally/testing/random_log.h"
#include "bastide/tally/testing/read_all.h"
#include "bastide/tally/testing/totals.h"
#include "bastide/tally/write.h"

namespace bastide::tally {
namespace {

using ::testing::ElementsAre;
using testing::read_all;
using testing::totals;

MatchLog log_of(std::string_view text) {
    auto reader = read_all(text);
    EXPECT_TRUE(reader) << to_string(reader.error());
    return reader ? reader->log() : MatchLog();
}

std::string error_of(std::string_view text) {
    const auto reader = read_all(text);
    return reader ? "" : to_string(reader.error());
}

// By hand: Anna 3 + 2 x (6 + 1) + 3 x 3, Ben the same city and 9 and a field of 2, Cleo 9 - 1 and that field.
constexpr std::string_view evening =
    "# Saturday\n\n"
    "players Anna Ben Cléo\n"
    "Anna road 3\n"
    "Anna,Ben city 6 pennants 1  # neither gave in\n"
    "Ben monastery\n"
    "Cléo cloister\n"
    "Cléo correction -1 # a tile counted twice\n"
    ": # the last tile\n"
    "Anna farm 3\n"
    "Ben, Cléo field 2\n"
    "Ben city 3 pennant 2\n"
    "# the end\n";

TEST(TallyExtended, AddsUp) {
    EXPECT_THAT(totals(evening), ElementsAre(3 + 14 + 9, 14 + 9 + 6 + 5, 9 - 1 + 6));
}

TEST(TallyExtended, PreservesTheWholeContent) {
    const MatchLog log = log_of(evening);
    EXPECT_TRUE(log.is_extended);
    EXPECT_THAT(log.names, ElementsAre("Anna", "Ben", "Cléo"));
    EXPECT_EQ(log.players_line, 3);
    EXPECT_EQ(log.final_line, 9);
    EXPECT_EQ(log.end_line, 0);
    EXPECT_THAT(log.comments, ElementsAre(Comment{1, "Saturday"}, Comment{5, "neither gave in"},
                                          Comment{8, "a tile counted twice"}, Comment{9, "the last tile"},
                                          Comment{13, "the end"}));
    ASSERT_EQ(log.entries.size(), 10U);
    EXPECT_EQ(log.entries[2], (LogEntry{5, 6, 14, 2, Phase::play, LogFeature::city, false, 1}));
    EXPECT_EQ(log.entries[5], (LogEntry{8, 0, -1, 3, Phase::play, LogFeature::city, true, 0}));
    LogReader forgetting;
    ASSERT_TRUE(forgetting.feed(evening) && forgetting.finish());
    EXPECT_EQ(forgetting.log().names, log.names);
    EXPECT_TRUE(forgetting.log().entries.empty() && forgetting.log().comments.empty());
    EXPECT_EQ(totals(forgetting.standings()), totals(evening));
}

TEST(TallyExtended, AcceptsEverySpellingOfPlayers) {
    for (const char* head : {"players Anna Ben\n", "players: Anna, Ben\r\n",
                             "\xEF\xBB\xBF"
                             "players Anna,Ben\n",
                             "\n \tplayers\tAnna  Ben # both\n", "#\nplayers Anna Ben\n"}) {
        EXPECT_THAT(totals(std::string(head) + "Ben road 2\n2 road 1"), ElementsAre(0, 3)) << head;
    }
    EXPECT_THAT(totals("players 3\n3,1 road 2\n.\n# over"), ElementsAre(2, 0, 2));
    EXPECT_THAT(totals("players Anna"), ElementsAre(0));
}

TEST(TallyExtended, ExplainsErrors) {
    const std::vector<std::pair<std::string, std::string>> wrong = {
        {"# only a comment\n", "2: the log has no players: expected a line such as 'players Anna Ben'"},
        {"# 1\n4\n",
         "2: '4' comes before the players: expected 'players' and their names, as in 'players Anna Ben', or "
         "their "
         "number, as in 'players 4'"},
        {"players\n",
         "1: the names are missing: expected 'players' and their names, as in 'players Anna Ben', or "
         "their number, as in 'players 4'"},
        {"players 0\n", "1: '0' is not a number of players from 1 to 1000000"},
        {"players Anna 2\n", "1: '2' is a number, not a name"},
        {"players Anna Anna\n", "1: 'Anna' is the name of two players: give each a different name"},
        {"players A :\n",
         "1: ':' is not a name: a name is a word of at most 40 bytes of printable UTF-8, without commas and "
         "'#'"},
        {"players A B\nC road 3\n",
         "2: 'C' is not a player: a line is PLAYER FEATURE COUNT, PLAYER correction POINTS, ':' or '.', and "
         "players "
         "are A and B"},
        {"players A B\nA,C road 3\n", "2: 'C' is not a player: players are A and B"},
        {"players 2\n1, road 3\n", "2: 'road' is not a player: players are 1 to 2"},
        {"players 2\n1,\n", "2: the end of the line is not a player: players are 1 to 2"},
        {"players A B\nA,1 road 3\n", "2: '1' is named twice: name each player once"},
        {"players A B\nplayers A B\n", "2: the players are named twice"},
        {"players A B\nA\n", "2: the feature is missing: features are city, road, monastery and field"},
        {"players A B\nA castle 3\n",
         "2: 'castle' is not a feature: features are city, road, monastery and field, and 'correction' adds "
         "or subtracts points"},
        {"players A B\nA city\n",
         "2: the number of tiles is missing: a city completed in play is written PLAYER city TILES [pennants "
         "NUMBER]"},
        {"players A B\nA abbey 4\n",
         "2: unexpected '4': an abbey completed in play is written PLAYER abbey, and after ':' PLAYER abbey "
         "SURROUNDING-TILES"},
        {"players A B\nA meadow 4\n", "2: a meadow scores only at the end, after ':'"},
        {"players A B\nA road 4 pennants 1\n", "2: only cities have pennants"},
        {"players A B\nA city 4 pennants\n", "2: expected a number after 'pennants', as in 'pennants 1'"},
        {"players A B\nA city 4 pennants 5\n", "2: more pennants than tiles: a tile has at most one"},
        {"players A B\nA city 4 2\n",
         "2: unexpected '2': a city completed in play is written PLAYER city TILES [pennants NUMBER]"},
        {"players A B\nA correction\n",
         "2: the points are missing: a correction is written PLAYER correction POINTS, as in 'correction "
         "-2'"},
        {"players A B\nA correction 0\n",
         "2: '0' is not a number of points to add or subtract: a correction is written PLAYER correction "
         "POINTS, as "
         "in 'correction -2'"},
        {"players A B\nA correction -9223372036854775808\n",
         "2: '-9223372036854775808' is more than 9223372036854775807 points, the maximum"},
        {"players A B\nA road 3\nA correction -4\n",
         "3: the correction would take the total of A below 0: it is 3"},
        {"players A B\nA road 9223372036854775807\nA correction -5\nA road 1\n",
         "4: the total of A would exceed 9223372036854775807, the maximum"},
        {"players A B\n:\n:\n", "3: a second ':': play ends only once"},
        {"players A B\n: now\n", "2: unexpected 'now': ':' must be alone on its line"},
        {"players A B\n.\nA road 1\n",
         "3: the log has ended with '.': only blank lines and comments may follow, not 'A'"},
        {"players A B\n# fair\tand\x1b[2Jsquare\n", "2: the comment has control characters: remove them"},
        {"players A B\n# \xFF\n", "2: the comment is not UTF-8 text: save the log as UTF-8"},
    };
    for (const auto& [text, error] : wrong) EXPECT_EQ(error_of(text), error);
}

TEST(TallyExtended, PlainLogsCannotBecomeExtended) {
    EXPECT_NE(error_of("2\n# a comment\n.\n"), "");
    EXPECT_NE(error_of("2\nplayers A B\n.\n"), "");
}

TEST(TallyExtended, RoundTrips) {
    EXPECT_EQ(extended_log(log_of(evening)),
              "# Saturday\n"
              "players Anna Ben Cléo\n"
              "Anna road 3\n"
              "Anna,Ben city 6 pennants 1  # neither gave in\n"
              "Ben monastery\n"
              "Cléo monastery\n"
              "Cléo correction -1  # a tile counted twice\n"
              ":  # the last tile\n"
              "Anna field 3\n"
              "Ben,Cléo field 2\n"
              "Ben city 3 pennants 2\n"
              "# the end\n");
}

TEST(TallyExtended, ConvertsToAPlainLogWithTheSameTotals) {
    const std::string text = "players A B # us\nA,B city 6 pennants 2\n:\nB abbey 0\n";
    const MatchLog log = log_of(text);
    EXPECT_EQ(plain_log(log), "2\n1 city 8\n2 city 8\n:\n2 cloister 0\n.\n");
    EXPECT_THAT(lost_in_plain(log), ElementsAre("names", "comments", "pennants"));
    EXPECT_THAT(lost_in_plain(log_of("players 2\n1 road 2\n")), ElementsAre());
    EXPECT_EQ(plain_log(log_of("players 2\n1 road 2\n:")), "2\n1 road 2\n:\n.\n");
    const auto corrected = plain_log(log_of("players 1\n1 correction 3\n"));
    ASSERT_FALSE(corrected);
    EXPECT_EQ(to_string(corrected.error()),
              "2: a plain log cannot contain a correction: remove this line, or keep the log extended");
}

TEST(TallyExtended, NamesPlayersInEveryOutput) {
    auto reader = read_all("players Anna Zoë\nAnna,Zoë city 2 pennants 1 # fair\nZoë correction -2\n");
    ASSERT_TRUE(reader);
    EXPECT_EQ(player_lines(reader->standings(), reader->log().names), "Anna -> 6\nZoë -> 4\n");
    EXPECT_EQ(breakdown_table(reader->standings(), reader->log().names),
              "        play                   final\n"
              "player  city  road  monastery   city  road  monastery  field  correction  total  rank\n"
              "Anna       6     0          0      0     0          0      0           0      6     1\n"
              "Zoë        6     0          0      0     0          0      0          -2      4     2\n");
    EXPECT_EQ(timeline_table(reader->log()),
              "entry                   points  Anna  Zoë\n"
              "Anna city 2 pennants 1       6     6    0\n"
              "Zoë city 2 pennants 1        6     6    6\n"
              "Zoë correction -2           -2     6    4\n");
    EXPECT_EQ(
        to_json(reader->standings(), reader->log()),
        R"({"players":[{"player":1,"name":"Anna","total":6,"rank":1,"play":{"city":6,"road":0,"cloister":0},)"
        R"("final":{"city":0,"road":0,"cloister":0,"field":0},"corrections":0},)"
        R"({"player":2,"name":"Zoë","total":4,"rank":2,"play":{"city":6,"road":0,"cloister":0},)"
        R"("final":{"city":0,"road":0,"cloister":0,"field":0},"corrections":-2}],)"
        R"("timeline":[{"line":2,"phase":"play","player":1,"feature":"city","count":2,"pennants":1,"points":6,)"
        R"("comment":"fair","totals":[6,0]},)"
        R"({"line":2,"phase":"play","player":2,"feature":"city","count":2,"pennants":1,"points":6,)"
        R"("comment":"fair","totals":[6,6]},)"
        R"({"line":3,"phase":"play","player":2,"feature":"correction","count":null,"points":-2,)"
        R"("totals":[6,4]}]})"
        "\n");
}

class TallyRandomExtended : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(TallyRandomExtended, PlainLogsRoundTrip) {
    std::mt19937_64 random(GetParam());
    for (int run = 0; run < 50; ++run) {
        const std::uint64_t players = 1 + random() % 20;
        std::string text = std::to_string(players) + '\n';
        const auto add = [&](Phase phase) {
            for (std::uint64_t left = random() % 40; left > 0; --left)
                text += testing::random_entry(random, phase, players, 40);
        };
        add(Phase::play);
        if (random() % 4 != 0) {
            text += ":\n";
            add(Phase::final);
        }
        text += ".\n";
        const MatchLog log = log_of(text);
        const std::string extended = extended_log(log);
        const MatchLog again = log_of(extended);
        EXPECT_EQ(plain_log(again), text);
        EXPECT_EQ(again.entries, log.entries) << "line for line";
        EXPECT_EQ(extended_log(again), extended);
    }
}

TEST_P(TallyRandomExtended, AgreeWithANaiveReading) {
    std::mt19937_64 random(1000 + GetParam());
    for (int run = 0; run < 100; ++run) {
        std::string text =
            random() % 2 == 0 ? "players Anna Ben Cléo\n" : "# first\nplayers: Anna, Ben,Cléo\n";
        for (std::uint64_t left = random() % 60; left > 0; --left)
            text += testing::random_extended_line(random);
        const std::size_t play = text.size();
        text += ":\n3 field 2\nBen,Anna cloister 4\nCléo city 3 pennants 2\n";
        if (random() % 2 == 0) text.erase(play);
        ASSERT_TRUE(testing::is_naively_extended(text));
        const auto expected = testing::naive_extended_tally(text);
        const auto found = read_all(text);
        ASSERT_EQ(found.has_value(), expected.has_value()) << text << (found ? "" : to_string(found.error()));
        if (!expected) {
            EXPECT_EQ(found.error().where.line, expected.error()) << text;
            continue;
        }
        EXPECT_EQ(totals(found->standings()), *expected) << text;
        const std::string written = extended_log(found->log());
        EXPECT_EQ(testing::naive_extended_tally(written), expected) << written;
        EXPECT_EQ(extended_log(log_of(written)), written);
        const auto plain = plain_log(found->log());
        EXPECT_EQ(plain.has_value(), !written.contains("correction"));
        if (plain) {
            EXPECT_EQ(testing::naive_tally(*plain), expected) << *plain;
        }
        LogReader pieces;
        for (const char each : text) ASSERT_TRUE(pieces.feed({&each, 1}));
        ASSERT_TRUE(pieces.finish());
        EXPECT_EQ(pieces.standings(), found->standings());
    }
}

TEST(TallyNames, OfPeopleBecomeValidNamesInALog) {
    const std::string long_name(39, 'x');
    const std::vector<std::string> called = {"Zoë & Max", "Dr. No", "a,b#c\td", "",      "7",
                                             ":",         "Ann",    "Ann",      "Ann_8", long_name + "é",
                                             long_name,   long_name};
    const auto names = names_in_log(called);
    EXPECT_TRUE(check_names(names));
    EXPECT_THAT(
        names, ElementsAre("Zoë_&_Max", "Dr._No", "abcd", "player_4", "player_5", "player_6", "Ann", "Ann_8",
                           "Ann_8_9", long_name, std::string(37, 'x') + "_11", std::string(37, 'x') + "_12"));
    EXPECT_EQ(display_name(names[0]), called[0]);
    EXPECT_THAT(names_in_log({}), ElementsAre());
}

INSTANTIATE_TEST_SUITE_P(, TallyRandomExtended, ::testing::Range<std::uint64_t>(0, 20));

}  // namespace
}  // namespace bastide::tally
