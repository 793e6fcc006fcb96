// Calls with extreme and empty values: each returns an error or ends with the message of a contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/solo/bots/bot.h"
#include "bastide/solo/bots/parallel/match_up.h"
#include "bastide/solo/format.h"
#include "bastide/solo/game.h"
#include "bastide/solo/saved_game.h"
#include "bastide/solo/table.h"

namespace bastide::solo {
namespace {

using bastide::testing::expect_contracts;

TEST(SoloMisuseDeathTest, SizesAndMoves) {
    Game game(Settings{}, "misuse");
    const auto game_of = [](int size) { return [=] { Game(Settings{.size = size}, "1"); }; };
    const auto bad_size = [](int size) {
        return std::to_string(size) + " is not a valid size: the size is an odd number from 3 to 99";
    };
    const Move off_the_board{0, game.board().square(11, 3)};
    expect_contracts({
        {"a saved game without a seed", [] { (void)to_json(SavedGame{}); }, "the seed is empty.*"},
        {"a cursor off the board",
         [] {
             Table table = table_of(Record(Deal{.seed = "1"}), false);
             table.row = std::numeric_limits<int>::max();
             (void)table.cursor();
         },
         "the cursor is on the board, but got 2147483647"},
        {"size 4", game_of(4), bad_size(4)},
        {"size -1", game_of(-1), bad_size(-1)},
        {"size -5", game_of(-5), bad_size(-5)},
        {"size 0", game_of(0), bad_size(0)},
        {"size 101", game_of(101), bad_size(101)},
        {"size 1000001", game_of(1'000'001), bad_size(1'000'001)},
        {"the greatest size", game_of(std::numeric_limits<int>::max()), bad_size(2147483647)},
        {"Board(4)", [] { Board(4, ChainBonus::per_city); }, bad_size(4)},
        {"apply off the board", [&] { game.apply(off_the_board); }, "the move is legal.*"},
        {"apply of tile 9", [&] { game.apply({9, game.board().square(5, 6)}); }, "the move is legal.*"},
        {"discard too early", [&] { game.apply(Move::discard()); }, "the move is legal.*"},
        {"apply far off the board", [&] { game.apply({0, std::numeric_limits<Cell>::max()}); },
         "the move is legal.*"},
        {"undo twice",
         [&] {
             Move move;
             for (const Move& each : game.legal_moves()) move = each;
             const Position::Undo undo = game.apply(move);
             game.undo(undo);
             game.undo(undo);
         },
         "the undo data is that of the last placement, but got 2"},
    });
}

TEST(SoloMisuseDeathTest, UndoOfAnotherMove) {
    expect_contracts({
        {"undo of an older move",
         [] {
             Game game({}, "older");
             const Game::Undo first = game.apply(game.legal_moves().front());
             game.apply(game.legal_moves().front());
             game.undo(first);
         },
         "the undo data is that of the last placement, but got 2"},
        {"undo of another tile on the square",
         [] {
             Board board(5, ChainBonus::per_city);
             const Cell square = board.square(2, 3);
             const Board::Undo city = board.place(Tile(Kind::city), square);
             board.take_back(city);
             board.place(Tile(Kind::abbey), square);
             board.take_back(city);
         },
         "the undo data is that of the last placement, but got 2"},
        {"undo of no move",
         [] {
             Game game({}, "none");
             const Game::Undo none{};
             game.undo(none);
         },
         "the undo data is that of the last move, but got 0"},
        {"undo of a discard after another move",
         [] {
             Game game({}, "discard");
             while (!game.is_legal(Move::discard())) game.apply(game.legal_moves().front());
             const Game::Undo discard = game.apply(Move::discard());
             game.apply(game.legal_moves().front());
             game.undo(discard);
         },
         "the undo data is that of the last move.*"},
        {"undo of a discard before another discard",
         [] {
             Game game({}, "discards");
             const auto discard = [&game] {
                 while (!game.is_legal(Move::discard())) game.apply(game.legal_moves().front());
                 return game.apply(Move::discard());
             };
             const Game::Undo first = discard();
             discard();
             game.undo(first);
         },
         "the undo data is that of the last move.*"},
    });
}

TEST(SoloMisuseDeathTest, MovesThatNoFileCanHave) {
    const auto written = [](const Move& move) {
        return [=] { (void)to_json(SavedGame{.deal = {.seed = "1"}, .moves = {move}}); };
    };
    const Board board(11, ChainBonus::per_city);
    expect_contracts({
        {"tile 9", written({9, board.square(3, 3)}),
         "to_json.*' requires that a hand has tiles 0 to 3, but got 9"},
        {"a square far away", written({0, 65535}),
         "to_json.*' requires that the board has this square, but got 65535"},
        {"a square of the border", written({0, board.square(3, 11)}), "the board has this square, .*"},
        {"a square above", written({0, 0}), "the board has this square, but got 0"},
        {"a board of size 4", [] { (void)to_json(SavedGame{.deal = {.settings = {.size = 4}}}); },
         "4 is not a valid size.*"},
        {"write_move",
         [&] {
             text::JsonWriter json;
             write_move(json, {9, board.square(3, 3)}, board);
         },
         "write_move.*' requires that a hand has tiles 0 to 3, but got 9"},
    });
    EXPECT_TRUE(read_saved_game(to_json(
        SavedGame{.deal = {.seed = "1"}, .moves = {{3, board.square(0, 0)}, {0, board.square(10, 10)}}})));
}

TEST(SoloMisuseDeathTest, BotsInAGameThatIsOver) {
    Game game({.size = 3}, "over");
    while (!game.is_over()) game.apply(game.legal_moves().front());
    for (const BotKind& kind : all_bots()) {
        expect_contracts({
            {std::string(kind.name),
             [&] {
                 play::Random random(1);
                 (void)kind.make({.size = 3}, {})->choose(game.position(), random);
             },
             "choose.*' requires that the game is not over"},
        });
    }
}

TEST(SoloMisuse, APlannerMayHaveAnyTime) {
    for (const std::int64_t time :
         {std::numeric_limits<std::int64_t>::max(), std::int64_t{10'000'000'000'000'000}}) {
        Game game({}, "time");
        play::Random random(1);
        int calls = 0;
        const auto watch = [&calls] { return ++calls < 3; };
        const auto planner = find_bot("planner")->make({}, {.time_ms = time, .watch = watch});
        EXPECT_TRUE(game.is_legal(planner->choose(game.position(), random)));
        EXPECT_EQ(calls, 3);
    }
}

class OwnBot : public Bot {
  public:
    using Choose = std::function<Move(const Position&)>;
    explicit OwnBot(Choose choose) : choose_(std::move(choose)) {}
    Move choose(const Position& position, play::Random& /*random*/) override { return choose_(position); }

  private:
    Choose choose_;
};

BotKind kind_of(const OwnBot::Choose& choose) {
    return {"own", "", [choose](const Settings&, const Budget&) { return std::make_unique<OwnBot>(choose); }};
}

Move first_move(const Position& position) {
    return position.legal_moves().front();
}

TEST(SoloMisuse, AnIllegalMoveOfAnOwnBotForfeitsTheGame) {
    const BotKind good = kind_of(first_move);
    const BotKind cheat = kind_of([](const Position& position) {
        return position.board().tiles() > 3 ? Move::discard() : first_move(position);
    });
    for (const bool is_second : {false, true}) {
        MatchUp match_up{.bot = &cheat, .seed = "illegal", .games = 6, .threads = 2};
        if (is_second) {
            match_up.bot = &good;
            match_up.against = &cheat;
        }
        const MatchUpResult result = play_match_up(match_up);
        EXPECT_EQ(result.forfeits, 6);
        EXPECT_EQ(result.forfeited_game, 0);
        EXPECT_EQ(result.forfeit, "the bot's move is illegal: the hand can be discarded only after 2 turns");
        EXPECT_EQ(result.scores.count(), 0);
        EXPECT_EQ(result.differences.count(), 0);
    }
    const MatchUpResult result = play_match_up({.bot = &good, .seed = "legal", .games = 2});
    EXPECT_EQ(result.forfeits, 0);
    EXPECT_EQ(result.forfeit, "");
}

TEST(SoloMisuse, AnExceptionOfABotOrCallbackReachesTheCaller) {
    if (has_sanitizer) GTEST_SKIP() << leaking;
    const BotKind good = kind_of(first_move);
    const BotKind thrower = kind_of([](const Position& position) -> Move {
        if (position.board().tiles() > 20) throw std::runtime_error("out of ideas");
        return first_move(position);
    });
    for (const int threads : {1, 2, 4}) {
        MatchUp match_up{.bot = &thrower, .seed = "throw", .games = 50, .threads = threads};
        EXPECT_THROW(play_match_up(match_up), std::runtime_error);
        match_up.bot = &good;
        EXPECT_THROW(play_match_up(match_up, [](std::int64_t) -> bool { throw std::runtime_error("no"); }),
                     std::runtime_error);
    }
}

TEST(SoloMisuse, NumbersOfThreadsAndGamesMayBeAnything) {
    const BotKind good = kind_of(first_move);
    for (const int threads : {0, -2, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()})
        EXPECT_EQ(play_match_up({.bot = &good, .seed = "t", .games = 2, .threads = threads}).scores.count(),
                  2);
    for (const int games : {0, -1})
        EXPECT_EQ(play_match_up({.bot = &good, .seed = "t", .games = games}).scores.count(), 0);
}

TEST(SoloMisuseDeathTest, MatchUps) {
    const BotKind good = kind_of(first_move);
    expect_contracts({
        {"no bot", [] { play_match_up({.seed = "1"}); }, "there is a bot"},
        {"size 4", [&] { play_match_up({.settings = {.size = 4}, .bot = &good}); },
         "4 is not a valid size.*"},
    });
}

}  // namespace
}  // namespace bastide::solo
