// The same code records, replays and undoes a second, tiny game.
#include "bastide/play/record.h"

#include <cstdint>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/play/testing/game_properties.h"
#include "examples/nim/nim.h"

namespace bastide::play {
namespace {

using nim::Game;
using nim::Heaps;

TEST(PlayRecord, RejectsIllegalMovesWithoutChange) {
    Record<Game> record(Heaps{1, 0, 2});
    EXPECT_FALSE(record.play({1, 1}));
    EXPECT_FALSE(record.play({2, 3}));
    EXPECT_EQ(record.game(), Game({1, 0, 2}));
    EXPECT_TRUE(record.moves().empty());
    EXPECT_FALSE(record.can_undo());
}

// A game of two players, in which the first makes two moves in a row.
struct TwoAndOne {
    using Start = int;  // the number of moves
    using Move = int;
    using Event = int;
    enum class Illegality : std::uint8_t { over };
    using Undo = int;

    explicit TwoAndOne(int moves) : left(moves) {}

    int to_move() const { return left % 3 == 1 ? 1 : 0; }
    bool is_over() const { return left == 0; }
    bool is_legal(int /*move*/) const { return !is_over(); }
    std::optional<Illegality> illegality(int move) const {
        return is_legal(move) ? std::nullopt : std::optional(Illegality::over);
    }
    std::vector<int> legal_moves() const { return is_over() ? std::vector<int>() : std::vector{0}; }
    int apply(int /*move*/) { return left--; }
    void undo(int before) { left = before; }
    std::vector<int> events(int /*undo*/) const { return {}; }
    friend bool operator==(const TwoAndOne&, const TwoAndOne&) = default;

    int left;
};

TEST(PlayRecord, StepsNameThePlayer) {
    Record<TwoAndOne> record(6);
    for (int i = 0; i < 6; ++i) ASSERT_TRUE(record.play(0));
    EXPECT_EQ(record.game(), TwoAndOne(0));
    std::vector<int> players;
    for (const auto& step : record.steps()) players.push_back(step.player);
    EXPECT_EQ(players, (std::vector{0, 0, 1, 0, 0, 1}));
    Record<Game> nim(Heaps{1, 0, 2});
    ASSERT_TRUE(nim.play({2, 1}));
    EXPECT_EQ(nim.steps().back().player, 0) << "the game does not say who moves";
}

TEST(PlayRecord, GoesBackAndForth) {
    Record<Game> record(Heaps{1, 0, 2});
    EXPECT_TRUE(record.play({2, 1}));
    EXPECT_TRUE(record.play({2, 1}));
    EXPECT_TRUE(record.undo());
    EXPECT_EQ(record.game(), Game({1, 0, 1}));
    EXPECT_TRUE(record.can_redo());
    EXPECT_TRUE(record.redo());
    EXPECT_EQ(record.game(), Game({1, 0, 0}));
    EXPECT_FALSE(record.redo());
    EXPECT_TRUE(record.undo());
    EXPECT_TRUE(record.undo());
    EXPECT_FALSE(record.undo());
    EXPECT_EQ(record.game(), Game({1, 0, 2}));
}

TEST(PlayRecord, PlayDropsUndoneMoves) {
    Record<Game> record(Heaps{1, 0, 2});
    ASSERT_TRUE(record.play({2, 1}));
    record.undo();
    EXPECT_FALSE(record.play({1, 1})) << "not allowed";
    EXPECT_TRUE(record.can_redo()) << "nothing was played";
    EXPECT_TRUE(record.play({0, 1}));
    EXPECT_FALSE(record.can_redo());
    EXPECT_EQ(record.moves(), (std::vector<nim::Move>{{0, 1}}));
}

TEST(PlayRecord, ReturnsTheBrokenRule) {
    Record<Game> record(Heaps{1, 0, 2});
    const auto why = [&record](const nim::Move& move) {
        const auto step = record.play(move);
        return step ? "" : to_string(to_message(step.error()));
    };
    EXPECT_EQ(why({3, 1}), "there is no such heap");
    EXPECT_EQ(why({2, 0}), "take one at least");
    EXPECT_EQ(why({2, 3}), "the heap has no more than 2");
    EXPECT_EQ(why({2, 2}), "");
    EXPECT_EQ(why({2, 1}), "the heap has no more than 0");
}

TEST(PlayRecord, PreservesItsStart) {
    Record<Game> record(Heaps{1, 0, 2});
    ASSERT_TRUE(record.play({2, 2}));
    EXPECT_EQ(record.start(), (Heaps{1, 0, 2}));
    EXPECT_FALSE(record == Record<Game>(Heaps{1, 0, 2}));
    record.undo();
    EXPECT_EQ(record.start(), (Heaps{1, 0, 2}));
    EXPECT_FALSE(record == Record<Game>(Heaps{1, 0, 2})) << "what was taken back is part of it";
    EXPECT_FALSE(Record<Game>(Heaps{1, 0, 2}) == Record<Game>(Heaps{1, 0, 3}));
}

TEST(PlayRecord, LineIncludesUndoneSteps) {
    Record<Game> record(Heaps{1, 0, 2});
    EXPECT_TRUE(record.steps().empty() && record.line().empty());
    ASSERT_TRUE(record.play({2, 1}));
    const auto step = record.play({0, 1});
    ASSERT_TRUE(step);
    EXPECT_EQ(step->move, (nim::Move{0, 1}));
    ASSERT_EQ(record.steps().size(), 2U);
    EXPECT_EQ(record.steps()[0].move, (nim::Move{2, 1}));
    EXPECT_EQ(record.steps()[1].move, (nim::Move{0, 1}));
    record.undo();
    EXPECT_EQ(record.played(), 1U);
    EXPECT_EQ(record.steps().size(), 1U);
    ASSERT_EQ(record.line().size(), 2U);
    EXPECT_EQ(record.line()[1].move, (nim::Move{0, 1}));
    EXPECT_EQ(record.moves(), (std::vector<nim::Move>{{2, 1}})) << "without what was taken back";
    // Another move replaces the undone ones.
    ASSERT_TRUE(record.play({2, 1}));
    ASSERT_EQ(record.line().size(), 2U);
    EXPECT_EQ(record.line()[1].move, (nim::Move{2, 1}));
}

// Copies share their turns.
TEST(PlayRecord, CopiesAreIndependent) {
    Record<Game> record(Heaps{1, 0, 2});
    ASSERT_TRUE(record.play({2, 1}));
    ASSERT_TRUE(record.play({0, 1}));
    Record<Game> copy = record;
    EXPECT_EQ(copy, record);
    ASSERT_TRUE(copy.undo());
    ASSERT_TRUE(copy.undo());
    ASSERT_TRUE(copy.play({0, 1}));
    EXPECT_EQ(copy.game(), Game({0, 0, 2}));
    EXPECT_EQ(record.game(), Game({0, 0, 1}));
    EXPECT_EQ(record.moves(), (std::vector<nim::Move>{{2, 1}, {0, 1}}));
    ASSERT_TRUE(record.undo());
    ASSERT_TRUE(record.redo());
    ASSERT_TRUE(record.undo());
    EXPECT_EQ(record.game(), Game({1, 0, 1})) << "the undo data is still the step's after a redo";
    EXPECT_EQ(record.steps().last(1)[0].move, (nim::Move{2, 1}));
}

TEST(PlayRecord, GoToReachesEveryMove) {
    Record<Game> record(Heaps{1, 0, 2});
    ASSERT_TRUE(record.play({2, 1}));
    ASSERT_TRUE(record.play({0, 1}));
    ASSERT_TRUE(record.play({2, 1}));
    record.go_to(1);
    EXPECT_EQ(record.game(), Game({1, 0, 1}));
    EXPECT_EQ(record.played(), 1U);
    EXPECT_EQ(record.line().size(), 3U);
    record.go_to(2);
    EXPECT_EQ(record.game(), Game({0, 0, 1}));
    record.go_to(2);
    EXPECT_EQ(record.played(), 2U);
    record.go_to(0);
    EXPECT_EQ(record.game(), Game({1, 0, 2}));
    record.go_to(100);
    EXPECT_EQ(record.game(), Game({0, 0, 0}));
    EXPECT_EQ(record.played(), 3U) << "there are no more";
}

TEST(PlayReplay, NamesTheFirstIllegalMove) {
    const auto record = replay<Game>({1, 0, 2}, {{2, 1}, {2, 2}, {1, 1}});
    ASSERT_FALSE(record);
    EXPECT_EQ(to_string(record.error()), "move 1: the heap has no more than 1");
    const auto over = replay<Game>({1, 0, 0}, {{0, 1}, {0, 1}});
    ASSERT_FALSE(over);
    EXPECT_EQ(to_string(over.error()), "move 1: the heap has no more than 0");
    EXPECT_EQ(replay<Game>({1, 0, 0}, {})->game(), Game({1, 0, 0}));
}

}  // namespace
}  // namespace bastide::play
