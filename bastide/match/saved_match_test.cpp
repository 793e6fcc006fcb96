// Saved games survive a round trip in any layout, errors have a location, and set-aside tiles must agree with
// the deck.
#include "bastide/match/saved_match.h"

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

const std::string bad_folder = BASTIDE_SOURCE_DIR "/bastide/match/testing/bad/";

// Returns the error of a record, in its text or its moves.
std::string message_of(const std::string& text, const std::string& file = {}) {
    const auto record = read_record(text);
    Error error = record ? Error() : record.error();
    error.where.file = file;
    return to_string(error);
}

TEST(MatchSavedMatch, RoundTrips) {
    std::size_t unplaceable_tiles = 0;
    for (const Settings& settings : testing::some_settings()) {
        for (int i = 0; i < 30; ++i) {
            const SavedMatch saved = saved_of(testing::random_match(settings, std::to_string(i), i % 2 == 1));
            const std::string text = to_json(saved);
            EXPECT_EQ(std::ranges::count(text, '\n'), 1) << "one line";
            EXPECT_EQ(text.back(), '\n');
            const auto read = read_saved_match(text);
            ASSERT_TRUE(read) << to_string(read.error());
            EXPECT_EQ(*read, saved);
            EXPECT_EQ(to_json(*read), text);
            const auto record = replay(*read);
            ASSERT_TRUE(record) << to_string(record.error());
            EXPECT_TRUE(record->game().is_over());
            EXPECT_EQ(record->moves(), saved.moves);
            unplaceable_tiles += saved.unplaceable_tiles.size();
        }
    }
    EXPECT_GT(unplaceable_tiles, 0U) << "in about one match of fifty a tile fits nowhere";
}

TEST(MatchSavedMatch, StoresForfeits) {
    Record record({.settings = {}, .seed = "monday"});
    ASSERT_TRUE(record.play(record.game().legal_moves().front()));
    SavedMatch saved = saved_of(record);
    saved.names = {"./my \"bot\".py", "greedy"};
    saved.forfeit = {.seat = 1, .why = "no move within 1000 ms; it last said '\"hm\"'"};
    const std::string text = to_json(saved);
    EXPECT_TRUE(
        text.ends_with(R"("forfeit":{"seat":1,"why":"no move within 1000 ms; it last said '\"hm\"'"}})"
                       "\n"))
        << text;
    EXPECT_EQ(read_saved_match(text), saved);
    EXPECT_TRUE(replay(saved));
    saved.forfeit->seat = 0;
    EXPECT_EQ(message_of(to_json(saved)), "1:127: forfeit: seat 1 is to move: seat 0 cannot forfeit");
    SavedMatch whole = saved_of(testing::random_match({}, "1", false));
    whole.forfeit = {.seat = 0, .why = "late"};
    EXPECT_EQ(message_of(to_json(whole)), "1:1126: forfeit: the game is over: nobody can forfeit it");
}

TEST(MatchSavedMatch, StoresEventAndDate) {
    const auto with = [](const std::string& members) {
        return R"({"version":1,"players":2,"options":{},"seed":"a","moves":[])" + members + "}";
    };
    for (const std::string& date : std::vector<std::string>{"2026-02-28", "2024-02-29", "1999-12", "2000"}) {
        const auto saved = read_saved_match(with(R"(,"event":"Coupe d\u00e9t\u00e9","date":")" + date + '"'));
        ASSERT_TRUE(saved) << date;
        EXPECT_EQ(saved->tags.date, date);
        EXPECT_EQ(saved->tags.event, "Coupe d\xc3\xa9t\xc3\xa9");
        EXPECT_EQ(read_saved_match(to_json(*saved)), saved);
    }
    for (const std::string& date :
         std::vector<std::string>{"\"2026-02-29\"", "\"2026-13\"", "\"26\"", "\"2026-1-1\"", "\"\"", "2026"})
        EXPECT_THAT(
            message_of(with(",\"date\":" + date)),
            ::testing::EndsWith("a date is a day, a month or a year, as in 2026-11-21, 2026-11 or 2026"))
            << date;
    for (const std::string& event :
         std::vector<std::string>{"\"\"", "\"  \"", "\"a\\nb\"", "1", '"' + std::string(81, 'a') + '"'})
        EXPECT_THAT(message_of(with(",\"event\":" + event)),
                    ::testing::EndsWith("an event is 1 to 80 bytes of printable text"))
            << event;
}

TEST(MatchSavedMatch, IsWrittenAsSpecified) {
    SavedMatch saved;
    saved.deal.seed = "monday";
    EXPECT_EQ(to_json(saved), R"({"version":1,"players":2,"options":{},"seed":"monday","moves":[]})"
                              "\n");
    saved.deal.settings = {.players = 6,
                           .meeples = 1,
                           .small_city = SmallCity::two,
                           .farm = Farm::first,
                           .fields = false,
                           .unplaceable = Unplaceable::bottom,
                           .start = FirstTile::shuffled};
    saved.deal.seed.clear();
    const Type curve = find_type("Rr").value_or(no_piece);
    const Type cathedral = find_type("Cccc+").value_or(no_piece);
    saved.deal.deck = Deck{curve, cathedral, curve};
    saved.moves = {{curve, {{-1, 0}, 2}, 0}};
    saved.unplaceable_tiles = {{cathedral, 0}};
    EXPECT_EQ(to_json(saved),
              R"({"version":1,"players":6,"options":{"meeples":1,"small_city":2,"farm":1,"fields":"off",)"
              R"("unplaceable":"bottom","start":"shuffled"},"deck":["Rr","Cccc+","Rr"],)"
              R"("moves":["aside Cccc+","Rr -1 0 2 rN"]})"
              "\n");
}

TEST(MatchSavedMatch, IsReadInAnyOrderAndLayout) {
    const auto saved = read_saved_match(
        "\xEF\xBB\xBF { \"moves\" : [ \"LR 1  0 1 fER\" ,\r\n\t\"aside Cccc+\" ],\n"
        " \"deck\":[\"L\\u0052\"], \"options\": { \"farm\" : 2 } ,\"players\":3 , \"version\":1 } \n\n");
    ASSERT_TRUE(saved) << to_string(saved.error());
    SavedMatch due;
    due.deal.settings.players = 3;
    due.deal.settings.farm = Farm::second;
    const Type monastery = find_type("LR").value_or(no_piece);
    due.deal.deck = Deck{monastery};
    due.moves = {{monastery, {{1, 0}, 1}, 2}};
    due.unplaceable_tiles = {{find_type("Cccc+").value_or(no_piece), 1}};
    EXPECT_EQ(*saved, due);
}

// Drawn tiles are a deck that the rest of the box follows.
TEST(MatchSavedMatch, HasDrawnTilesInsteadOfADeck) {
    const std::string text =
        R"({"version":1,"players":2,"options":{},"drawn":["LR","RFr"],"moves":["LR 1 0 1 -","RFr -1 0 0 -"]})"
        "\n";
    const auto saved = read_saved_match(text);
    ASSERT_TRUE(saved) << to_string(saved.error());
    EXPECT_EQ(saved->deal, deal_of_drawn({}, {*find_type("LR"), *find_type("RFr")}));
    EXPECT_EQ(to_json(*saved), text);
    EXPECT_EQ(replay(*saved)->game().position().remaining(), 69);
    const auto error = [](const std::string& members) {
        const auto read = read_saved_match(R"({"version":1,"players":2,)" + members + R"("moves":[]})");
        return read ? "none" : to_string(read.error());
    };
    EXPECT_EQ(error(R"("deck":["L"],"drawn":["L"],)"),
              "1:47: the game has a \"deck\" and \"drawn\" tiles: leave one out");
    EXPECT_EQ(error(R"("seed":"a","drawn":["L"],)"), "1:45: the game has a seed and a deck: leave one out");
}

TEST(MatchSavedMatch, HasDefaultsForOptions) {
    const auto saved = read_saved_match(R"({"version":1,"players":2,"seed":"a","moves":[]})");
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->deal.settings, Settings());
}

TEST(MatchSavedMatch, RejectsTruncatedText) {
    const std::string text = to_json(testing::random_match({}, "short"));
    for (std::size_t size = 0; size + 2 < text.size(); ++size)
        EXPECT_FALSE(read_saved_match(text.substr(0, size))) << size;
}

// The only open city is closed by the first move, so that the second tile fits nowhere.
std::string with_moves(const std::string& moves) {
    return R"({"version":1,"players":2,"deck":["C","Cccc+","RFr"],"moves":[)" + moves + "]}";
}

TEST(MatchAsideTiles, MustAgreeWithTheDeck) {
    EXPECT_EQ(message_of(with_moves(R"("C 0 -1 2 cS","aside Cccc+","RFr 1 0 0 rE")")), "");
    EXPECT_EQ(message_of(with_moves(R"("C 0 -1 2 cS","RFr 1 0 0 rE")")),
              "1:76: move 1: Cccc+ fits nowhere here: expected 'aside Cccc+' first");
    EXPECT_EQ(message_of(with_moves(R"("aside C")")), "1:62: move 0: the tile in hand is C, which fits");
    EXPECT_EQ(message_of(with_moves(R"("aside Cccc+")")), "1:62: move 0: the tile in hand is C");
    EXPECT_EQ(message_of(with_moves(R"("C 0 -1 2 cS","aside RFr")")),
              "1:76: move 1: the tile that fits nowhere is Cccc+");
    EXPECT_EQ(message_of(with_moves(R"("C 0 -1 2 cS","aside Cccc+","aside Cccc+")")),
              "1:90: move 2: the tile in hand is RFr");
    EXPECT_EQ(message_of(with_moves(R"("C 0 -1 2 cS","aside Cccc+","RFr 1 0 0 rE","aside L")")),
              "1:105: move 3: the game is over");
}

TEST(MatchAsideTiles, IsOptionalAfterTheLastMove) {
    for (const char* end : {"", R"(,"aside Cccc+")"}) {
        const auto saved = read_saved_match(with_moves(std::string(R"("C 0 -1 2 cS")") + end));
        ASSERT_TRUE(saved);
        const auto record = replay(*saved);
        ASSERT_TRUE(record) << to_string(record.error());
        EXPECT_EQ(record->game().unplaceable_tiles().size(), 1U);
        EXPECT_EQ(types[record->game().position().tile()].name, "RFr");
    }
}

TEST(MatchReplay, AcceptsGamesInProgress) {
    SavedMatch saved = saved_of(testing::random_match({}, "a"));
    saved.moves.resize(30);
    std::erase_if(saved.unplaceable_tiles,
                  [](const Game::UnplaceableTile& aside) { return aside.before_move > 30; });
    const auto record = replay(saved);
    ASSERT_TRUE(record) << to_string(record.error());
    EXPECT_FALSE(record->game().is_over());
    EXPECT_EQ(record->game().position().board().tile_count(), 31);
}

TEST(MatchReplay, NamesTheFirstIllegalMove) {
    SavedMatch saved = saved_of(testing::random_match({}, "b"));
    saved.moves[40].placement.at = saved.moves[7].placement.at;
    const auto entry = 40 + std::ranges::count_if(
                                saved.unplaceable_tiles,
                                [](const Game::UnplaceableTile& aside) { return aside.before_move <= 40; });
    const auto record = replay(saved);
    ASSERT_FALSE(record);
    EXPECT_EQ(to_string(record.error().where.context), "move " + std::to_string(entry));
    EXPECT_TRUE(record.error().what().ends_with(" already has a tile")) << record.error().what();
}

// Files with one error each. NAME.expected next to each file has the message, with FILE for its name.
TEST(MatchInvalidFiles, AreRejectedWithTheirLocation) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(bad_folder)) {
        if (entry.path().extension() != ".json") continue;
        ++files;
        std::filesystem::path expected = entry.path();
        EXPECT_EQ(message_of(file_text(entry.path()), "FILE") + '\n',
                  file_text(expected.replace_extension(".expected")))
            << entry.path();
    }
    EXPECT_GE(files, 40);
}

}  // namespace
}  // namespace bastide::match
