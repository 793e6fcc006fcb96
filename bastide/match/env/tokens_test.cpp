#include "bastide/match/env/tokens.h"

#include <array>

#include <gtest/gtest.h>

#include "bastide/match/game.h"

namespace bastide::match {
namespace {

using Rows = std::array<std::int16_t, tokens_size>;
using Numbers = std::array<float, globals_size>;

TEST(MatchTokens, UpdatesMatchFreshTokens) {
    play::Random chance(4);
    for (const int players : {2, 5}) {
        Game game(Settings{.players = static_cast<std::uint8_t>(players)}, "tokens");
        Rows updated{};
        Tokens tokens;
        tokens.begin(game.position(), updated);
        while (!game.is_over()) {
            game.apply(*game.position().random_move(chance));
            tokens.follow(game.position(), updated);
            Rows expected;
            expected.fill(9);
            Tokens().begin(game.position(), expected);
            ASSERT_EQ(updated, expected);
        }
    }
}

// Everything of the table can be read back from them.
TEST(MatchTokens, DescribeTheBoard) {
    play::Random chance(5);
    Game game(Settings{.players = 4}, "table");
    while (!game.is_over()) {
        const Position& position = game.position();
        Rows rows{};
        Tokens().begin(position, rows);
        std::vector<Meeple> meeples;
        for (std::size_t i = 0; i < tile_count; ++i) {
            const std::int16_t* row = rows.data() + i * token_size;
            if (i >= static_cast<std::size_t>(position.board().tile_count())) {
                EXPECT_TRUE(std::all_of(row, row + token_size, [](int value) { return value == 0; }));
                continue;
            }
            const PlacedTile& tile = position.board().tile(i);
            EXPECT_EQ(row[0] - 1, tile.type());
            EXPECT_EQ(row[1], tile.at.x);
            EXPECT_EQ(row[2], tile.at.y);
            EXPECT_EQ(row[3], tile.rotation());
            if (row[4] == 0) continue;
            meeples.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(row[5] - 1),
                               static_cast<std::uint8_t>((position.to_move() + row[4] - 1) % 4)});
            EXPECT_EQ(row[6], position.points_at_end(meeples.back()));
            EXPECT_GT(row[7] + (types[tile.type()].pieces[meeples.back().piece].kind == Kind::field ? 1 : 0),
                      0);
        }
        EXPECT_EQ(meeples, position.meeples());
        game.apply(*position.random_move(chance));
    }
}

TEST(MatchTokens, GlobalsStartAtThePlayerToMove) {
    Game game(Settings{.players = 3}, "globals");
    Move move = game.position().legal_moves().front();
    for (const Move& each : game.position().legal_moves())
        if (each.piece != no_piece) move = each;
    game.apply(move);
    const Position& position = game.position();
    Numbers numbers;
    numbers.fill(9);
    write_globals(position, numbers);
    const auto supply = static_cast<float>(position.supply(0));
    EXPECT_EQ(numbers[0], 0);
    EXPECT_EQ(numbers[2], static_cast<float>(position.score(0)));
    EXPECT_EQ(numbers[3], 0);
    EXPECT_EQ(numbers[6], 7);
    EXPECT_EQ(numbers[8], supply);
    EXPECT_EQ(numbers[9], 0);
    for (Type type = 0; type < type_count; ++type) {
        EXPECT_EQ(numbers[12U + type], type == position.tile() ? 1 : 0);
        EXPECT_EQ(numbers[36U + type], static_cast<float>(position.remaining(type)));
    }
    EXPECT_EQ(numbers[60], 69);
    EXPECT_EQ(numbers[61], 3);
    EXPECT_EQ(numbers[62], 1);
    EXPECT_EQ(numbers[63], 2);
}

// Each player sees the same board, with the players in another order.
TEST(MatchTokens, AnyPlayerCanLook) {
    play::Random chance(6);
    Game game(Settings{.players = 3}, "viewers");
    while (!game.is_over()) {
        const Position& position = game.position();
        const int mover = position.to_move();
        Rows of_mover{};
        Numbers numbers_of_mover{};
        Tokens().begin(position, of_mover);
        write_globals(position, numbers_of_mover);
        for (int player = 0; player < 3; ++player) {
            Rows rows{};
            Numbers numbers{};
            Tokens().begin(position, rows, player);
            write_globals(position, numbers, player);
            const auto apart = static_cast<std::size_t>((mover - player + 3) % 3);
            for (std::size_t i = 4; i < tokens_size; i += token_size)
                if (rows[i] != 0)
                    rows[i] =
                        static_cast<std::int16_t>(1 + (static_cast<std::size_t>(rows[i]) + 2 - apart) % 3);
            EXPECT_EQ(rows, of_mover);
            for (std::size_t seat = 0; seat < 3; ++seat) {
                EXPECT_EQ(numbers[(seat + apart) % 3], numbers_of_mover[seat]);
                EXPECT_EQ(numbers[6 + (seat + apart) % 3], numbers_of_mover[6 + seat]);
            }
            EXPECT_EQ(numbers[12U + position.tile()], static_cast<float>(1 + apart));
            EXPECT_EQ(numbers[62], static_cast<float>(player));
        }
        game.apply(*position.random_move(chance));
    }
}

}  // namespace
}  // namespace bastide::match
