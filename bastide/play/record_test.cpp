// A second, tiny game is recorded, replayed and taken back by the same code as the first, unchanged.
#include "bastide/play/record.h"

#include <array>

#include <gtest/gtest.h>

#include "bastide/play/testing/game_properties.h"

namespace bastide::play {
namespace {

// Nim: take as many as you like of one heap, until none is left.
class Nim {
  public:
    struct Move {
        std::size_t heap = 0;
        int taken = 0;

        friend bool operator==(const Move&, const Move&) = default;
    };
    using Undo = Move;

    explicit Nim(std::array<int, 3> heaps) : heaps_(heaps) {}

    std::string why_illegal(const Move& move) const {
        if (move.heap >= heaps_.size()) return "there is no such heap";
        if (move.taken < 1) return "at least one is due";
        return move.taken <= heaps_[move.heap]
                   ? ""
                   : "the heap has no more than " + std::to_string(heaps_[move.heap]);
    }
    bool is_legal(const Move& move) const { return why_illegal(move).empty(); }

    std::vector<Move> legal_moves() const {
        std::vector<Move> moves;
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap) {
            for (int taken = 1; taken <= heaps_[heap]; ++taken) moves.push_back({heap, taken});
        }
        return moves;
    }

    Undo apply(const Move& move) {
        heaps_[move.heap] -= move.taken;
        return move;
    }
    void undo(const Undo& undo) { heaps_[undo.heap] += undo.taken; }
    bool is_over() const { return heaps_ == std::array<int, 3>{}; }
    const std::array<int, 3>& heaps() const { return heaps_; }

    friend bool operator==(const Nim&, const Nim&) = default;

  private:
    std::array<int, 3> heaps_;
};

static_assert(Game<Nim>);

std::vector<Nim::Move> candidates() {
    std::vector<Nim::Move> moves;
    for (std::size_t heap = 0; heap < 5; ++heap) {
        for (int taken = -1; taken < 9; ++taken) moves.push_back({heap, taken});
    }
    return moves;
}

TEST(Game, IsNimAsWell) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(seed);
        testing::expect_game(Nim({3, 4, 7}), seed, candidates());
    }
}

TEST(Record, RefusesWhatIsNotAllowedAndChangesNothing) {
    Record<Nim> record(Nim({1, 0, 2}));
    EXPECT_FALSE(record.play({1, 1}));
    EXPECT_FALSE(record.play({2, 3}));
    EXPECT_EQ(record.game(), Nim({1, 0, 2}));
    EXPECT_TRUE(record.moves().empty());
    EXPECT_FALSE(record.can_undo());
}

TEST(Record, GoesBackAndForth) {
    Record<Nim> record(Nim({1, 0, 2}));
    EXPECT_TRUE(record.play({2, 1}));
    EXPECT_TRUE(record.play({2, 1}));
    EXPECT_TRUE(record.undo());
    EXPECT_EQ(record.game(), Nim({1, 0, 1}));
    EXPECT_TRUE(record.can_redo());
    EXPECT_TRUE(record.redo());
    EXPECT_EQ(record.game(), Nim({1, 0, 0}));
    EXPECT_FALSE(record.redo());
    EXPECT_TRUE(record.undo());
    EXPECT_TRUE(record.undo());
    EXPECT_FALSE(record.undo());
    EXPECT_EQ(record.game(), Nim({1, 0, 2}));
}

TEST(Record, ForgetsWhatWasTakenBackOnceSomethingElseIsPlayed) {
    Record<Nim> record(Nim({1, 0, 2}));
    record.play({2, 1});
    record.undo();
    EXPECT_FALSE(record.play({1, 1})) << "not allowed";
    EXPECT_TRUE(record.can_redo()) << "nothing was played";
    EXPECT_TRUE(record.play({0, 1}));
    EXPECT_FALSE(record.can_redo());
    EXPECT_EQ(record.moves(), (std::vector<Nim::Move>{{0, 1}}));
}

TEST(Replay, NamesTheFirstMoveThatIsNotAllowed) {
    const auto record = replay(Nim({1, 0, 2}), {{2, 1}, {2, 2}, {1, 1}});
    ASSERT_FALSE(record);
    EXPECT_EQ(to_string(record.error()), "move 1: the heap has no more than 1");
    const auto over = replay(Nim({1, 0, 0}), {{0, 1}, {0, 1}});
    ASSERT_FALSE(over);
    EXPECT_EQ(to_string(over.error()), "move 1: the heap has no more than 0");
    EXPECT_EQ(replay(Nim({1, 0, 0}), {})->game(), Nim({1, 0, 0}));
}

}  // namespace
}  // namespace bastide::play
