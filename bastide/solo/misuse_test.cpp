// Calls with extreme and empty values: each returns an error or ends with the message of a contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/solo/bots/parallel/match_up.h"
#include "bastide/solo/game.h"
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
         "the undo data is that of the last placement"},
    });
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
    for (const int threads : {0, -2, std::numeric_limits<int>::min()})
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
