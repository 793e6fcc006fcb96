// Nim is a game like others, and is played at its table by the intents that the screen sends.
#include "examples/nim/nim.h"

#include <gtest/gtest.h>

#include "bastide/play/random.h"
#include "bastide/play/testing/game_properties.h"
#include "examples/nim/table.h"

namespace nim {
namespace {

using bastide::play::Wish;

// Every move that may ever be legal, and some that never are.
std::vector<Move> candidates() {
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < 5; ++heap) {
        for (int taken = -1; taken < 9; ++taken) moves.push_back({heap, taken});
    }
    return moves;
}

TEST(Nim, IsAGameLikeOthers) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(seed);
        bastide::play::testing::expect_game<Game>({3, 4, 7}, seed, candidates());
    }
}

TEST(Nim, IsPlayedByIntents) {
    Table table = table_of({1, 0, 2});
    table = act(table, {.wish = Wish::step, .x = 1});
    EXPECT_EQ(table.chosen(), (Move{2, 1})) << "the empty heap is passed over";
    table = act(table, {.wish = Wish::step, .y = -1});
    table = act(table, {.wish = Wish::step, .y = -1});
    EXPECT_EQ(table.chosen(), (Move{2, 2})) << "there are no more";
    table = act(table, {.wish = Wish::confirm});
    EXPECT_EQ(table.game().heaps(), (Heaps{1, 0, 0}));
    EXPECT_EQ(player_to_move(table), "Second");
    table = act(table, {.wish = Wish::undo});
    EXPECT_EQ(table.game().heaps(), (Heaps{1, 0, 2}));
    table = act(act(table, {.wish = Wish::redo}), {.wish = Wish::confirm});
    EXPECT_TRUE(table.game().is_over());
    EXPECT_EQ(result_line(table), "Nim: the second player has won");
    const auto notice = act(table, {.wish = Wish::confirm}).notice;
    EXPECT_EQ(notice.kind, bastide::play::NoticeKind::illegal);
    EXPECT_EQ(to_english(*notice.illegality), "the heap has no more than 0");
}

// Whoever is told what to do wins from heaps that do not cancel out, whatever the other does.
TEST(Nim, AHintWins) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        bastide::play::Random chance(seed);
        Game game({3, 4, 5});
        bool is_advised = true;
        while (!game.is_over()) {
            const auto moves = game.legal_moves();
            game.apply(is_advised ? best_move(game)
                                  : moves[chance.below(static_cast<std::uint32_t>(moves.size()))]);
            is_advised = !is_advised;
        }
        EXPECT_FALSE(is_advised) << "the advised player took the last, seed " << seed;
    }
}

}  // namespace
}  // namespace nim
