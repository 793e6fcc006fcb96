// The two lines of keys fit the smallest screen in every state.
#include <gtest/gtest.h>

#include "tui/match/ui.h"
#include "tui/solo/ui.h"
#include "tui/viewer.h"

namespace bastide::tui {
namespace {

using play::IntentKind;

constexpr int room = min_columns - 2;  // a column is left blank on each side

void expect_fit(const StatusLines& lines) {
    EXPECT_LE(columns_of(lines.first_keys), room) << lines.first_keys;
    EXPECT_LE(columns_of(lines.second_keys), room) << lines.second_keys;
    EXPECT_LE(columns_of(lines.notice), room) << lines.notice;
}

std::string no_seed() {
    return "s";
}

MatchUi match_ui(bool shows_whole) {
    MatchUi ui(*match::find_bot("random"), no_seed);
    if (shows_whole) ui.change_view('z');
    return ui;
}

// Checks a table with turns to undo and redo, before and after the tile is placed.
void expect_match_keys_fit(match::Table table) {
    for (const bool shows_whole : {false, true}) {
        expect_fit(match_ui(shows_whole).lines({}, table));
        expect_fit(match_ui(shows_whole).lines({}, act(table, {.kind = IntentKind::confirm})));
        expect_fit(match_ui(shows_whole).lines({}, act(table, {.kind = IntentKind::help})));
    }
}

TEST(TuiKeys, OfAMatchFitTwoLinesOfEightyColumns) {
    for (const bool is_ranked : {false, true}) {
        for (const char* const second : {"", "random"}) {
            match::Record record({.settings = {}, .seed = "keys"});
            const std::vector<match::Seat> seats = {{"Anna", nullptr}, {"Ben", match::find_bot(second)}};
            expect_match_keys_fit(table_of(record, seats, is_ranked));
            while (!record.game().is_over()) ASSERT_TRUE(record.play(record.game().legal_moves().front()));
            expect_match_keys_fit(table_of(record, seats, is_ranked));
            for (const std::size_t played : {3U, 2U, 0U}) {
                record.go_to(played);
                expect_match_keys_fit(table_of(record, seats, is_ranked));
            }
        }
    }
}

TEST(TuiKeys, AllActionsOfAMatchAreNamed) {
    match::Record record({.settings = {}, .seed = "keys"});
    for (int turn = 0; turn < 2; ++turn) ASSERT_TRUE(record.play(record.game().legal_moves().front()));
    record.go_to(1);
    const StatusLines lines =
        match_ui(false).lines({}, table_of(record, {{"Anna", nullptr}, {"Ben", nullptr}}, false));
    EXPECT_EQ(lines.first_keys,
              "arrows hjkl move  n N next square  r e rotate  space place  i hint  z zoom out");
    EXPECT_EQ(lines.second_keys, "u undo  U redo  v hide marks  o log  t tiles  ? help  q quit");
}

TEST(TuiKeys, OfASoloGameFitTwoLinesOfEightyColumns) {
    for (const bool is_ranked : {false, true}) {
        solo::Record record({.settings = {.size = 5, .dealer = {}}, .seed = "keys"});
        while (!record.game().is_over()) {
            ASSERT_TRUE(record.play(record.game().legal_moves().front()));
            expect_fit(SoloUi(no_seed).lines({}, table_of(record, is_ranked)));
        }
        for (std::size_t played = record.played(); played-- > 0;) {
            record.go_to(played);
            const solo::Table table = table_of(record, is_ranked);
            expect_fit(SoloUi(no_seed).lines({}, table));
            expect_fit(SoloUi(no_seed).lines({}, act(table, {.kind = IntentKind::help})));
        }
    }
}

TEST(TuiKeys, OfAReplayFitTwoLinesOfEightyColumns) {
    const match::Record record({.settings = {}, .seed = "keys"});
    const match::Table table = replay_table(record, match::seats_of({"Anna", "Ben"}));
    PlaybackSpeed pace;
    for (int i = 0; i < 10; ++i) pace.slower();
    for (int i = 0; i < 10; ++i, pace.faster()) {
        for (const bool is_on : {false, true}) {
            is_on ? pace.start({}) : pace.stop();
            for (const bool shows_whole : {false, true}) {
                for (const char* const review : {"", "r review", "m M mistakes"}) {
                    const auto keys =
                        watch_keys(pace, match_ui(shows_whole).lines({}, table).view_keys, review);
                    EXPECT_LE(columns_of(keys.first), room) << keys.first;
                    EXPECT_LE(columns_of(keys.second), room) << keys.second;
                }
            }
        }
    }
}

TEST(TuiKeys, TheSameKeyStartsANewGameInBothGames) {
    solo::Record record({.settings = {.size = 5, .dealer = {}}, .seed = "keys"});
    ASSERT_TRUE(record.play(record.game().legal_moves().front()));
    record.undo();
    EXPECT_EQ(SoloUi(no_seed).lines({}, table_of(record, false)).second_keys,
              "U redo  i hint  z zoom out  v hide marks  ? help  q quit");
}

}  // namespace
}  // namespace bastide::tui
