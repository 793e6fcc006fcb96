#include "bastide/draw/match/cells.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace bastide::draw {
namespace {

using match::Kind;
using match::OrientedTile;

const match::TileType& type_of(OrientedTile tile) {
    return match::types[tile / 4];
}

int count(const MatchCells& cells, auto predicate) {
    int found = 0;
    for (const auto& row : cells) found += static_cast<int>(std::ranges::count_if(row, predicate));
    return found;
}

Kind kind_of(Mark mark) {
    return mark == Mark::city                         ? Kind::city
           : mark == Mark::road || mark == Mark::gate ? Kind::road
           : mark == Mark::monastery                  ? Kind::monastery
                                                      : Kind::field;
}

TEST(DrawMatchCells, BelongToPiecesOfTheirKind) {
    for (OrientedTile tile = 0; tile < match::oriented_count; ++tile) {
        for (const auto& row : match_cells(tile)) {
            for (const MatchCell& cell : row) {
                const bool is_nobodys = cell.mark == Mark::wall || cell.mark == Mark::village;
                ASSERT_EQ(cell.piece == match::no_piece, is_nobodys) << int{tile};
                if (!is_nobodys) {
                    EXPECT_EQ(type_of(tile).pieces[cell.piece].kind, kind_of(cell.mark));
                }
            }
        }
    }
}

// The cells in the middle of the sides belong to the pieces that the rules put there.
TEST(DrawMatchCells, MeetTheirNeighbours) {
    for (OrientedTile tile = 0; tile < match::oriented_count; ++tile) {
        const MatchCells cells = match_cells(tile);
        const std::array middles = {cells[0][3], cells[1][6], cells[2][3], cells[1][0]};
        for (const tile::Side side : tile::all_sides) {
            const MatchCell& cell = middles[index(side)];
            const match::OrientedType& rules = match::oriented_types[tile];
            if (cell.mark == Mark::wall) continue;
            const match::At at =
                rules.edges[index(side)] == tile::Edge::field ? match::At::left : match::At::middle;
            EXPECT_EQ(cell.piece, rules.piece_at[match::contact(side, at)]) << int{tile} << name(side);
        }
    }
}

TEST(DrawMatchCells, ShowEveryPieceButNarrowFields) {
    for (OrientedTile tile = 0; tile < match::oriented_count; ++tile) {
        const MatchCells cells = match_cells(tile);
        for (std::uint8_t piece = 0; piece < type_of(tile).piece_count; ++piece) {
            if (type_of(tile).pieces[piece].kind == Kind::field) continue;
            EXPECT_GT(count(cells, [&](const MatchCell& cell) { return cell.piece == piece; }), 0)
                << int{tile} << ' ' << int{piece};
        }
        EXPECT_EQ(count(cells, &MatchCell::pennant), type_of(tile).name.back() == '+' ? 1 : 0);
    }
}

TEST(DrawMeeplePlace, IsOnThePieceOrOnAWall) {
    for (OrientedTile tile = 0; tile < match::oriented_count; ++tile) {
        const MatchCells cells = match_cells(tile);
        std::vector<CellPlace> taken;
        for (std::size_t piece = 0; piece < type_of(tile).piece_count; ++piece) {
            const CellPlace at = meeple_place(tile, piece);
            const MatchCell& cell = cells[at.row][at.column];
            EXPECT_EQ(std::ranges::find(taken, at), taken.end()) << int{tile} << ' ' << piece;
            taken.push_back(at);
            const bool has_cells =
                count(cells, [&](const MatchCell& each) { return each.piece == piece; }) > 0;
            if (has_cells) {
                EXPECT_EQ(cell.piece, piece) << int{tile};
            } else {
                EXPECT_EQ(cell.mark, Mark::wall) << int{tile};
            }
            EXPECT_FALSE(cell.pennant) << int{tile};
        }
    }
}

}  // namespace
}  // namespace bastide::draw
