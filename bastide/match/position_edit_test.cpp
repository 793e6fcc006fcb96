// Positions built and taken apart by hand, edit by edit.
#include "bastide/match/position_edit.h"

#include <gtest/gtest.h>

#include "bastide/match/position_text.h"
#include "bastide/match/testing/random_match.h"
#include "bastide/match/testing/type.h"

namespace bastide::match {
namespace {

using testing::type;

Position position_in(std::string_view text) {
    auto read = read_position(text);
    if (!read) ADD_FAILURE() << text << ": " << read.error().what();
    return read ? *read : Position(Settings());
}

std::string text_of(const Result<Position>& edited) {
    return edited ? to_text(*edited) : "error: " + edited.error().what();
}

const Position start = Position(Settings());

TEST(MatchPositionEdit, PlacesATileInTheFirstRotationThatFits) {
    EXPECT_EQ(text_of(with_tile(start, type("C"), {0, -1})),
              "players 2; tiles RCr 0 0 0, C 0 -1 2; scores 0 0; turn 0");
    EXPECT_EQ(text_of(with_tile(start, type("L"), {0, -1})),
              "error: L does not fit on square 0 -1 in any rotation");
    EXPECT_EQ(text_of(with_tile(start, type("L"), {0, 0})), "error: square 0 0 already has a tile");
    EXPECT_EQ(text_of(with_tile(start, type("L"), {5, 5})), "error: square 5 5 has no tile next to it");
}

TEST(MatchPositionEdit, UsesTheRemainingTilesFirst) {
    const Position two = position_in("players 2; tiles RCr 0 0 0; left L 1");
    const auto one = with_tile(two, type("L"), {0, 1});
    EXPECT_EQ(text_of(one), "players 2; tiles RCr 0 0 0, L 0 1 0; scores 0 0; turn 0; left -");
    EXPECT_EQ(text_of(with_hand(*one, type("L"))),
              "players 2; tiles RCr 0 0 0, L 0 1 0; scores 0 0; turn 0; hand L; left -");
    const Position four = position_in("players 2; tiles RCr 0 0 0, L 0 1 0, L 0 2 0, L 0 3 0, L 0 4 0");
    EXPECT_EQ(text_of(with_tile(four, type("L"), {0, 5})),
              "error: the position has too many tiles L: the box has 4");
}

TEST(MatchPositionEdit, RotatesToTheNextRotationThatFits) {
    const auto one = with_tile(start, type("CccR"), {1, 0});
    EXPECT_EQ(text_of(with_tile_turned(*one, {1, 0}, 1)), "error: the tile fits only in this rotation");
    const Position two = position_in("players 2; tiles RCr 0 0 0, Rr 1 0 0 rS 1");
    EXPECT_EQ(text_of(with_tile_turned(two, {1, 0}, 1)),
              "players 2; tiles RCr 0 0 0, Rr 1 0 1 rN 1; scores 0 0; turn 1");
    EXPECT_EQ(text_of(with_tile_turned(two, {1, 0}, -1)),
              "players 2; tiles RCr 0 0 0, Rr 1 0 1 rN 1; scores 0 0; turn 1");
    EXPECT_EQ(text_of(with_tile_turned(start, {0, 0}, 1)),
              "error: the first tile of a position is RCr on 0 0, not rotated");
    EXPECT_EQ(text_of(with_tile_turned(start, {1, 0}, 1)), "error: there is no tile on square 1 0");
}

TEST(MatchPositionEdit, RemovesATileUnlessOthersLoseTheirConnection) {
    const Position row = position_in("players 2; tiles RCr 0 0 0, L 0 1 0, L 0 2 0 m 1, L 1 1 0, L 1 2 0");
    EXPECT_EQ(text_of(without_tile(row, {0, 1})), "error: without this tile, the others are not connected");
    EXPECT_EQ(text_of(without_tile(row, {0, 2})),
              "players 2; tiles RCr 0 0 0, L 0 1 0, L 1 1 0, L 1 2 0; scores 0 0; turn 0");
    // The tile on 1 2 was next to the removed one first.
    const Position ring = position_in("players 2; tiles RCr 0 0 0, L 0 1 0, L 0 2 0, L 1 2 0, L 1 1 0");
    EXPECT_EQ(text_of(without_tile(ring, {0, 2})),
              "players 2; tiles RCr 0 0 0, L 0 1 0, L 1 1 0, L 1 2 0; scores 0 0; turn 0");
    EXPECT_EQ(text_of(without_tile(row, {0, 0})),
              "error: the first tile of a position is RCr on 0 0, not rotated");
}

TEST(MatchPositionEdit, ReplacesTheFirstTileIfTheRulesDrawIt) {
    const Position drawn = position_in("players 2, start shuffled; tiles RCr 0 0 0 rE 0, RFr 1 0 0");
    EXPECT_EQ(text_of(with_first_tile(drawn, type("RFr"))),
              "players 2, start shuffled; tiles RFr 0 0 0, RFr 1 0 0; scores 0 0; turn 1");
    EXPECT_EQ(text_of(with_first_tile(drawn, type("RCr"))), to_text(drawn));
    EXPECT_FALSE(with_first_tile(drawn, type("L")));
    EXPECT_EQ(text_of(with_first_tile(start, type("L"))),
              "error: the first tile of a position is RCr on 0 0, not rotated");
}

TEST(MatchPositionEdit, MeeplesReturnFromCompletedFeatures) {
    const auto claimed = with_meeple(start, {0, 0}, 0, 1);
    EXPECT_EQ(text_of(claimed), "players 2; tiles RCr 0 0 0 cN 1; scores 0 0; turn 0");
    const auto complete = with_tile(*claimed, type("C"), {0, -1});
    EXPECT_EQ(text_of(complete), "players 2; tiles RCr 0 0 0, C 0 -1 2; scores 0 0; turn 0");
    EXPECT_EQ(text_of(with_meeple(*complete, {0, 0}, 0, 1)),
              "error: the city is complete, so its meeples have returned");
    EXPECT_EQ(text_of(with_meeple(*claimed, {0, 0}, no_piece, 0)),
              "players 2; tiles RCr 0 0 0; scores 0 0; turn 0");
    EXPECT_EQ(text_of(with_meeple(start, {0, 0}, 0, 2)), "error: players are numbered from 0 to 1");
    EXPECT_EQ(text_of(with_meeple(start, {0, 0}, 9, 0)), "error: the tile has no such piece");
}

TEST(MatchPositionEdit, ChangesTheRest) {
    const Position two = position_in("players 3; tiles RCr 0 0 0 rE 2; scores 1 2 3; turn 2; hand L");
    EXPECT_EQ(text_of(with_hand(two, no_tile)), "players 3; tiles RCr 0 0 0 rE 2; scores 1 2 3; turn 2");
    EXPECT_EQ(text_of(with_score(two, 0, 41)),
              "players 3; tiles RCr 0 0 0 rE 2; scores 41 2 3; turn 2; hand L");
    EXPECT_EQ(text_of(with_score(two, 0, -1)), "error: a score is a number from 0 to 10000");
    EXPECT_EQ(text_of(with_turn(two, 1)), "players 3; tiles RCr 0 0 0 rE 2; scores 1 2 3; turn 1; hand L");
    EXPECT_EQ(text_of(with_turn(two, 3)), "error: players are numbered from 0 to 2");
    EXPECT_EQ(text_of(with_settings(two, {.players = 2})),
              "players 2; tiles RCr 0 0 0; scores 1 2; turn 0; hand L");
    EXPECT_EQ(text_of(with_remaining(two, type("L"), 4)),
              "error: the position has too many tiles L: the box has 4");
    const auto fewer = with_remaining(two, type("L"), 2);
    ASSERT_TRUE(fewer);
    EXPECT_EQ(fewer->remaining(type("L")), 2);
}

TEST(MatchPositionEdit, TakesEveryTileOfARandomGameAway) {
    Position position = testing::random_match({}, "edits").game().position();
    while (position.board().tile_count() > 1) {
        const auto tiles = position.board().tiles();
        const auto number = static_cast<std::size_t>(position.board().tile_count());
        bool was_removed = false;
        for (std::size_t i = number; i-- > 1 && !was_removed;) {
            const auto fewer = without_tile(position, tiles[i].at);
            if (!fewer) continue;
            position = *fewer;
            was_removed = true;
        }
        ASSERT_TRUE(was_removed);
    }
    EXPECT_EQ(position.remaining(), tile_count - 1);
}

}  // namespace
}  // namespace bastide::match
