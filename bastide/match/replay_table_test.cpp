// Viewing a game turn by turn shows the same as a replay of this many turns, and describes each turn.
#include "bastide/match/replay_table.h"

#include <gtest/gtest.h>

#include "bastide/match/format.h"

namespace bastide::match {
namespace {

Record played_out(const std::string& seed) {
    Record record({.settings = {}, .seed = seed});
    play::Random random(5);
    while (!record.game().is_over())
        EXPECT_TRUE(record.play(record.game().position().random_move(random).value_or(Move())));
    return record;
}

TEST(MatchReplayTable, MatchesTheRecordAtEveryTurn) {
    const Record record = played_out("watched");
    Table table = replay_table(record, seats_of({"Anna", "Ben"}));
    EXPECT_EQ(table.step, TurnStep::over);
    EXPECT_EQ(table.record, record);
    const auto line = record.line();
    for (const std::size_t turn : std::vector<std::size_t>{0, 1, 30, line.size() - 1, 3}) {
        table = seek(std::move(table), turn);
        std::vector<Move> moves;
        for (std::size_t i = 0; i < turn; ++i) moves.push_back(line[i].move);
        EXPECT_EQ(table.game(), play::replay<Game>(record.start(), moves)->game());
        EXPECT_EQ(table.record.line().size(), line.size()) << "nothing is lost of what follows";
        EXPECT_EQ(table.step, TurnStep::bot) << "nobody here holds a tile";
        EXPECT_EQ(table.cursor, turn == 0 ? Square{} : line[turn - 1].move.placement.at);
        EXPECT_EQ(table.notice, Notice{});
    }
    EXPECT_EQ(seek(table, 1000).record.played(), line.size());
    Record taken_back = record;
    taken_back.go_to(7);
    EXPECT_EQ(replay_table(taken_back, seats_of({"Anna", "Ben"})).record.line().size(), 7U);
}

TEST(MatchReplayTable, ForfeitsAppearOnlyAtTheEnd) {
    Record record({.settings = {}, .seed = "forfeit"});
    ASSERT_TRUE(record.play(record.game().legal_moves().front()));
    Table table = replay_table(record, seats_of({"Anna", "Ben"}), Forfeit{.seat = 1, .why = "it ended"});
    EXPECT_EQ(table.step, TurnStep::over);
    EXPECT_EQ(table.forfeit, (Forfeit{.seat = 1, .why = "it ended"}));
    EXPECT_TRUE(is_forfeited(table));
    table = seek(std::move(table), 0);
    EXPECT_EQ(table.step, TurnStep::bot);
    EXPECT_FALSE(is_forfeited(table));
    EXPECT_EQ(saved_of(table).forfeit, std::nullopt);
    table = seek(std::move(table), 1);
    EXPECT_TRUE(is_forfeited(table));
    EXPECT_EQ(saved_of(table).forfeit, (Forfeit{.seat = 1, .why = "it ended"}));
}

TEST(MatchReplayTable, HelpDoesNotChange) {
    Table table = replay_table(played_out("help"), seats_of({"Anna", "Ben"}));
    EXPECT_TRUE(table.help);
    table = act(seek(table, 4), {.kind = play::IntentKind::help});
    EXPECT_FALSE(seek(table, 5).help);
}

}  // namespace
}  // namespace bastide::match
