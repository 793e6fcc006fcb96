// Viewing a game move by move shows the same as a replay of this many moves.
#include "bastide/solo/replay_table.h"

#include <gtest/gtest.h>

namespace bastide::solo {
namespace {

Record played_out() {
    Record record({.settings = {.size = 5, .dealer = {}}, .seed = "watched"});
    while (!record.game().is_over()) EXPECT_TRUE(record.play(record.game().legal_moves().back()));
    return record;
}

TEST(SoloReplayTable, MatchesTheRecordAtEveryMove) {
    const Record record = played_out();
    Table table = replay_table(record);
    EXPECT_EQ(table.record, record);
    EXPECT_FALSE(table.help);
    const auto line = record.line();
    for (const std::size_t turn : std::vector<std::size_t>{0, 1, line.size(), line.size() - 1, 4}) {
        table = seek(std::move(table), turn);
        std::vector<Move> moves;
        for (std::size_t i = 0; i < turn; ++i) moves.push_back(line[i].move);
        EXPECT_EQ(table.game(), replay(SavedGame{record.start(), moves})->game());
        EXPECT_EQ(table.record.line().size(), line.size()) << "nothing is lost of what follows";
        const bool has_next = turn < line.size() && !line[turn].move.is_discard();
        EXPECT_EQ(table.selected, has_next ? line[turn].move.hand : 0) << "the tile that is placed next";
        const bool was_placed = turn > 0 && !line[turn - 1].move.is_discard();
        if (was_placed) {
            EXPECT_EQ(table.cursor(), line[turn - 1].move.square);
        }
    }
    EXPECT_EQ(seek(table, 1000).record.played(), line.size());
    Record taken_back = record;
    taken_back.go_to(7);
    EXPECT_EQ(replay_table(taken_back).record.line().size(), 7U);
}

}  // namespace
}  // namespace bastide::solo
