// Games that begin in a position.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/format.h"
#include "bastide/match/position_text.h"
#include "bastide/match/resample.h"
#include "bastide/match/saved_match.h"
#include "bastide/match/testing/random_match.h"
#include "bastide/match/view.h"

namespace bastide::match {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Deal deal_from(std::string_view text) {
    const auto position = read_position(text);
    EXPECT_TRUE(position) << text;
    return {.settings = position->settings(), .seed = "p", .position = state_of(*position)};
}

// Plays the first legal move until the game is over.
void play_out(Record& record) {
    while (!record.game().is_over()) ASSERT_TRUE(record.play(record.game().legal_moves().front()));
}

std::string file_of(std::string_view members) {
    return R"({"version":1,"players":2,)" + std::string(members) + "}";
}

std::string error_in_file(std::string_view members) {
    const auto record = read_record(file_of(members));
    return record ? "" : to_string(record.error());
}

TEST(MatchGamePosition, BeginsInThePosition) {
    const Game game(deal_from("players 3; tiles RCr 0 0 0 cN 1; scores 4 0 7; turn 2; hand L"));
    EXPECT_EQ(to_text(game.position()), "players 3; tiles RCr 0 0 0 cN 1; scores 4 0 7; turn 2; hand L");
    EXPECT_EQ(game.draws(), 1U);
}

TEST(MatchGamePosition, BeginsWithThePlayerToMove) {
    Record record(deal_from("players 3; tiles RCr 0 0 0; turn 2"));
    for (int turn = 0; turn < 3; ++turn) ASSERT_TRUE(record.play(record.game().legal_moves().front()));
    std::vector<int> players;
    for (const Record::Step& step : record.steps()) players.push_back(step.player);
    EXPECT_EQ(players, (std::vector{2, 0, 1}));
}

// Any game continued from one of its positions, with the same order of the tiles, ends as the game does.
TEST(MatchGamePosition, ContinuesAnyGame) {
    for (const Settings& settings :
         {Settings{},
          Settings{.players = 5, .unplaceable = Unplaceable::bottom, .start = FirstTile::shuffled}}) {
        for (const int turns : {0, 1, 30, 60}) {
            Record whole(Deal{.settings = settings, .seed = "whole"});
            for (int turn = 0; turn < turns && !whole.game().is_over(); ++turn)
                ASSERT_TRUE(whole.play(whole.game().legal_moves().back()));
            const Game middle = whole.game();
            Deck drawn = shuffled_deck(settings, "whole");
            // The tiles under the deck are drawn after it.
            for (const Game::UnplaceableTile& aside : middle.unplaceable_tiles())
                if (settings.unplaceable == Unplaceable::bottom) drawn.push_back(aside.tile);
            Deal deal{.settings = settings,
                      .seed = {},
                      .deck = Deck(drawn.begin() + static_cast<std::ptrdiff_t>(middle.draws()), drawn.end()),
                      .position = state_of(middle.position())};
            Record rest(std::move(deal));
            EXPECT_EQ(rest.game().position().to_move(), middle.position().to_move());
            while (!whole.game().is_over()) {
                const Move move = whole.game().legal_moves().front();
                ASSERT_TRUE(whole.play(move));
                ASSERT_TRUE(rest.play(move));
            }
            EXPECT_TRUE(rest.game().is_over());
            EXPECT_EQ(final_scores(rest.game().position()), final_scores(whole.game().position()));
            EXPECT_EQ(read_record(to_json(rest)), rest);
        }
    }
}

TEST(MatchGamePosition, SetsAsideAHandThatFitsNowhere) {
    // A cathedral fits only beside a city.
    const Game game(deal_from("players 2; tiles RCr 0 0 0, C 0 -1 2; hand Cccc+; left L 1"));
    EXPECT_EQ(game.unplaceable_tiles(), (std::vector<Game::UnplaceableTile>{{*find_type("Cccc+"), 0}}));
    EXPECT_EQ(game.position().tile(), *find_type("L"));
}

TEST(MatchGamePosition, IsDrawnFromTheTilesThatRemain) {
    Record record(deal_from("players 2; tiles RCr 0 0 0; turn 1; left L 1, RRR 2"));
    play_out(record);
    EXPECT_EQ(record.played(), 3U);
    EXPECT_THAT(replay_json(record), HasSubstr(R"("turns":[{"player":1,)"));
}

TEST(MatchGamePosition, CountsThePointsBefore) {
    Record record(deal_from("players 2; tiles RCr 0 0 0; scores 12 30; left L 1"));
    play_out(record);
    EXPECT_THAT(replay_json(record), HasSubstr(R"("scores":[12,30])"));
    EXPECT_THAT(result_table(record, std::vector<std::string>{"Anna", "Ben"}), HasSubstr("before"));
}

TEST(MatchGamePosition, ResamplesTheTilesThatRemain) {
    for (const std::string_view text : {"players 2; tiles RCr 0 0 0; hand L", "players 2; tiles RCr 0 0 0"}) {
        Record record(deal_from(text));
        ASSERT_TRUE(record.play(record.game().legal_moves().front()));
        play::Random random(1);
        const Record other = resampled(record, random);
        EXPECT_EQ(other.moves(), record.moves());
        EXPECT_EQ(other.start().position, record.start().position);
        EXPECT_EQ(other.game().position(), record.game().position());
    }
}

TEST(MatchGamePosition, IsReadFromAFile) {
    const auto record = read_record(file_of(
        R"("position":"players 2; tiles RCr 0 0 0; scores 3 0; turn 1; hand L","deck":["RRR"],"moves":["L 0 1 1 -"])"));
    ASSERT_TRUE(record) << to_string(record.error());
    EXPECT_EQ(record->game().position().to_move(), 0);
    EXPECT_EQ(record->game().position().tile(), *find_type("RRR"));
    EXPECT_EQ(read_record(to_json(*record)), *record);
}

TEST(MatchGamePosition, RefusesAWrongFile) {
    EXPECT_THAT(error_in_file(R"("position":7,"seed":"s","moves":[])"),
                HasSubstr("the position is not text: expected a line such as"));
    EXPECT_THAT(error_in_file(R"("position":"players 2","seed":"s","moves":[])"),
                HasSubstr("the position has no tiles"));
    EXPECT_THAT(error_in_file(R"("position":"players 3; tiles RCr 0 0 0","seed":"s","moves":[])"),
                HasSubstr("the position has other players or options than the game"));
    EXPECT_THAT(
        error_in_file(R"("position":"players 2; tiles RCr 0 0 0; left L 1","deck":["L","L"],"moves":[])"),
        HasSubstr("the deck has the tile L 2 times, but there is only 1 to draw"));
    EXPECT_THAT(error_in_file(R"("position":"players 2; tiles RCr 0 0 0","moves":[])"),
                HasSubstr("neither a \"seed\" nor a \"deck\""));
}

}  // namespace
}  // namespace bastide::match
