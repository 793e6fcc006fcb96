// Effects are what making the moves gives, and moves leave the others as they are.
#include "bastide/match/bots/placement_effects.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/immediate_outcome.h"
#include "bastide/match/game.h"

namespace bastide::match {
namespace {

std::vector<PlacementEffect> effects_of(const Position& position, Type type) {
    PlacementEffects effects;
    effects.prepare(position);
    std::vector<PlacementEffect> found;
    for_each_place(
        position.board(), type, [](Square) { return true; },
        [&](const Placement& placement) { found.push_back(effects.effect(type, placement)); });
    return found;
}

const PlacementEffect* find(const std::vector<PlacementEffect>& effects, const Placement& placement) {
    const auto found = std::ranges::find(effects, placement, &PlacementEffect::placement);
    return found == effects.end() ? nullptr : &*found;
}

Settings settings_of(int number) {
    Settings settings;
    if (number % 3 == 1) settings.small_city = SmallCity::two;
    if (number % 4 == 2) settings.meeples = 2;
    settings.fields = number % 5 != 1;
    return settings;
}

// Calls `visit(position, random)` before every turn of some games.
template <class Visit>
void for_each_turn(int games, const Visit& visit) {
    for (int number = 0; number < games; ++number) {
        const Settings settings = settings_of(number);
        Game game(settings, "effects-" + std::to_string(number));
        play::Random random(static_cast<std::uint64_t>(number));
        const auto greedy = find_bot("greedy")->make(settings, {});
        while (!game.is_over()) {
            visit(game.position(), random);
            const bool is_random = number % 2 == 0;
            game.apply(is_random ? *game.position().random_move(random)
                                 : greedy->choose(game.position(), random));
        }
    }
}

TEST(MatchPlacementEffects, AreThoseOfTheMoves) {
    std::int64_t compared = 0;
    for_each_turn(40, [&](Position position, play::Random&) {
        PlacementEffects at_turn;
        at_turn.prepare(position);
        const Scores now = final_scores(position);
        ASSERT_EQ(at_turn.lead(), now[0] - now[1]);
        const auto effects = effects_of(position, position.tile());
        const auto places = position.places(position.tile(), Symmetric::collapsed);
        ASSERT_EQ(effects.size(), places.size());
        const int player = position.to_move();
        for (const Placement& placement : places) {
            const PlacementEffect* effect = find(effects, placement);
            ASSERT_NE(effect, nullptr);
            const int claimable = position.supply(player) > 0 ? effect->claimable : 0;
            EXPECT_EQ(claimable, position.claimable_pieces(placement));
            int most = 0;
            try_placement(position, placement, [&](const ImmediateOutcome& after) {
                const std::uint8_t piece = after.move.piece;
                const int claim = piece == no_piece ? 0 : effect->points[piece];
                most = std::max(most, claim);
                EXPECT_EQ(after.scores[0] - after.scores[1],
                          at_turn.lead() + effect->change + (player == 0 ? claim : -claim));
                ++compared;
            });
            EXPECT_EQ(best_claim(*effect, position.supply(player) > 0), most);
        }
    });
    EXPECT_GT(compared, 50'000);
}

TEST(MatchPlacementEffects, TellWhoGetsMeeplesBack) {
    for_each_turn(10, [](const Position& position, play::Random&) {
        for (const PlacementEffect& effect : effects_of(position, position.tile())) {
            Position after = position;
            after.apply({position.tile(), effect.placement, no_piece});
            for (int player = 0; player < 2; ++player)
                EXPECT_EQ(effect.returns >> player & 1,
                          after.supply(player) > position.supply(player) ? 1 : 0);
        }
    });
}

// Searches take over all that a move does not change.
TEST(MatchPlacementEffects, StayAsTheyAreUnlessTheyMayChange) {
    std::int64_t same = 0;
    for_each_turn(40, [&](const Position& position, play::Random& random) {
        if (position.remaining() == 0 || position.remaining() > 40) return;
        Type type = 0;
        while (position.remaining(type) == 0 || random.below(3) == 0)
            type = static_cast<Type>((type + 1) % type_count);
        const auto mine = effects_of(position, position.tile());
        const auto before = effects_of(position, type);
        for (const Move& move : position.legal_moves(Symmetric::collapsed)) {
            if (random.below(8) != 0) continue;
            Position next = position;
            next.apply(move);
            const auto after = effects_of(next, type);
            const ClaimedPlacement effect = with_piece(*find(mine, move.placement), move.tile, move.piece);
            for (const PlacementEffect& each : before) {
                if (may_change(effect, each)) continue;
                const PlacementEffect* now = find(after, each.placement);
                ASSERT_NE(now, nullptr);
                EXPECT_EQ(*now, each);
                ++same;
            }
        }
    });
    EXPECT_GT(same, 50'000);
}

TEST(MatchPlacementEffects, NeedTwoPlayersAndFarmsOfTheThirdEdition) {
    Settings settings;
    EXPECT_TRUE(PlacementEffects::knows(settings));
    settings.farm = Farm::first;
    EXPECT_FALSE(PlacementEffects::knows(settings));
    settings.farm = Farm::third;
    settings.players = 3;
    EXPECT_FALSE(PlacementEffects::knows(settings));
}

}  // namespace
}  // namespace bastide::match
