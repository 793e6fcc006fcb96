// Tests of the properties of every game that can be recorded, replayed and played. A game's test calls these
// functions with the game's type.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/play/random.h"
#include "bastide/play/record.h"

namespace bastide::play::testing {

// Checks that exactly those candidates are legal that `legal_moves` returns, and that exactly the other
// candidates have an illegality. The candidates must be distinct and include every move that can ever be
// legal.
template <Game G>
void expect_legal_moves_agree(const G& game, const std::vector<typename G::Move>& candidates) {
    const auto legal = game.legal_moves();
    ASSERT_EQ(game.is_over(), legal.empty());
    for (auto move = legal.begin(); move != legal.end(); ++move)
        ASSERT_EQ(std::find(move + 1, legal.end(), *move), legal.end()) << "a move is listed twice";
    std::size_t accepted = 0;
    for (const auto& move : candidates) {
        ASSERT_NE(game.illegality(move).has_value(), game.is_legal(move));
        if (!game.is_legal(move)) continue;
        ++accepted;
        ASSERT_NE(std::ranges::find(legal, move), legal.end()) << "a legal move is not listed";
    }
    ASSERT_EQ(accepted, legal.size()) << "a listed move is not legal";
}

template <Game G>
struct Walk {
    std::vector<G> states;  // from the start to the end
    std::vector<typename G::Move> moves;
    std::vector<typename G::Undo> undos;
};

// Plays at random to the end, or up to `most` moves. Checks that each move changes something.
template <Game G>
Walk<G> random_walk(G game, std::uint64_t seed, std::size_t most) {
    Random chance(seed);
    Walk<G> walk;
    walk.states.push_back(game);
    while (!game.is_over() && walk.moves.size() < most) {
        const auto legal = game.legal_moves();
        walk.moves.push_back(legal[chance.below(static_cast<std::uint32_t>(legal.size()))]);
        walk.undos.push_back(game.apply(walk.moves.back()));
        EXPECT_FALSE(game == walk.states.back());
        walk.states.push_back(game);
    }
    return walk;
}

// Checks that undo restores everything, at every depth, and that play then continues in the same way.
template <Game G>
void expect_undo_restores(const Walk<G>& walk, std::uint64_t seed) {
    G game = walk.states.back();
    for (std::size_t i = walk.moves.size(); i-- > 0;) {
        game.undo(walk.undos[i]);
        ASSERT_TRUE(game == walk.states[i]) << "move " << i;
        constexpr std::size_t deep = 4;
        Walk<G> aside = random_walk(game, seed + i, deep);
        G there = aside.states.back();
        for (std::size_t j = aside.moves.size(); j-- > 0;) there.undo(aside.undos[j]);
        ASSERT_TRUE(there == game) << "aside from move " << i;
        G again = game;
        again.apply(walk.moves[i]);
        ASSERT_TRUE(again == walk.states[i + 1]) << "move " << i << " again";
    }
}

// Checks that a record moves back and forth through the states, rejects illegal moves, and replays.
template <Game G>
void expect_record_stores(const typename G::Start& start, const Walk<G>& walk,
                          const std::vector<typename G::Move>& candidates) {
    Record<G> record(start);
    ASSERT_FALSE(record.can_undo() || record.undo() || record.can_redo() || record.redo());
    for (const auto& move : walk.moves) {
        const auto step = record.play(move);
        ASSERT_TRUE(step);
        ASSERT_EQ(step->move, move);
        for (const auto& other : candidates) {
            if (record.game().is_legal(other)) continue;
            const G before = record.game();
            ASSERT_FALSE(record.play(other));
            ASSERT_TRUE(record.game() == before);
            break;
        }
    }
    ASSERT_EQ(record.moves(), walk.moves);
    for (std::size_t i = walk.moves.size(); i-- > 0;) {
        ASSERT_TRUE(record.undo());
        ASSERT_TRUE(record.game() == walk.states[i]);
        ASSERT_EQ(record.moves().size(), i);
    }
    for (std::size_t i = 0; i < walk.moves.size(); ++i) {
        ASSERT_TRUE(record.redo());
        ASSERT_TRUE(record.game() == walk.states[i + 1]);
    }
    ASSERT_FALSE(record.can_redo());
    const auto replayed = replay<G>(start, walk.moves);
    ASSERT_TRUE(replayed);
    ASSERT_TRUE(replayed->game() == walk.states.back());
    ASSERT_EQ(replayed->moves(), walk.moves);
}

// Checks everything along one game of random moves. The legal moves are checked at every `stride`-th state
// and at the end.
template <Game G>
void expect_game(const typename G::Start& start, std::uint64_t seed,
                 const std::vector<typename G::Move>& candidates, std::size_t stride = 1) {
    constexpr std::size_t most = 100'000;
    const Walk<G> walk = random_walk(G(start), seed, most);
    ASSERT_TRUE(walk.states.back().is_over());
    for (std::size_t i = 0; i < walk.states.size(); ++i) {
        if (i % stride == 0 || i + 1 == walk.states.size())
            expect_legal_moves_agree(walk.states[i], candidates);
    }
    expect_undo_restores(walk, seed);
    expect_record_stores(start, walk, candidates);
}

}  // namespace bastide::play::testing
