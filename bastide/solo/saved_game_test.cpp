// Saved games survive a round trip in any layout, and errors have a location.
#include "bastide/solo/saved_game.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/solo/format.h"
#include "bastide/solo/testing/plain_solo.h"
#include "bastide/solo/testing/playthrough.h"

namespace bastide::solo {
namespace {

const std::string folder = BASTIDE_SOURCE_DIR "/bastide/solo/testing/";

// A game of random moves.
SavedGame random_game(const Settings& settings, const std::string& seed) {
    SavedGame saved{{settings, seed}, {}};
    Game game(settings, seed);
    play::Random chance(play::seed_number(seed));
    while (!game.is_over()) {
        const std::vector<Move> moves = game.legal_moves();
        saved.moves.push_back(moves[chance.below(static_cast<std::uint32_t>(moves.size()))]);
        game.apply(saved.moves.back());
    }
    return saved;
}

SavedGame read(const std::string& text) {
    const auto saved = read_saved_game(text);
    EXPECT_TRUE(saved) << to_string(saved.error());
    return saved ? *saved : SavedGame();
}

TEST(SoloSavedGame, RoundTrips) {
    for (const Settings& settings : testing::every_settings({3, 5, 11, 99})) {
        if (settings.size == 99 && settings.chain_bonus == ChainBonus::pairwise) continue;
        const SavedGame saved = random_game(settings, testing::title(settings));
        const std::string text = to_json(saved);
        EXPECT_EQ(std::ranges::count(text, '\n'), 1) << "one line";
        EXPECT_EQ(text.back(), '\n');
        EXPECT_TRUE(read(text) == saved) << testing::title(settings);
        EXPECT_EQ(to_json(read(text)), text);
        const auto record = replay(saved);
        ASSERT_TRUE(record) << to_string(record.error());
        EXPECT_TRUE(record->game().is_over());
    }
}

TEST(SoloSavedGame, PreservesAnyVisibleSeed) {
    for (const std::string seed :
         {"a", "two words", "\"quoted\" \\ back", "\xC3\xA9t\xC3\xA9", "{}[],:", "0"}) {
        EXPECT_EQ(read(to_json(SavedGame{{{}, seed}, {}})).deal.seed, seed);
    }
}

TEST(SoloSavedGame, IsWrittenAsSpecified) {
    const Board board(11, ChainBonus::per_city);
    const SavedGame saved{{{}, "monday"}, {{2, board.square(5, 6)}, Move::discard()}};
    EXPECT_EQ(to_json(saved),
              R"({"version":1,"size":11,"roads":"plain","dealer":"weighted","chain_bonus":"per-city",)"
              R"("seed":"monday","moves":[{"place":[2,5,6]},{"discard":true}]})"
              "\n");
}

TEST(SoloSavedGame, IsReadInAnyOrderAndLayout) {
    const std::string text =
        "\xEF\xBB\xBF { \"moves\" : [ { \"place\" : [ 0 ,\r\n\t1, 2 ] } , {\"discard\":true} ],\n"
        " \"seed\":\"\\u0061\", \"chain_bonus\":\"pairwise\", \"dealer\":\"streak\",\n"
        " \"roads\":\"directed\", \"size\":5, \"version\":1 } \n\n";
    const Board board(5, ChainBonus::pairwise);
    const SavedGame due{{{5, Roads::directed, Streak(), ChainBonus::pairwise}, "a"},

                        {{0, board.square(1, 2)}, Move::discard()}};
    EXPECT_TRUE(read(text) == due);
}

TEST(SoloSavedGame, HasDefaultsForOptions) {
    const SavedGame saved = read(R"({"version":1,"seed":"a","moves":[]})");
    EXPECT_TRUE(saved == (SavedGame{{Settings{}, "a"}, {}}));
    EXPECT_EQ(saved.deal.settings.size, 11);
}

TEST(SoloReplayJson, OfAGameWithoutMovesMatchesTheSpecification) {
    // The files in testing/bad use the first hand of seed 2, which their messages name.
    EXPECT_EQ(replay_json(Record({{3, Roads::plain, Weighted(), ChainBonus::per_city}, "2"})),
              R"({"score":1,"finished":false,"end":null,"steps":[],"board":["...",".R.","..."]})"
              "\n");
    const Board board(3, ChainBonus::per_city);
    EXPECT_EQ(replay_json(*replay(
                  {{{3, Roads::plain, Weighted(), ChainBonus::per_city}, "2"}, {{2, board.square(0, 1)}}})),
              R"({"score":2,"finished":false,"end":null,"steps":[{"hand":["road","city","abbey","road"],)"
              R"("move":{"place":[2,0,1]},"gain":1,"score":2}],"board":[".A.",".R.","..."]})"
              "\n");
}

TEST(SoloSavedGame, RejectsTruncatedText) {
    const std::string text = to_json(random_game(testing::every_settings({3})[0], "short"));
    for (std::size_t size = 0; size + 2 < text.size(); ++size)
        EXPECT_FALSE(read_saved_game(text.substr(0, size))) << size;
}

// To update the files after an intended change, run this test with BASTIDE_RENEW=1 in the environment and
// check the diff.
TEST(SoloGolden, GamesMatchTheFiles) {
    const bool renew = std::getenv("BASTIDE_RENEW") != nullptr;
    for (const testing::Golden& golden : testing::golden_games()) {
        const std::string path = folder + "golden/" + golden.file;
        const std::string played = testing::playthrough(golden.settings, golden.seed);
        EXPECT_FALSE(played.contains("DIFFERENCE")) << golden.file << ": the plain engine disagrees";
        if (renew) std::ofstream(path, std::ios::binary) << played;
        EXPECT_TRUE(played == file_text(path))
            << golden.file << ": renew it with BASTIDE_RENEW=1 if this is meant";
    }
}

}  // namespace
}  // namespace bastide::solo
