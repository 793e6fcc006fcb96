// The effects of moves: by hand in small cases, and in random games by scores, supplies and squares.
#include "bastide/match/review/move_effect.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/dead_cells.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/notation.h"
#include "bastide/match/saved_match.h"
#include "bastide/match/testing/players.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

using testing::anna_and_ben;

// Returns the effects of the last move, in words.
std::string words_of(const std::vector<const char*>& moves) {
    Deck deck;
    std::vector<Move> read;
    for (const char* move : moves) {
        read.push_back(read_move(move).value());
        deck.push_back(read.back().tile);
    }
    Game game(Settings{}, deck);
    while (read.size() > 1) {
        EXPECT_TRUE(game.is_legal(read.front()));
        game.apply(read.front());
        read.erase(read.begin());
    }
    EXPECT_TRUE(game.is_legal(read.front()));
    return effects_text(game.position(), read.front(), anna_and_ben);
}

TEST(MatchMoveEffect, IsDescribedInPlayersWords) {
    EXPECT_EQ(words_of({"L 0 1 0 -"}), "");
    EXPECT_EQ(words_of({"L 0 1 0 m"}), "claims a monastery");
    EXPECT_EQ(words_of({"C 0 -1 2 cS"}), "completes a city for 4 points");
    EXPECT_EQ(words_of({"CFc+ 0 -1 1 cN", "C 0 -2 2 -"}), "completes Anna's city for 8 points");
    EXPECT_EQ(words_of({"LR 1 0 1 rW", "RRR -1 0 0 rS"}),
              "completes Anna's road for 3 points and claims a road");
    EXPECT_EQ(words_of({"LR 1 0 1 rW", "L 0 1 0 -", "RRR -1 0 0 -"}),
              "completes a road for 3 points and frees 1 meeple");
    EXPECT_EQ(words_of({"RFr 1 0 0 rE", "Rr 1 1 3 rE", "Rr 2 0 0 -", "Rr 2 1 1 -"}), "joins Anna's road");
    EXPECT_EQ(words_of({"CFc+ 0 -1 1 cN", "CFc+ 0 -2 1 -"}), "adds 2 points to Anna's city");
    EXPECT_EQ(words_of({"CFc+ 0 -1 1 cN", "L 0 1 0 -", "CFc+ 0 -2 1 -"}), "adds 2 points to a city");
    EXPECT_EQ(words_of({"L 0 1 0 m", "RFr 1 0 0 -"}), "adds 1 point to Anna's monastery");
    EXPECT_EQ(words_of({"RFr 1 0 0 fNL", "C 0 -1 2 -"}), "adds 3 points to Anna's field");
}

TEST(MatchMoveEffect, EqualEffectsAreOnePredicate) {
    const auto text = [](std::vector<MoveEffect> effects) {
        effects = merged(effects);
        EXPECT_EQ(effects.size(), 1U);
        return effect_text(effects.front(), 0, anna_and_ben);
    };
    EXPECT_EQ(text({{Act::completes, Kind::monastery, 1, 9}, {Act::completes, Kind::monastery, 1, 9}}),
              "completes 2 monasteries for 18 points");
    EXPECT_EQ(text({{Act::completes, Kind::road, 2, 3}, {Act::completes, Kind::road, 2, 4}}),
              "completes 2 of Ben's roads for 7 points");
    EXPECT_EQ(text({{Act::takes, Kind::field, 2, 0}, {Act::takes, Kind::field, 2, 0}}),
              "takes over 2 of Ben's fields");
    EXPECT_EQ(text({{Act::loses, Kind::road, 2, 0}}), "loses a road to Ben");
    const std::vector<MoveEffect> different = {{Act::completes, Kind::city, 1, 4},
                                               {Act::completes, Kind::city, 2, 4},
                                               {Act::completes, Kind::road, 1, 4},
                                               {Act::claims, Kind::city, 0, 0}};
    EXPECT_EQ(merged(different), different);
}

TEST(MatchMoveEffect, UnclaimedFeaturesHaveNoEffect) {
    EXPECT_EQ(words_of({"C 0 -1 2 -"}), "");
}

// If two players' features only grow, the points at the end change by these effects alone.
void expect_extensions(const Position& position, const Position& after,
                       const std::vector<MoveEffect>& effects) {
    const bool only_grow = std::ranges::all_of(effects, [](const MoveEffect& effect) {
        return effect.act == Act::extends || effect.act == Act::blocks;
    });
    if (position.players() > 2 || !only_grow) return;
    const Scores before = final_scores(position);
    const Scores then = final_scores(after);
    // Two fields of a player that become one may touch the same city.
    const bool may_lose = final_events(after).size() < final_events(position).size();
    for (const std::size_t player : {0U, 1U}) {
        int gained = 0;
        for (const MoveEffect& effect : effects)
            if ((effect.owners >> player & 1) != 0) gained += effect.count;
        EXPECT_GE(gained, then[player] - before[player]);
        if (!may_lose) {
            EXPECT_EQ(gained, then[player] - before[player]);
        }
    }
}

// Checks `move_effects` of a move against scores, supplies and squares before and after it.
void expect_agreement(const Position& position, const Move& move, const std::vector<MoveEffect>& effects) {
    const int mover = position.to_move();
    Position after = position;
    after.apply(move);
    std::array<int, max_players> points{};
    int freed = 0;
    for (const MoveEffect& effect : effects) {
        if (effect.act == Act::frees) freed = effect.count;
        if (effect.act == Act::blocks) {
            EXPECT_TRUE(std::ranges::any_of(after.board().open_squares(),
                                            [&](const OpenSquare& open) { return is_dead(after, open); }));
        }
        if (effect.act != Act::completes) continue;
        for (std::size_t player = 0; player < points.size(); ++player)
            points[player] += (effect.owners >> player & 1) * effect.count;
    }
    for (int player = 0; player < position.players(); ++player) {
        EXPECT_EQ(points[static_cast<std::size_t>(player)], after.score(player) - position.score(player));
    }
    expect_extensions(position, after, effects);
    const bool has_meeple = after.meeple_tiles().contains(after.board().tiles().size() - 1);
    EXPECT_EQ(freed - (has_meeple ? 1 : 0), after.supply(mover) - position.supply(mover));
}

TEST(MatchMoveEffect, AgreesWithTheChangesOfTheMove) {
    std::array<int, all_acts.size()> seen{};
    for (int i = 0; i < 150; ++i) {
        Settings settings;
        settings.players = static_cast<std::uint8_t>(2 + i % 3);
        const Record record = testing::random_match(settings, "deeds-" + std::to_string(i));
        Record before = record;
        for (std::size_t turn = 0; turn < record.played(); ++turn) {
            before.go_to(turn);
            const Position& position = before.game().position();
            const Move& move = record.steps()[turn].move;
            const std::vector<MoveEffect> effects = move_effects(position, move);
            expect_agreement(position, move, effects);
            for (const MoveEffect& effect : effects) ++seen[static_cast<std::size_t>(effect.act)];
        }
    }
    for (const Act act : all_acts) EXPECT_GT(seen[static_cast<std::size_t>(act)], 0) << name(act);
}

}  // namespace
}  // namespace bastide::match
