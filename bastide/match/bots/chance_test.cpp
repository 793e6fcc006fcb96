#include "bastide/match/bots/chance.h"

#include <array>

#include <gtest/gtest.h>

#include "bastide/match/game.h"

namespace bastide::match {
namespace {

// The positions of a random game, before each draw.
std::vector<Position> positions(Unplaceable unplaceable) {
    Game game({.unplaceable = unplaceable}, "chance");
    play::Random random(1);
    std::vector<Position> before;
    while (!game.is_over()) {
        before.push_back(game.position());
        before.back().put_back();
        game.apply(*game.position().random_move(random));
    }
    return before;
}

TEST(MatchChance, OutcomesAreTheRemainingTilesThatFit) {
    for (const Position& position : positions(Unplaceable::redraw)) {
        std::array<int, type_count> weights{};
        for (const ChanceOutcome& outcome : chance_outcomes(position)) weights[outcome.type] = outcome.weight;
        for (Type type = 0; type < type_count; ++type)
            EXPECT_EQ(weights[type], position.places(type).empty() ? 0 : position.remaining(type));
    }
}

TEST(MatchChance, DrawsAccordingToTheWeights) {
    for (const Unplaceable unplaceable : {Unplaceable::redraw, Unplaceable::bottom}) {
        const Position position = positions(unplaceable)[60];
        std::array<int, type_count> drawn{};
        play::Random random(2);
        constexpr int draws = 20'000;
        for (int i = 0; i < draws; ++i) {
            Position after = position;
            ASSERT_TRUE(draw_by_chance(after, random));
            ++drawn[after.tile()];
        }
        int all = 0;
        for (const ChanceOutcome& outcome : chance_outcomes(position)) all += outcome.weight;
        for (const ChanceOutcome& outcome : chance_outcomes(position)) {
            EXPECT_NEAR(drawn[outcome.type], draws * outcome.weight / all, 600);  // over four deviations
            drawn[outcome.type] = 0;
        }
        EXPECT_EQ(drawn, (std::array<int, type_count>{}));
    }
}

TEST(MatchChance, UnplaceableTilesAreReportedOrStayUnderTheDeck) {
    for (const Unplaceable unplaceable : {Unplaceable::redraw, Unplaceable::bottom}) {
        std::size_t reported = 0;
        play::Random random(3);
        for (const Position& position : positions(unplaceable)) {
            for (int i = 0; i < 50; ++i) {
                Position after = position;
                std::vector<Type> unplaceable_tiles;
                const bool has_drawn = draw_by_chance(after, random, &unplaceable_tiles);
                reported += unplaceable_tiles.size();
                for (const Type type : unplaceable_tiles) EXPECT_FALSE(position.fits_somewhere(type));
                if (has_drawn) after.put_back();
                for (const Type type : unplaceable_tiles) after.return_aside(type);
                EXPECT_EQ(after, position);
            }
        }
        EXPECT_EQ(reported > 0, unplaceable == Unplaceable::redraw);
    }
}

}  // namespace
}  // namespace bastide::match
