#include "bastide/match/env/actions.h"

#include <set>

#include <gtest/gtest.h>

#include "bastide/match/game.h"

namespace bastide::match {
namespace {

TEST(MatchActions, AreAsManyAsDocumented) {
    EXPECT_EQ(Window{}.actions(), 34'596);
    EXPECT_EQ(Window{}.two_step_actions(), 3'853);
}

TEST(MatchActions, HaveTheDocumentedNumbers) {
    EXPECT_EQ(action_of({1}, {0, {{-1, -1}, 0}, no_piece}), 0);
    EXPECT_EQ(action_of({1}, {0, {{-1, -1}, 0}, 0}), 1);
    EXPECT_EQ(action_of({1}, {0, {{-1, -1}, 3}, no_piece}), 27);
    EXPECT_EQ(action_of({1}, {0, {{0, 1}, 2}, 4}), ((7 * 4) + 2) * 9 + 5);
    EXPECT_EQ(action_of({1}, {0, {{1, 1}, 3}, 7}), Window{1}.actions() - 1);
}

TEST(MatchActions, EachStandsForOneMove) {
    const Window window{2};
    std::set<Move> moves;
    for (Action action = 0; action < window.actions(); ++action) {
        const Move move = move_of(window, action, 7);
        EXPECT_EQ(action_of(window, move), action);
        EXPECT_TRUE(window.contains(move.placement.at));
        moves.insert(move);
    }
    EXPECT_EQ(std::ssize(moves), window.actions());
}

TEST(MatchActions, AreTheLegalMovesWithinTheWindow) {
    play::Random chance(5);
    for (const int radius : {2, 15, max_radius}) {
        const Window window{radius};
        Game game(Settings{.players = 3}, "numbers-" + std::to_string(radius));
        while (!game.is_over()) {
            const Position& position = game.position();
            std::vector<Action> due;
            for (const Move& move : position.legal_moves(Symmetric::collapsed))
                if (window.contains(move.placement.at)) due.push_back(action_of(window, move));
            std::vector<Action> actions;
            for_each_action(position, window, [&](Action action) { actions.push_back(action); });
            EXPECT_EQ(actions, due);
            game.apply(*position.random_move(chance));
        }
    }
}

}  // namespace
}  // namespace bastide::match
