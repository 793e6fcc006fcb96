// A forfeited game is over for good, and the player who forfeits is last.
#include "bastide/match/forfeit.h"

#include <gtest/gtest.h>

#include "bastide/match/format.h"
#include "bastide/match/table_json.h"

namespace bastide::match {
namespace {

using play::IntentKind;

TEST(MatchForfeit, RanksForfeitLast) {
    const Scores scores = {9, 5, 7};
    EXPECT_EQ(places(scores, std::nullopt, 3)[0], 1);
    const auto now = places(scores, Forfeit{.seat = 0, .why = "late"}, 3);
    EXPECT_EQ((std::vector<int>(now.begin(), now.begin() + 3)), (std::vector<int>{3, 2, 1}));
    EXPECT_EQ(places({}, Forfeit{.seat = 1, .why = "late"}, 2)[1], 2) << "even where nobody has points";
}

Table forfeited_table() {
    Record record({.settings = {}, .seed = "forfeit"});
    EXPECT_TRUE(record.play(record.game().legal_moves().front()));
    return forfeited(table_of(std::move(record), {{"Anna", nullptr}, {"rook", find_bot("greedy")}}, false),
                     "no move within 1000 ms");
}

TEST(MatchForfeit, TheTableIsOverForGood) {
    Table table = forfeited_table();
    EXPECT_EQ(table.step, TurnStep::over);
    EXPECT_EQ(table.notice.kind, play::NoticeKind::turn_begun);
    EXPECT_EQ(table.forfeit, (Forfeit{.seat = 1, .why = "no move within 1000 ms"}));
    EXPECT_EQ(forfeit_sentence(*table.forfeit, "rook"), "rook forfeits: no move within 1000 ms");
    EXPECT_FALSE(may_undo(table));
    const Record record = table.record;
    for (const IntentKind kind : {IntentKind::undo, IntentKind::redo}) {
        table = act(table, {.kind = kind});
        EXPECT_EQ(table.notice.kind, play::NoticeKind::forfeited_no_undo);
        EXPECT_EQ(table.record, record);
    }
    for (const IntentKind kind : {IntentKind::confirm, IntentKind::play})
        EXPECT_EQ(act(table, {.kind = kind, .move = table.game().legal_moves().front()}).record, record);
}

TEST(MatchForfeit, RoundTripsInTableJson) {
    const Table table = forfeited_table();
    text::JsonWriter json;
    write_json(json, table);
    const std::string text = json.take();
    const auto read = read_table(text);
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(*read, table);
    std::string taken_back = text;
    taken_back.replace(taken_back.find(R"("played":1)"), 10, R"("played":0)");
    ASSERT_FALSE(read_table(taken_back));
    EXPECT_EQ(read_table(taken_back).error().what(), "the game was forfeited: its moves cannot be undone");
}

}  // namespace
}  // namespace bastide::match
