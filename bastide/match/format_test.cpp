// The exact texts of a game, and the JSON compared with the rules.
#include "bastide/match/format.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/testing/random_match.h"
#include "bastide/match/testing/read_game.h"

namespace bastide::match {
namespace {

using nlohmann::json;
using testing::read_game;

const std::vector<std::string> people = {"Ann", "Bob", "Cleo"};

Event event(Kind kind, bool complete, int tiles, int points, std::uint8_t winners) {
    Event event;
    event.kind = kind;
    event.complete = complete;
    event.tiles = tiles;
    event.points = points;
    event.winners = winners;
    return event;
}

Event field(int cities, int points, std::uint8_t winners) {
    Event made = event(Kind::field, false, 0, points, winners);
    made.cities = cities;
    return made;
}

Event with_pennants(Event event, int pennants) {
    event.pennants = pennants;
    return event;
}

TEST(MatchPlayerNames, AreDistinctByTheSeat) {
    using Names = std::vector<std::string>;
    EXPECT_EQ(distinct_names({"Ann", "Bob"}), (Names{"Ann", "Bob"}));
    EXPECT_EQ(distinct_names({"greedy", "Ann", "greedy"}), (Names{"greedy 1", "Ann", "greedy 3"}));
    EXPECT_EQ(distinct_names({"a", "a", "a 1"}), (Names{"a 1 1", "a 2", "a 1 3"}));
}

TEST(MatchEventWords, MatchTheSpecification) {
    EXPECT_EQ(event_words(with_pennants(event(Kind::city, true, 3, 8, 1), 1)),
              "city complete tiles 3 pennants 1 points 8 winners 0");
    EXPECT_EQ(event_words(event(Kind::road, false, 2, 2, 2)), "road final tiles 2 points 2 winners 1");
    EXPECT_EQ(event_words(field(1, 3, 3)), "field final cities 1 points 3 winners 0 1");
    EXPECT_EQ(event_words(field(0, 0, 32)), "field final cities 0 points 0 winners 5");
    EXPECT_EQ(event_words(event(Kind::monastery, true, 9, 9, 4)),
              "monastery complete tiles 9 points 9 winners 2");
}

TEST(MatchEventSentence, UsesPlayersNames) {
    EXPECT_EQ(event_sentence(with_pennants(event(Kind::city, true, 3, 8, 1), 1), people),
              "A city of 3 tiles with a pennant is complete: 8 points for Ann");
    EXPECT_EQ(event_sentence(with_pennants(event(Kind::city, false, 5, 7, 6), 2), people),
              "An open city of 5 tiles with 2 pennants: 7 points each for Bob and Cleo");
    EXPECT_EQ(event_sentence(event(Kind::road, true, 4, 4, 7), people),
              "A road of 4 tiles is complete: 4 points each for Ann, Bob and Cleo");
    EXPECT_EQ(event_sentence(event(Kind::road, false, 1, 1, 4), people),
              "An open road of 1 tile: 1 point for Cleo");
    EXPECT_EQ(event_sentence(event(Kind::road, true, 2, 2, 0), people),
              "A road of 2 tiles is complete: 2 points for nobody");
    EXPECT_EQ(event_sentence(event(Kind::monastery, true, 9, 9, 1), people),
              "A monastery is complete: 9 points for Ann");
    EXPECT_EQ(event_sentence(event(Kind::monastery, false, 6, 6, 1), people),
              "A monastery with 5 tiles around it: 6 points for Ann");
    EXPECT_EQ(event_sentence(field(2, 6, 2), people), "Farmers next to 2 completed cities: 6 points for Bob");
    EXPECT_EQ(event_sentence(field(1, 3, 2), people), "Farmers next to 1 completed city: 3 points for Bob");
    EXPECT_EQ(event_sentence(field(0, 0, 2), people), "Farmers next to no completed city: 0 points for Bob");
}

TEST(MatchResultSentence, NamesAllWhoWin) {
    EXPECT_EQ(result_sentence({70, 71, 3}, people), "Bob wins with 71 points");
    EXPECT_EQ(result_sentence({71, 3, 71}, people), "Ann and Cleo share the victory with 71 points each");
    EXPECT_EQ(result_sentence({1, 0}, player_names(2)), "Player 1 wins with 1 point");
    EXPECT_EQ(result_sentence({84}, std::vector<std::string>{"Ann"}), "Ann has 84 points");
}

TEST(MatchAbout, ListsNonDefaultSettings) {
    EXPECT_EQ(about({}), "2 players");
    Settings settings;
    settings.players = 6;
    settings.meeples = 1;
    settings.small_city = SmallCity::two;
    settings.farm = Farm::first;
    settings.unplaceable = Unplaceable::bottom;
    settings.start = FirstTile::shuffled;
    EXPECT_EQ(
        about(settings),
        "6 players, 1 meeple each, two-tile cities score 2, first-edition farms, tiles that fit nowhere go "
        "under the deck, a shuffled start tile");
    settings = {};
    settings.farm = Farm::second;
    EXPECT_EQ(about(settings), "2 players, second-edition farms");
    settings.fields = false;
    EXPECT_EQ(about(settings), "2 players, no farmers");
}

// Three players, the first two of whom complete a city together.
const std::string shared_city = R"({"version":1,"players":3,"deck":["Cc","RCr","RFr","Cc"],
    "moves":["Cc 0 -1 2 cS","RCr 1 0 0 cN","RFr -1 0 0 -","Cc 1 -1 3 -"]})";

TEST(MatchResultTable, HasPointsByKind) {
    EXPECT_EQ(result_table(read_game(shared_city), people),
              "      cities  roads  monasteries  fields  total  rank\n"
              "Ann        8      0            0       0      8     1\n"
              "Bob        8      0            0       0      8     1\n"
              "Cleo       0      0            0       0      0     3\n");
}

TEST(MatchReplayJson, MatchesTheSpecification) {
    const json replayed = json::parse(replay_json(read_game(shared_city)));
    EXPECT_EQ(replayed["scores_before_end"], json({8, 8, 0}));
    EXPECT_EQ(replayed["supply_before_end"], json({7, 7, 7}));
    EXPECT_EQ(replayed["final"], json({8, 8, 0}));
    EXPECT_EQ(replayed["ranks"], json({1, 1, 3}));
    EXPECT_EQ(replayed["events"], json({"city complete tiles 4 points 8 winners 0 1"}));
    EXPECT_EQ(replayed["over"], true);
    EXPECT_EQ(replayed["tile"], nullptr);
    EXPECT_EQ(replayed["next_player"], 1);
    EXPECT_EQ(replayed["moves"], json({"Cc 0 -1 2 cE", "RCr 1 0 0 cN", "RFr -1 0 0 -", "Cc 1 -1 3 -"}));
    ASSERT_EQ(replayed["turns"].size(), 4U);
    EXPECT_EQ(replayed["turns"][3]["player"], 0);
    EXPECT_EQ(replayed["turns"][3]["scores"], json({8, 8, 0}));
    EXPECT_EQ(replayed["turns"][2]["events"], json::array());
}

TEST(MatchReplayJson, DescribesAGameInProgress) {
    const json replayed =
        json::parse(replay_json(read_game(R"({"version":1,"players":2,"deck":["LR","C","Cccc+","RRR","L"],
                 "moves":["LR 1 0 1 rW","C 0 -1 2 cS","aside Cccc+"]})")));
    EXPECT_EQ(replayed["over"], false);
    EXPECT_EQ(replayed["tile"], "RRR");
    EXPECT_EQ(replayed["next_player"], 0);
    EXPECT_EQ(replayed["scores_before_end"], json({0, 4}));
    EXPECT_EQ(replayed["supply_before_end"], json({6, 7}));
    EXPECT_EQ(replayed["final"], json({2, 4}));
    EXPECT_EQ(replayed["ranks"], json({2, 1}));
    EXPECT_EQ(replayed["moves"], json({"LR 1 0 1 rW", "C 0 -1 2 cS", "aside Cccc+"}));
    EXPECT_EQ(replayed["events"],
              json({"city complete tiles 2 points 4 winners 1", "road final tiles 2 points 2 winners 0"}));
}

TEST(MatchRecord, AddsUpToTheScores) {
    for (const Settings& settings : testing::some_settings()) {
        for (int i = 0; i < 20; ++i) {
            Record record = testing::random_match(settings, "sum-" + std::to_string(i));
            const Position& position = record.game().position();
            Scores sum{};
            const auto add = [&](const Event& event) {
                for (std::size_t player = 0; player < sum.size(); ++player)
                    sum[player] += (event.winners >> player & 1) != 0 ? event.points : 0;
            };
            record.go_to(0);
            while (record.redo()) {
                for (const Event& each : record.steps().back().events) {
                    EXPECT_TRUE(each.complete);
                    add(each);
                }
                for (int player = 0; player < position.players(); ++player)
                    EXPECT_EQ(position.score(player), sum[static_cast<std::size_t>(player)])
                        << to_json(record);
            }
            for (const Event& each : final_events(position)) {
                EXPECT_FALSE(each.complete);
                add(each);
            }
            EXPECT_EQ(final_scores(position), sum) << to_json(record);
        }
    }
}

TEST(MatchNews, BeginsAfterTheLastMoveOfThePlayerToMove) {
    Record record(Deal{.settings = {.players = 3}, .seed = "news"});
    std::vector<std::size_t> first;
    for (int turn = 0; turn < 5; ++turn) {
        first.push_back(first_news(record));
        ASSERT_TRUE(record.play(record.game().legal_moves().front()));
    }
    EXPECT_EQ(first, (std::vector<std::size_t>{0, 0, 0, 1, 2}));
}

}  // namespace
}  // namespace bastide::match
