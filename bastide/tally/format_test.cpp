// The texts about a match agree with its log.
#include "bastide/tally/format.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/tally/read.h"

namespace bastide::tally {
namespace {

using nlohmann::json;

LogReader sample_log() {
    LogReader reader(LogReader::Entries::store);
    const auto fed =
        reader.feed("4\n1 city 4\n2 cloister\n3 road 3\n:\n1 field 2\n3 road 6\n4 cloister 1\n.\n");
    EXPECT_TRUE(fed && reader.finish());
    return reader;
}

TEST(TallyFormat, PrintsALineForEachPlayer) {
    EXPECT_EQ(player_lines(sample_log().standings()),
              "Player[1] -> 14\nPlayer[2] -> 9\nPlayer[3] -> 9\nPlayer[4] -> 2\n");
}

TEST(TallyFormat, BreaksDown) {
    EXPECT_EQ(breakdown_table(sample_log().standings()),
              "        play                   final\n"
              "player  city  road  monastery   city  road  monastery  field  total  rank\n"
              "1          8     0          0      0     0          0      6     14     1\n"
              "2          0     0          9      0     0          0      0      9     2\n"
              "3          0     3          0      0     6          0      0      9     2\n"
              "4          0     0          0      0     0          2      0      2     4\n");
}

TEST(TallyFormat, WritesTheTimeline) {
    EXPECT_EQ(timeline_table(sample_log().log()),
              "entry         points  player 1  player 2  player 3  player 4\n"
              "1 city 4           8         8         0         0         0\n"
              "2 cloister         9         8         9         0         0\n"
              "3 road 3           3         8         9         3         0\n"
              ":\n"
              "1 field 2          6        14         9         3         0\n"
              "3 road 6           6        14         9         9         0\n"
              "4 cloister 1       2        14         9         9         2\n");
}

// Work that grows with the square of the players would take hours here.
TEST(TallyFormat, WritesAMillionPlayersAsJson) {
    LogReader reader;
    ASSERT_TRUE(reader.feed("1000000\n1 city 4\n.\n") && reader.finish());
    const std::string text = to_json(reader.standings());
    EXPECT_TRUE(text.contains(R"("player":1,"total":8,"rank":1)")) << text.substr(0, 200);
    EXPECT_TRUE(text.contains(R"("player":1000000,"total":0,"rank":2)")) << text.substr(text.size() - 200);
}

TEST(TallyFormat, GivesJson) {
    const LogReader reader = sample_log();
    const json plain = json::parse(to_json(reader.standings()));
    EXPECT_EQ(plain["players"].size(), 4U);
    EXPECT_EQ(plain["players"][2], json::parse(R"({"player": 3, "total": 9, "rank": 2,
        "play": {"city": 0, "road": 3, "cloister": 0}, "final": {"city": 0, "road": 6, "cloister": 0, "field": 0}})"));
    const json full = json::parse(to_json(reader.standings(), reader.log()));
    EXPECT_EQ(full["players"], plain["players"]);
    EXPECT_FALSE(plain.contains("timeline"));
    ASSERT_EQ(full["timeline"].size(), 6U);
    EXPECT_EQ(full["timeline"][1],
              json::parse(R"({"line": 3, "phase": "play", "player": 2, "feature": "cloister",
        "count": null, "points": 9, "totals": [8, 9, 0, 0]})"));
    EXPECT_EQ(full["timeline"][5],
              json::parse(R"({"line": 8, "phase": "final", "player": 4, "feature": "cloister",
        "count": 1, "points": 2, "totals": [14, 9, 9, 2]})"));
}

}  // namespace
}  // namespace bastide::tally
