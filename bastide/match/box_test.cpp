// Boxes of other tiles: their limits, their text, and games that believe in them.
#include "bastide/match/box.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/ending.h"
#include "bastide/match/box_text.h"
#include "bastide/match/format.h"
#include "bastide/match/odds.h"
#include "bastide/match/position_text.h"
#include "bastide/match/review/review.h"
#include "bastide/match/review/turn_review.h"
#include "bastide/match/saved_match.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

// Half of the usual box.
constexpr std::string_view half =
    "L 2, LR 1, RCr 2, Cc 2, CcRr 2, Ccc 1, CRr 2, CRRR 1, RrC 2, C 3, CFC 1, CC 1, RRR 1, Rr 5, RFr 4";

std::string error_of(std::string_view text) {
    const auto box = read_box(text);
    return box ? "" : to_string(box.error());
}

std::string limit_of(std::initializer_list<std::pair<std::string_view, int>> tiles) {
    TileCounts counts = counts_of_base_game;
    for (const auto& [name, count] : tiles) counts[*find_type(name)] = static_cast<std::uint8_t>(count);
    const auto box = Box::make(counts);
    return box ? "" : to_string(box.error());
}

Settings of_half() {
    return {.box = *read_box(half)};
}

TEST(MatchBox, IsThatOfTheBaseGameByDefault) {
    EXPECT_EQ(Box().tile_count(), 72);
    EXPECT_EQ(Box().start(), start_type);
    EXPECT_EQ(*Box::make(counts_of_base_game), Box());
    EXPECT_EQ(*read_box(to_text(Box())), Box());
}

TEST(MatchBox, NamesTheLimit) {
    EXPECT_EQ(limit_of({{"L", 5}}), "") << "one more tile of the base game";
    EXPECT_EQ(limit_of({{"RFr", 16}}), "a box has at most 15 tiles RFr, not 16");
    EXPECT_EQ(limit_of({{"L", 11}, {"C", 15}}), "a box has at most 84 tiles, not 89");
    EXPECT_EQ(limit_of({{"RRRR", 3}}), "the tiles of a box have at most 255 segments, not 259");
    EXPECT_EQ(limit_of({{"CFC", 11}, {"Rr", 1}, {"RFr", 1}}),
              "the tiles of a box have at most 64 segments of cities, not 65");
    EXPECT_EQ(limit_of({{"CC", 15}, {"C", 0}, {"Cc", 0}, {"Cc+", 0}, {"CcRr", 0}}),
              "a box has at most 16 tiles with several cities, not 18");
    EXPECT_EQ(limit_of({{"RRR", 13}, {"RFr", 1}, {"Rr", 1}, {"RrC", 0}, {"CRr", 0}, {"CcRr", 0}}),
              "a box has at most 16 tiles with several roads, not 17");
    EXPECT_EQ(limit_of({{"L", 11}, {"RFr", 1}}), "a box has at most 12 monasteries, not 13");
    EXPECT_EQ(limit_of({{"RCr", 0}}),
              "the box has no start tile RCr: name one of its tiles, as in 'start L'");
    EXPECT_FALSE(Box::make({}));
}

// Full cities have one piece each, and the most pennants.
TEST(MatchBox, CountsTilesAndPennantsTogether) {
    TileCounts counts{};
    counts[start_type] = 5;
    for (const std::string_view name : {"Cccc+", "Ccc+", "Cc+"}) counts[*find_type(name)] = 15;
    for (const std::string_view name : {"L", "Rr"}) counts[*find_type(name)] = 12;
    EXPECT_EQ(Box::make(counts)->tile_count(), 74);
    counts[*find_type("CccR+")] = 9;
    const auto box = Box::make(counts);
    ASSERT_FALSE(box);
    EXPECT_EQ(to_string(box.error()), "a box has at most 127 tiles and pennants together, not 137");
}

TEST(MatchBoxText, ReadsLinesAndLists) {
    const Box box = *read_box("# A practice box\nstart L\n\n  L 4   # monasteries\nRFr:8, C 2\n");
    EXPECT_EQ(box.start(), *find_type("L"));
    EXPECT_EQ(box.tile_count(), 14);
    EXPECT_EQ(box.count(*find_type("RFr")), 8);
    EXPECT_EQ(to_text(box), "start L, L 4, C 2, RFr 8");
    EXPECT_EQ(to_word(box), "start:L,L:4,C:2,RFr:8");
}

TEST(MatchBoxText, RoundTrips) {
    play::Random random(1);
    for (int i = 0; i < 500; ++i) {
        const Box box = testing::random_box(random);
        EXPECT_EQ(*read_box(to_text(box)), box) << to_text(box);
        EXPECT_EQ(*read_box(to_word(box)), box) << to_word(box);
    }
}

TEST(MatchBoxText, ErrorsGiveLineAndColumn) {
    EXPECT_EQ(error_of(""), "1:1: the box has no start tile RCr: name one of its tiles, as in 'start L'");
    EXPECT_EQ(error_of("RCr 1\nL"), "2:1: expected TILE COUNT, as in 'RFr 3', or 'start TILE'");
    EXPECT_EQ(error_of("RCr 1,, L 2"), "1:7: expected TILE COUNT, as in 'RFr 3', or 'start TILE'");
    EXPECT_THAT(error_of("RCr 1\n  Lx 2"), ::testing::StartsWith("2:3: 'Lx' is not a tile"));
    EXPECT_THAT(error_of("start Lx, L 2"), ::testing::StartsWith("1:7: 'Lx' is not a tile"));
    EXPECT_EQ(error_of("RCr 1, L 16"), "1:10: '16' is not valid: a number of tiles goes from 1 to 15");
    EXPECT_EQ(error_of("RCr 1 2"), "1:5: '1 2' is not valid: a number of tiles goes from 1 to 15");
    EXPECT_EQ(error_of("RCr 1, L 2, RCr 3"), "1:13: 'RCr' is given twice: leave one out");
    EXPECT_EQ(error_of("start L\nstart L\nL 4"), "2:1: 'start' is given twice: leave one out");
    EXPECT_EQ(error_of("L 2\nstart C"),
              "2:7: the box has no start tile C: name one of its tiles, as in 'start L'");
    EXPECT_EQ(error_of("RCr 1\nL 13"), "2:1: a box has at most 12 monasteries, not 13");
}

TEST(MatchBox, GamesHaveItsTiles) {
    const Settings settings = of_half();
    ASSERT_EQ(settings.box.tile_count(), 30);
    EXPECT_EQ(about(settings), "2 players, a box of 30 tiles");
    Game game(settings, "half");
    EXPECT_EQ(game.position().remaining(), 28);
    play::Random random(1);
    while (!game.is_over()) game.apply(*game.position().random_move(random));
    EXPECT_EQ(game.position().remaining(), 0);
    EXPECT_EQ(unshuffled_deck(settings).size(), 29U);
}

TEST(MatchBox, TheLargestCanBePlayed) {
    TileCounts counts{};
    for (const std::string_view name : {"L", "C", "Cc", "RFr", "Rr", "CFc"}) counts[*find_type(name)] = 12;
    counts[*find_type("RCr")] = 12;
    const Settings settings{.players = 3, .box = *Box::make(counts)};
    ASSERT_EQ(settings.box.tile_count(), 84);
    const Record record = testing::random_match(settings, "large");
    EXPECT_EQ(record.game().position().remaining(), 0);
    EXPECT_EQ(*read_saved_match(to_json(record)), saved_of(record));
}

TEST(MatchBox, BotsBelieveInIt) {
    const Settings settings = of_half();
    for (const std::string_view name : {"greedy", "skilled", "medium"}) {
        Game game(settings, "bots");
        const auto bot = find_bot(name)->make(settings, {.simulations = 20});
        play::Random random(1);
        while (!game.is_over()) {
            EXPECT_EQ(Ending::knows(game.position(), 3), game.position().remaining() <= 3);
            game.apply(bot->choose(game.position(), random));
        }
        EXPECT_EQ(game.position().remaining(), 0) << name;
    }
}

// The last turns are exact, as with the usual box.
TEST(MatchBox, ReviewsBelieveInIt) {
    const Record record = testing::random_match(of_half(), "review");
    EXPECT_TRUE(review_of(record).is_over);
    EXPECT_TRUE(review_turn(record, record.played() - 1, {.simulations = 1}).is_exact);
}

TEST(MatchBox, OddsBelieveInIt) {
    EXPECT_EQ(draws_of(Game(of_half(), "odds").position()).remaining, 28);
}

TEST(MatchBox, RecordsContainIt) {
    const Record record = testing::random_match(of_half(), "record");
    const std::string text = to_json(record);
    EXPECT_THAT(text, ::testing::HasSubstr(R"("options":{"box":"L 2, LR 1, RCr 2,)"));
    EXPECT_EQ(*read_saved_match(text), saved_of(record));
    EXPECT_THAT(to_json(testing::random_match({}, "usual")), ::testing::Not(::testing::HasSubstr("box")));
    const auto error_in = [](std::string_view box) {
        const auto read = read_saved_match(R"({"version":1,"players":2,"options":{"box":)" +
                                           std::string(box) + R"(},"seed":"s","moves":[]})");
        return to_string(read.error());
    };
    EXPECT_EQ(error_in("3"), "1:43: the box is not text: expected tiles such as 'RCr 4, L 2'");
    EXPECT_EQ(error_in(R"("RCr 1, L 13")"), "1:43: a box has at most 12 monasteries, not 13");
}

TEST(MatchBox, PositionsContainIt) {
    const std::string text = "players 2; box start L, L 4, C 2; tiles L 0 0 0; scores 0 0; turn 0; hand C";
    const auto position = read_position(text);
    ASSERT_TRUE(position) << to_string(position.error());
    EXPECT_EQ(to_text(*position), text);
    EXPECT_EQ(position->remaining(), 4);
}

}  // namespace
}  // namespace bastide::match
