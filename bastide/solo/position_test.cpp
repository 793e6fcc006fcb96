// Turns, discards and the end by hand, and against a plain engine after every move of thousands of random
// games.
#include "bastide/solo/position.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "bastide/play/testing/game_properties.h"
#include "bastide/solo/game.h"
#include "bastide/solo/testing/plain_solo.h"

namespace bastide::solo {
namespace {

using testing::PlainSolo;

std::string why_illegal(const Game& game, const Move& move) {
    const auto why = game.illegality(move);
    return why ? to_string(to_message(*why)) : "";
}

// One that places a tile, which there must be.
Move placement(const Position& position) {
    for (const Move& move : position.legal_moves()) {
        if (!move.is_discard()) return move;
    }
    ADD_FAILURE() << "nothing can be placed";
    return {};
}

// Plays random moves in both engines. Compares everything every `stride` moves, and scores after each.
void play_beside(const Settings& settings, const std::string& seed, int stride, std::map<End, int>& ends) {
    Game game(settings, seed);
    PlainSolo plain(settings);
    play::Random chance(play::seed_number(seed + " moves"));
    for (int turn = 0; !game.is_over(); ++turn) {
        if (turn % stride == 0) {
            ASSERT_EQ(testing::difference(game.position(), plain, true), "") << "turn " << turn;
        }
        const Move move = game.position().random_move(chance);
        ASSERT_TRUE(game.is_legal(move));
        const int due = game.board().score().total() + game.position().gain(move);
        plain.play(move, game.position());
        game.apply(move);
        ASSERT_EQ(game.board().score(), plain.score()) << "turn " << turn;
        ASSERT_EQ(game.board().score().total(), due) << "turn " << turn;
    }
    ASSERT_EQ(testing::difference(game.position(), plain, true), "") << "at the end";
    ++ends[game.position().end()];
}

void play_many(const std::vector<int>& sizes, int games, int stride, std::map<End, int>& ends) {
    for (const Settings& settings : testing::every_settings(sizes)) {
        for (int i = 0; i < games && !::testing::Test::HasFatalFailure(); ++i) {
            const std::string seed = "beside " + std::to_string(i);
            SCOPED_TRACE(testing::title(settings) + ", seed " + seed);
            play_beside(settings, seed, stride, ends);
        }
    }
}

TEST(SoloPosition, MatchesThePlainEngineOnSmallBoards) {
    std::map<End, int> ends;
    play_many({3}, 150, 1, ends);
    play_many({5}, 50, 1, ends);
    EXPECT_GT(ends[End::board_full], 100);
    EXPECT_GT(ends[End::no_move], 100) << "both ends were met";
    EXPECT_EQ(ends[End::none], 0);
}

TEST(SoloPosition, MatchesThePlainEngineOnLargerBoards) {
    std::map<End, int> ends;
    play_many({7}, 10, 5, ends);
    play_many({11}, 2, 23, ends);
    play_many({21}, 1, 149, ends);
}

TEST(SoloRandomMove, IsUniform) {
    for (const Settings& settings : testing::every_settings({5})) {
        Game game(settings, "even");
        for (int i = 0; i < 6; ++i) game.apply(placement(game.position()));
        const std::vector<Move> moves = game.legal_moves();
        ASSERT_EQ(moves.back(), Move::discard());
        std::vector<int> counts(moves.size());
        play::Random chance(3);
        constexpr int each = 1000;
        for (std::size_t i = 0; i < each * moves.size(); ++i) {
            const auto found = std::ranges::find(moves, game.position().random_move(chance));
            ASSERT_NE(found, moves.end());
            ++counts[static_cast<std::size_t>(found - moves.begin())];
        }
        // Five deviations of a count of 1000.
        for (const int count : counts) EXPECT_NEAR(count, each, 160) << testing::title(settings);
    }
}

TEST(SoloPosition, IsAGameLikeOthers) {
    for (const Settings& settings : testing::every_settings({3, 5, 11, 21})) {
        SCOPED_TRACE(testing::title(settings));
        std::vector<Move> candidates = {Move::discard()};
        const Board board(settings.size, settings.chain_bonus);
        // Off the hand, and off the board on every side.
        for (std::uint8_t hand = 0; hand < 6; ++hand) {
            for (int square = 0; square < (settings.size + 2) * (settings.size + 3); ++square)
                candidates.push_back({hand, static_cast<Cell>(square)});
            candidates.push_back({hand, 65535});
        }
        const std::size_t stride = settings.size < 10 ? 1 : 60;
        const std::uint64_t games = settings.size < 10 ? 10 : 1;
        for (std::uint64_t i = 0; i < games; ++i) {
            play::testing::expect_game<Game>({settings, std::to_string(i)}, i, candidates, stride);
        }
    }
}

TEST(SoloHand, ReplacesThePlacedTile) {
    Settings settings;
    Game game(settings, "hand");
    EXPECT_EQ(game.position().hand().size(), 4U);
    int changed = 0;
    for (int i = 0; i < 50; ++i) {
        const Hand before = game.position().hand();
        const Move move = placement(game.position());
        game.apply(move);
        for (std::size_t j = 0; j < before.size(); ++j) {
            if (j != move.hand) {
                EXPECT_EQ(game.position().hand()[j], before[j]);
            } else if (game.position().hand()[j] != before[j]) {
                ++changed;
            }
        }
    }
    EXPECT_GT(changed, 10);
}

TEST(SoloHand, DependsOnTheSeedAndNotOnSquares) {
    // The tiles come in one order, which the squares do not change.
    Game one(Settings{}, "same");
    Game other(Settings{}, "same");
    EXPECT_NE(Game(Settings{}, "same 2"), one);
    for (int i = 0; i < 20; ++i) {
        ASSERT_EQ(one.position().hand(), other.position().hand());
        const std::vector<Move> moves = one.legal_moves();
        const Move first = placement(one.position());
        std::vector<Move> of_hand;
        for (const Move& move : other.legal_moves()) {
            if (move.hand == first.hand) of_hand.push_back(move);
        }
        ASSERT_FALSE(of_hand.empty());
        one.apply(first);
        other.apply(of_hand.back());
    }
    EXPECT_NE(one.board(), other.board());
}

TEST(SoloDiscard, IsAllowedOnceAfterFiveTurns) {
    Game game(Settings{}, "discard");
    for (int due = 5; due > 0; --due) {
        EXPECT_EQ(game.position().turns_to_discard(), due);
        EXPECT_FALSE(game.position().can_discard());
        EXPECT_FALSE(game.is_legal(Move::discard()));
        EXPECT_EQ(
            why_illegal(game, Move::discard()),
            "the hand can be discarded only after " + std::to_string(due) + (due == 1 ? " turn" : " turns"));
        game.apply(placement(game.position()));
    }
    // It stays while seven more turns are played.
    for (int i = 0; i < 7; ++i) {
        EXPECT_TRUE(game.is_legal(Move::discard()));
        game.apply(placement(game.position()));
    }
    const int tiles = game.board().tiles();
    const int score = game.board().score().total();
    EXPECT_EQ(game.position().gain(Move::discard()), 0);
    game.apply(Move::discard());
    EXPECT_EQ(game.board().tiles(), tiles);
    EXPECT_EQ(game.board().score().total(), score);
    // Twelve turns bought one discard, not two, and the discard was not a turn.
    EXPECT_EQ(game.position().turns_to_discard(), 5);
    for (int i = 0; i < 5; ++i) {
        EXPECT_FALSE(game.is_legal(Move::discard()));
        game.apply(placement(game.position()));
    }
    EXPECT_TRUE(game.is_legal(Move::discard()));
}

TEST(SoloDiscard, DealsFourNewTiles) {
    int changed = 0;
    for (int seed = 0; seed < 100; ++seed) {
        Game game(Settings{}, std::to_string(seed));
        for (int i = 0; i < 5; ++i) game.apply(placement(game.position()));
        const Hand before = game.position().hand();
        game.apply(Move::discard());
        for (std::size_t j = 0; j < before.size(); ++j)
            changed += game.position().hand()[j] != before[j] ? 1 : 0;
    }
    // Two tiles of the shares 55, 35 and 10 % are different in 56 of 100 cases.
    EXPECT_NEAR(changed, 226, 50);
}

// Places abbeys and cities next to the middle as soon as there are any, and then no more, so that no road
// finds a place: on a board of size 3 the game is over once the hand is four roads.
Position enclosed(int seed) {
    Settings settings;
    settings.size = 11;
    play::Random deals(play::seed_number(std::to_string(seed)));
    Position position(settings, deals);
    while (!position.is_over()) {
        std::vector<Move> moves;
        for (const Move& move : position.legal_moves()) {
            if (!move.is_discard() && position.hand()[move.hand].kind() != Kind::road) moves.push_back(move);
        }
        // The squares an open end leads to come first.
        std::ranges::sort(
            moves, {}, [&](const Move& move) { return position.board().pointed(move.square) == 0 ? 1 : 0; });
        if (moves.empty()) break;
        position.apply(moves.front(), deals);
    }
    return position;
}

TEST(SoloEnd, IsWhenNothingFitsAndNoDiscardIsAllowed) {
    int over = 0;
    int going_on = 0;
    for (int seed = 0; seed < 2000; ++seed) {
        const Position position = enclosed(seed);
        if (!position.board().open().empty()) continue;
        ASSERT_EQ(testing::hand_words(position), std::vector<std::string>(4, "road:NESW"));
        if (position.turns_to_discard() > 0) {
            ++over;
            EXPECT_EQ(position.end(), End::no_move);
            EXPECT_TRUE(position.is_over());
            EXPECT_TRUE(position.legal_moves().empty());
        } else {
            ++going_on;
            EXPECT_EQ(position.end(), End::none);
            EXPECT_EQ(position.legal_moves(), std::vector{Move::discard()});
            play::Random chance(1);
            EXPECT_EQ(position.random_move(chance), Move::discard());
        }
    }
    EXPECT_GT(over, 10);
    EXPECT_GT(going_on, 10);
}

TEST(SoloEnd, IsWhenTheBoardIsFull) {
    int full = 0;
    for (int seed = 0; seed < 200; ++seed) {
        Settings settings;
        settings.size = 3;
        Game game(settings, std::to_string(seed));
        for (bool placed = true; placed;) {
            placed = false;
            for (const Move& move : game.legal_moves()) {
                if (move.is_discard()) continue;
                game.apply(move);
                placed = true;
                break;
            }
        }
        if (!game.board().is_full()) continue;
        ++full;
        EXPECT_EQ(game.position().end(), End::board_full);
        EXPECT_TRUE(game.legal_moves().empty());
        EXPECT_FALSE(game.position().can_discard()) << "though eight turns were played";
        EXPECT_EQ(why_illegal(game, Move::discard()), "the board is full and the game is over");
    }
    EXPECT_GT(full, 50);
}

TEST(SoloWhyIllegal, SuggestsALegalMove) {
    Game game(Settings{}, "why");
    const Board& board = game.board();
    EXPECT_EQ(why_illegal(game, {4, board.square(5, 6)}), "a hand has tiles 0 to 3, not 4");
    EXPECT_EQ(why_illegal(game, {0, board.square(5, 5)}),
              std::string(english(game.position().hand()[0].kind())) +
                  " cannot go to [5,5]: there is already a tile there");
    EXPECT_EQ(why_illegal(game, {0, board.square(11, 3)}),
              "there is no square [11,3] on a board of size 11, which is counted from 0");
    EXPECT_EQ(why_illegal(game, {0, board.square(3, -1)}),
              "there is no square [3,-1] on a board of size 11, which is counted from 0");
    for (std::uint8_t i = 0; i < hand_size; ++i) {
        const std::string what(english(game.position().hand()[i].kind()));
        EXPECT_EQ(why_illegal(game, {i, board.square(0, 0)}),
                  what + " cannot go to [0,0]: " +
                      (what == "road" ? "a road must go next to a road" : "it must go next to a tile"));
    }
}

}  // namespace
}  // namespace bastide::solo
