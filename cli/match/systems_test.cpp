// The systems agree in games of random moves under all options: the log of a game adds up to its result, and
// its board scores the same as a map. BASTIDE_MATCHES sets the number of games.
#include <cstdlib>

#include <gtest/gtest.h>

#include "bastide/landscape/read.h"
#include "bastide/landscape/score.h"
#include "bastide/match/export.h"
#include "bastide/match/testing/random_match.h"
#include "bastide/tally/read.h"
#include "bastide/tile/catalogue.h"
#include "command/fail.h"

namespace bastide::match {
namespace {

int matches() {
    const char* given = std::getenv("BASTIDE_MATCHES");
    return given == nullptr ? 100 : std::atoi(given);
}

// Returns the points of the features on the board by the rules of maps: without pennants, and regardless of
// owners.
std::int64_t worth(const Position& position) {
    std::int64_t points = 0;
    const Board& board = position.board();
    for (std::size_t tile = 0; tile < board.tiles().size(); ++tile) {
        const TileType& type = types[board.tile(tile).type()];
        for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
            const auto node = static_cast<Node>(position.features().first_node(tile) + piece);
            if (position.features().root(node) != node) continue;
            const Feature& feature = position.features()[node];
            if (feature.kind == Kind::city) points += feature.tiles * (feature.open == 0 ? 2 : 1);
            if (feature.kind == Kind::road) points += feature.tiles;
            if (feature.kind == Kind::monastery) points += 1 + position.neighbours(board.tile(tile).at);
        }
    }
    return points;
}

tally::Standings tallied(const std::string& log) {
    tally::LogReader reader;
    const auto fed = reader.feed(log);
    EXPECT_TRUE(fed) << to_string(fed.error());
    const auto finished = reader.finish();
    EXPECT_TRUE(finished) << to_string(finished.error());
    return reader.standings();
}

void expect_result(const tally::Standings& standings, const Record& record, const std::string& title) {
    const int players = record.game().position().players();
    const Scores final = final_scores(record.game().position());
    ASSERT_EQ(standings.players(), players) << title;
    const auto places = ranks(final, players);
    for (int player = 0; player < players; ++player) {
        const auto at = static_cast<std::size_t>(player);
        EXPECT_EQ(standings.player(player + 1).total(), final[at]) << title;
        EXPECT_EQ(standings.ranks()[at], places[at]) << title;
    }
}

landscape::Landscape map_of(const std::string& json) {
    landscape::LandscapeReader reader(landscape::LandscapeReader::Tiles::the_19);
    landscape::Landscape rows;
    const auto fed = reader.feed(json, rows);
    EXPECT_TRUE(fed) << to_string(fed.error());
    EXPECT_TRUE(reader.finish());
    EXPECT_EQ(reader.warnings().count(), 0) << "every tile is one of the 19";
    return rows;
}

TEST(CliSystemsMeet, AgreeOnRandomGames) {
    int small_cities = 0;
    int ties = 0;
    for (const Settings& settings : testing::some_settings()) {
        for (int i = 0; i < matches(); ++i) {
            const Record played = testing::random_match(settings, "meet-" + std::to_string(i));
            const std::string title = to_json(played);
            if (const auto log = tally_log(played)) {
                expect_result(tallied(*log), played, title);
            } else {
                EXPECT_EQ(settings.farm, Farm::first) << title;
            }
            EXPECT_EQ(score(map_of(landscape_json(played.game().position().board()))).total(),
                      worth(played.game().position()))
                << title;
            for (const Record::Step& turn : played.steps()) {
                for (const Event& event : turn.events) {
                    ties += std::popcount(event.winners) > 1 ? 1 : 0;
                    small_cities += event.kind == Kind::city && event.points == 2 ? 1 : 0;
                }
            }
        }
    }
    EXPECT_GT(small_cities, 0) << "cities of two tiles that pay two are among them";
    EXPECT_GT(ties, 0) << "features with several winners are among them";
}

TEST(CliSystemsMeet, AgreeDuringAGame) {
    Record played = testing::random_match({}, "cut");
    while (played.undo()) {
        const auto log = tally_log(played);
        ASSERT_TRUE(log);
        expect_result(tallied(*log), played, to_json(played));
        EXPECT_EQ(score(map_of(landscape_json(played.game().position().board()))).total(),
                  worth(played.game().position()));
    }
}

}  // namespace
}  // namespace bastide::match
