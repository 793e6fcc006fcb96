// The evaluation: its counts match the board, and a claim evaluated in advance has its value after the move.
#include "bastide/match/bots/evaluation.h"

#include <gtest/gtest.h>

#include "bastide/match/bots/one_ply_search.h"
#include "bastide/match/game.h"
#include "bastide/match/testing/type.h"

namespace bastide::match {
namespace {

using testing::type;

Values values_of(const Position& position) {
    Evaluation evaluation(position.settings());
    return evaluation.survey(position).values();
}

// One evaluation for a whole match, as bots have it, remembers nothing that is no longer so.
TEST(MatchEvaluation, IsStateless) {
    Game game(Settings{}, "fresh");
    play::Random random(3);
    Evaluation evaluation{Settings{}};
    int differ = 0;
    while (!game.is_over()) {
        Position position = game.position();
        const Values before = evaluation.survey(position).values();
        EXPECT_EQ(before, values_of(position));
        // The same board with other remaining tiles, which the evaluation must notice by itself.
        position.set_aside();
        while (position.remaining() > 1) {
            Type tile = 0;
            while (position.remaining(tile) == 0) ++tile;
            position.draw(tile);
            position.set_aside();
        }
        const Values after = evaluation.survey(position).values();
        EXPECT_EQ(after, values_of(position));
        differ += after == before ? 0 : 1;
        game.apply(game.position().random_move(random).value());
    }
    EXPECT_GT(differ, 60);
}

// An incremental survey of a move's changes equals a full survey, with players who claim everything they can.
TEST(MatchEvaluation, IncrementalSurveyMatchesAFullOne) {
    int surveyed = 0;
    for (int players = min_players; players <= max_players; ++players) {
        Settings settings;
        settings.players = static_cast<std::uint8_t>(players);
        Game game(settings, "after-" + std::to_string(players));
        play::Random random(5);
        Evaluation evaluation(settings);
        while (!game.is_over() && game.position().remaining() > 0) {
            Position position = game.position();
            evaluation.prepare(position);
            for (const Placement& placement : position.places(position.tile())) {
                const Position::Undo undo = position.apply({position.tile(), placement, no_piece});
                EXPECT_EQ(evaluation.survey_after(position, undo).values(), values_of(position));
                position.undo(undo);
                ++surveyed;
            }
            game.apply(random.below(2) == 0 ? best_move(position, evaluation)
                                            : position.random_move(random).value());
        }
    }
    EXPECT_GT(surveyed, 5000);
}

// Joining a field to one that touches cities makes others' prospects depend on the claim, so without farmers.
TEST(MatchEvaluation, JudgesClaimsAsIfTheyWereMade) {
    Settings settings;
    settings.fields = false;
    int claims = 0;
    for (int seed = 0; seed < 5; ++seed) {
        settings.players = static_cast<std::uint8_t>(2 + seed);
        Game game(settings, "claims-" + std::to_string(seed));
        play::Random random(1);
        Evaluation evaluation(settings);
        while (!game.is_over() && game.position().remaining() > 0) {
            Position position = game.position();
            const int player = position.to_move();
            std::size_t count = 0;
            evaluate_moves(position, evaluation, [&](const Move& move, int value) {
                Position after = game.position();
                after.apply(move);
                EXPECT_EQ(value, lead(values_of(after), settings.players, player));
                claims += move.piece != no_piece ? 1 : 0;
                ++count;
            });
            EXPECT_EQ(position, game.position());
            EXPECT_EQ(count, game.position().legal_moves(Symmetric::collapsed).size());
            game.apply(game.position().random_move(random).value());
        }
    }
    EXPECT_GT(claims, 1000);
}

TEST(MatchEvaluation, JudgesEveryLegalMoveOnce) {
    Game game(Settings{}, "all");
    play::Random random(2);
    Evaluation evaluation{Settings{}};
    while (!game.is_over()) {
        Position position = game.position();
        std::vector<Move> count;
        evaluate_moves(position, evaluation, [&](const Move& move, int) { count.push_back(move); });
        EXPECT_EQ(count, game.position().legal_moves(Symmetric::collapsed));
        game.apply(game.position().random_move(random).value());
    }
}

// A knight in a city that will almost certainly be completed is worth more than the city's present points.
TEST(MatchEvaluation, ExpectsACityToBeCompleted) {
    Position position{Settings{}};
    position.draw(type("CcRr"));
    position.apply({type("CcRr"), {{0, -1}, 2}, 0});
    Evaluation evaluation{Settings{}};
    const Evaluation::Survey survey = evaluation.survey(position);
    const auto amounts = survey.amounts();
    EXPECT_EQ(amounts[0][static_cast<std::size_t>(Term::city_points)], 2 * 256);
    EXPECT_GT(amounts[0][static_cast<std::size_t>(Term::city_gain)], 256);
    EXPECT_EQ(amounts[0][static_cast<std::size_t>(Term::meeples)], 6 * 256);
    EXPECT_EQ(amounts[1][static_cast<std::size_t>(Term::cities)], 0);
    EXPECT_EQ(final_scores(position)[0], 2);
}

}  // namespace
}  // namespace bastide::match
