#include "bastide/match/illegality.h"

#include <gtest/gtest.h>

namespace bastide::match {
namespace {

using enum Illegality::Reason;

TEST(MatchIllegality, HasASentenceForEachReason) {
    const Square at = {-2, 3};
    EXPECT_EQ(to_string(to_message({.reason = game_over})), "the game is over");
    EXPECT_EQ(to_string(to_message({.reason = wrong_tile, .tile = *find_type("RCr")})),
              "the tile in hand is RCr");
    EXPECT_EQ(to_string(to_message({.reason = square_taken, .at = at})), "square -2 3 already has a tile");
    EXPECT_EQ(to_string(to_message({.reason = square_isolated, .at = at})),
              "square -2 3 has no tile next to it");
    EXPECT_EQ(to_string(to_message({.reason = bad_rotation})), "a tile has rotations 0 to 3");
    EXPECT_EQ(to_string(to_message({.reason = edge_mismatch,
                                    .at = at,
                                    .side = tile::Side::west,
                                    .edge = tile::Edge::city,
                                    .neighbour = tile::Edge::road})),
              "there is a road to the west of square -2 3, but the tile has a city there");
    EXPECT_EQ(to_string(to_message({.reason = no_such_piece})), "the tile has no such piece");
    EXPECT_EQ(to_string(to_message({.reason = no_meeples})), "no meeples are left");
    EXPECT_EQ(to_string(to_message({.reason = no_farmers})), "there are no farmers in this game");
    EXPECT_EQ(to_string(to_message({.reason = occupied, .piece = Kind::field})), "the field is occupied");
}

}  // namespace
}  // namespace bastide::match
