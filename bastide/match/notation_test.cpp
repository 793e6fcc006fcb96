// Moves survive a round trip, pieces can be given by any of their sides, and errors are reported.
#include "bastide/match/notation.h"

#include <gtest/gtest.h>

#include "bastide/match/oriented_tile.h"
#include "bastide/match/testing/type.h"

namespace bastide::match {
namespace {

using testing::type;

std::string message_of(std::string_view text) {
    const auto move = read_move(text);
    return move ? "" : std::to_string(move.error().where.column) + ": " + move.error().what();
}

TEST(MatchNotation, WritesMovesAsSpecified) {
    // LR's road leads south, so after a quarter turn west.
    EXPECT_EQ(to_text({type("LR"), {{1, 0}, 1}, 0}), "LR 1 0 1 rW");
    EXPECT_EQ(to_text({type("LR"), {{1, 0}, 1}, 1}), "LR 1 0 1 m");
    EXPECT_EQ(to_text({type("LR"), {{-84, 84}, 0}, 2}), "LR -84 84 0 fNL");
    EXPECT_EQ(to_text({type("Cccc+"), {{0, -3}, 3}, no_piece}), "Cccc+ 0 -3 3 -");
}

TEST(MatchNotation, NamesAPieceByItsFirstSideClockwise) {
    EXPECT_EQ(piece_text(type("RCr"), 0, 0), "cN");
    EXPECT_EQ(piece_text(type("RCr"), 0, 1), "rE");
    EXPECT_EQ(piece_text(type("RCr"), 0, 2), "fEL");
    EXPECT_EQ(piece_text(type("RCr"), 0, 3), "fER");
    EXPECT_EQ(piece_text(type("RCr"), 1, 1), "rN");
    EXPECT_EQ(piece_text(type("RCr"), 1, 3), "fNL") << "between the road's ends to the north and south";
    EXPECT_EQ(piece_text(type("Cc"), 3, 0), "cS") << "a city to the north and west, turned to west and south";
}

TEST(MatchNotation, ReadsBackEveryPieceOfEveryTile) {
    for (Type tile = 0; tile < type_count; ++tile) {
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            for (std::uint8_t piece = 0; piece <= types[tile].piece_count; ++piece) {
                const Move move{
                    tile, {{5, -7}, rotation}, piece < types[tile].piece_count ? piece : no_piece};
                const auto read = read_move(to_text(move));
                ASSERT_TRUE(read) << to_text(move) << ": " << read.error().what();
                EXPECT_EQ(*read, move) << to_text(move);
            }
        }
    }
}

TEST(MatchNotation, AcceptsAnySideOfAPiece) {
    // Each contact names the piece that the tile has there, and no other.
    for (Type tile = 0; tile < type_count; ++tile) {
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            const OrientedType& turned_tile = oriented_types[oriented_tile(tile, rotation)];
            for (std::size_t i = 0; i < contact_count; ++i) {
                for (const std::string kind : {"c", "r", "f"}) {
                    if ((kind == "f") == (i % 3 == 1)) continue;
                    std::string word = kind + "NESW"[i / 3];
                    if (kind == "f") word += i % 3 == 0 ? 'L' : 'R';
                    const std::uint8_t due = turned_tile.piece_at[i];
                    const bool is_there = due != no_piece && name(types[tile].pieces[due].kind)[0] == kind[0];
                    const auto read = read_piece(tile, rotation, word);
                    EXPECT_EQ(read.has_value(), is_there)
                        << types[tile].name << ' ' << +rotation << ' ' << word;
                    EXPECT_EQ(read.value_or(due), due) << types[tile].name << ' ' << word;
                }
            }
        }
    }
}

TEST(MatchNotation, ReadsWordsFarApart) {
    const auto move = read_move("  RFr  0   1 3  - ");
    ASSERT_TRUE(move);
    EXPECT_EQ(to_text(*move), "RFr 0 1 3 -");
}

TEST(MatchNotation, ErrorsExplainAndHaveColumns) {
    EXPECT_EQ(message_of(""),
              "1: the move is incomplete: expected TILE X Y ROTATION MEEPLE, as in 'LR 1 0 1 rW'");
    EXPECT_EQ(message_of("LR 1 0 1"),
              "9: the move is incomplete: expected TILE X Y ROTATION MEEPLE, as in 'LR 1 0 1 rW'");
    EXPECT_EQ(message_of("LR 1 0 1 rW -"),
              "13: '-' is one word too many: a move is TILE X Y ROTATION MEEPLE");
    EXPECT_EQ(message_of("lr 1 0 1 -"),
              "1: 'lr' is not a tile (the tiles are L, LR, RCr, Cccc+, CccR+, CccR, CFc+, CFc, Cc, Cc+, "
              "CcRr, CcRr+, "
              "Ccc, Ccc+, CRr, CRRR, RrC, C, CFC, CC, RRRR, RRR, Rr, RFr); did you mean 'LR'?");
    EXPECT_EQ(message_of("LR 85 0 1 -"), "4: '85' is not valid: x goes from -84 to 84");
    EXPECT_EQ(message_of("LR 1 -85 1 -"), "6: '-85' is not valid: y goes from -84 to 84");
    EXPECT_EQ(message_of("LR 1.5 0 1 -"), "4: '1.5' is not valid: x goes from -84 to 84");
    EXPECT_EQ(message_of("LR 99999999999999999999 0 1 -"),
              "4: '99999999999999999999' is not valid: x goes from -84 to 84");
    EXPECT_EQ(message_of("LR 1 0 4 -"), "8: '4' is not valid: a rotation is 0, 1, 2 or 3 quarter turns");
    EXPECT_EQ(message_of("LR 1 0 -1 -"), "8: '-1' is not valid: a rotation is 0, 1, 2 or 3 quarter turns");
    for (const std::string word : {"M", "mm", "c", "cX", "cNN", "fN", "fNX", "fNLL", "rL", "sN", "--"}) {
        EXPECT_EQ(message_of("LR 1 0 1 " + word),
                  "10: '" + word +
                      "' is not a meeple: expected '-' for none, 'm' on a monastery, 'c' or 'r' with a side, "
                      "as in 'cE', or 'f' with half a side, as in 'fNL'");
    }
    EXPECT_EQ(message_of("LR 1 0 1 rS"), "10: LR turned 1 has no road on its south side");
    EXPECT_EQ(message_of("LR 1 0 0 cN"), "10: LR has no city on its north side");
    EXPECT_EQ(message_of("RFr 1 0 0 m"), "11: RFr has no monastery");
    EXPECT_EQ(message_of("C 1 0 2 fSR"), "9: C turned 2 has no field on the right of its south side");
    EXPECT_EQ(message_of("C 1 0 2 fSL"), "9: C turned 2 has no field on the left of its south side");
}

}  // namespace
}  // namespace bastide::match
