// Legal squares and scores of tiles, by hand, sentence by sentence of the rules.
#include "bastide/solo/board.h"

#include <gtest/gtest.h>

#include "bastide/solo/testing/plain_solo.h"

namespace bastide::solo {
namespace {

const Tile road(Kind::road);
const Tile city(Kind::city);
const Tile abbey(Kind::abbey);

Tile road_of(std::string_view sides) {
    Tile::Arms arms = 0;
    for (const tile::Side side : tile::all_sides) {
        if (sides.contains("NESW"[tile::index(side)])) arms = static_cast<Tile::Arms>(arms | arm(side));
    }
    return Tile(Kind::road, arms);
}

// A board that checks each placement: it is legal, and scores `gain`.
struct Builder {
    Board board;
    std::vector<Board::Undo> undos;

    explicit Builder(int size, ChainBonus bonus = ChainBonus::per_city) : board(size, bonus) {}

    void place(Tile tile, int row, int column) {
        const Cell square = board.square(row, column);
        ASSERT_TRUE(board.can_place(tile, square)) << row << "," << column;
        const int total = board.score().total() + board.gain(tile, square);
        undos.push_back(board.place(tile, square));
        EXPECT_EQ(board.score().total(), total) << row << "," << column;
    }

    bool can(Tile tile, int row, int column) const {
        return board.can_place(tile, board.square(row, column));
    }
};

TEST(SoloBoard, StartsWithARoadInTheMiddle) {
    for (const int size : {3, 5, 11, 99}) {
        const Board board(size, ChainBonus::per_city);
        EXPECT_EQ(board.size(), size);
        EXPECT_EQ(board.tiles(), 1);
        EXPECT_EQ(board.squares_left(), size * size - 1);
        EXPECT_EQ(board.tile(board.square(size / 2, size / 2)), road);
        EXPECT_EQ(board.score(), (Score{.roads = 1, .abbeys = 0, .cities = 0, .chains = 0}));
        EXPECT_EQ(board.free().size(), 4U);
        EXPECT_EQ(board.open().size(), 4U);
    }
}

TEST(SoloBoard, NumbersItsSquares) {
    const Board board(99, ChainBonus::per_city);
    std::set<Cell> seen;
    for (int row = 0; row < 99; ++row) {
        for (int column = 0; column < 99; ++column) {
            const Cell square = board.square(row, column);
            seen.insert(square);
            ASSERT_EQ(board.row(square), row);
            ASSERT_EQ(board.column(square), column);
        }
    }
    EXPECT_EQ(seen.size(), 99U * 99U);
}

TEST(SoloBoard, PlacesRoadsNextToRoadsAndOthersNextToAnyTile) {
    Builder builder(5);
    builder.place(city, 2, 3);
    EXPECT_TRUE(builder.can(city, 2, 4));
    EXPECT_TRUE(builder.can(abbey, 2, 4));
    EXPECT_FALSE(builder.can(road, 2, 4)) << "next to a city alone";
    builder.place(abbey, 2, 4);
    EXPECT_TRUE(builder.can(city, 1, 4));
    EXPECT_TRUE(builder.can(abbey, 3, 4));
    EXPECT_FALSE(builder.can(road, 3, 4)) << "next to an abbey alone";
    EXPECT_FALSE(builder.can(city, 1, 1)) << "corners do not touch";
    EXPECT_FALSE(builder.can(road, 1, 1)) << "corners do not touch";
    EXPECT_TRUE(builder.can(road, 1, 2));
    for (const Tile tile : {road, city, abbey}) {
        EXPECT_FALSE(builder.can(tile, 2, 2)) << "taken";
        EXPECT_FALSE(builder.can(tile, 2, 3)) << "taken";
        EXPECT_FALSE(builder.can(tile, 0, 0)) << "alone";
    }
}

TEST(SoloBoard, EndsAtItsBorder) {
    Builder builder(3);
    builder.place(road, 0, 1);
    EXPECT_FALSE(builder.can(road, -1, 1));
    EXPECT_FALSE(builder.can(city, -1, 1));
    builder.place(city, 1, 2);
    EXPECT_FALSE(builder.can(city, 1, 3));
    EXPECT_FALSE(builder.can(city, 2, -1)) << "not around the corner of the board either";
}

TEST(SoloScore, OfARoadIsOne) {
    Builder builder(11);
    for (int column = 6; column < 11; ++column) builder.place(road, 5, column);
    EXPECT_EQ(builder.board.score(), (Score{.roads = 6, .abbeys = 0, .cities = 0, .chains = 0}));
}

TEST(SoloScore, OfAnAbbeyIsOneForEachOfEightSquaresAround) {
    Builder builder(5);
    builder.place(abbey, 2, 3);
    EXPECT_EQ(builder.board.score().abbeys, 1) << "the first road";
    int due = 1;
    for (const auto& [row, column] : {std::pair{1, 2}, {1, 3}, {1, 4}, {2, 4}, {3, 4}, {3, 3}, {3, 2}}) {
        builder.place(row == 1 || column == 2 ? road : city, row, column);
        EXPECT_EQ(builder.board.score().abbeys, ++due);
    }
    EXPECT_EQ(due, 8);
    builder.place(road, 2, 1);
    EXPECT_EQ(builder.board.score().abbeys, 8) << "two squares away";
}

TEST(SoloScore, OfAbbeysCountsEachForTheOther) {
    Builder builder(5);
    builder.place(abbey, 2, 3);
    builder.place(abbey, 1, 3);
    // Each sees the road, the second at a corner, and the other.
    EXPECT_EQ(builder.board.score().abbeys, 4);
    EXPECT_EQ(builder.board.score().total(), 5);
}

TEST(SoloScore, OfASingleCityIsTwo) {
    for (const ChainBonus bonus : {ChainBonus::per_city, ChainBonus::pairwise}) {
        Builder builder(5, bonus);
        builder.place(city, 2, 3);
        builder.place(city, 1, 2);
        EXPECT_EQ(builder.board.score(), (Score{.roads = 1, .abbeys = 0, .cities = 4, .chains = 0}))
            << "two that touch at a corner are no chain";
    }
}

TEST(SoloScore, OfAChainIsOneMoreForEachCity) {
    Builder builder(21);
    for (int length = 1; length <= 10; ++length) {
        builder.place(city, 10, 10 + length);
        EXPECT_EQ(builder.board.score().cities, 2 * length);
        EXPECT_EQ(builder.board.score().chains, length == 1 ? 0 : length);
    }
}

TEST(SoloScore, OfAPairwiseChainCountsOrderedPairs) {
    Builder builder(21, ChainBonus::pairwise);
    for (int length = 1; length <= 10; ++length) {
        builder.place(city, 10, 10 + length);
        EXPECT_EQ(builder.board.score().cities, 2 * length);
        EXPECT_EQ(builder.board.score().chains, length * (length - 1));
    }
}

// Cities about (3,3), which is left free, and roads and an abbey for them to touch. If wanted, the
// northern neighbour of (3,3) is a city too, and makes one with the three to the east:
//
//     row 1   . r c a c        row 4   . r . c .
//     row 2   . r . ? c        row 5   . r r r r r
//     row 3   . r c . c
void build_about(Builder& builder, bool with_north) {
    builder.place(road, 5, 4);
    builder.place(road, 5, 3);
    builder.place(road, 5, 2);
    builder.place(road, 5, 1);
    builder.place(road, 4, 1);
    builder.place(road, 3, 1);
    builder.place(road, 2, 1);
    builder.place(road, 1, 1);
    builder.place(city, 3, 2);
    builder.place(city, 4, 3);
    builder.place(city, 1, 2);
    builder.place(abbey, 1, 3);
    builder.place(city, 1, 4);
    builder.place(city, 2, 4);
    builder.place(city, 3, 4);
    if (with_north) builder.place(city, 2, 3);
}

TEST(SoloScore, OfJoinedChains) {
    for (const ChainBonus bonus : {ChainBonus::per_city, ChainBonus::pairwise}) {
        const bool pairwise = bonus == ChainBonus::pairwise;
        for (const bool with_north : {false, true}) {
            Builder builder(11, bonus);
            build_about(builder, with_north);
            // Alone: (3,2), (4,3), (1,2). Three in a row: (1,4), (2,4), (3,4), and with (2,3) four.
            const int longest = with_north ? 4 : 3;
            EXPECT_EQ(builder.board.score().chains, pairwise ? longest * (longest - 1) : longest);
            const Board before = builder.board;
            builder.place(city, 3, 3);
            // West, south and east, and also north, in the same chain as east. (1,2) stays separate.
            const int whole = longest + 3;
            EXPECT_EQ(builder.board.score().chains, pairwise ? whole * (whole - 1) : whole);
            EXPECT_EQ(builder.board.score().cities, 2 * (whole + 1));
            builder.board.take_back(builder.undos.back());
            EXPECT_EQ(builder.board, before);
        }
    }
}

TEST(SoloScore, OfFourJoinedChains) {
    Builder builder(11, ChainBonus::pairwise);
    // A ring of roads around the eight squares about (5,7), and cities inside, to its north, east, south and
    // west.
    for (const auto& [row, column] : {std::pair{4, 5},
                                      {3, 5},
                                      {3, 6},
                                      {3, 7},
                                      {3, 8},
                                      {3, 9},
                                      {4, 9},
                                      {5, 9},
                                      {6, 5},
                                      {7, 5},
                                      {7, 6},
                                      {7, 7}})
        builder.place(road, row, column);
    for (const auto& [row, column] : {std::pair{4, 7}, {5, 6}, {5, 8}, {6, 7}})
        builder.place(city, row, column);
    builder.place(city, 6, 8);  // joins two: 3 cities, 1 and 1
    EXPECT_EQ(builder.board.score().chains, 3 * 2);
    const Board before = builder.board;
    builder.place(city, 5, 7);
    EXPECT_EQ(builder.board.score().chains, 6 * 5);
    builder.board.take_back(builder.undos.back());
    EXPECT_EQ(builder.board, before);
    // Without the joint, four chains of one.
    builder.undos.pop_back();
    builder.board.take_back(builder.undos.back());
    EXPECT_EQ(builder.board.score().chains, 0);
    builder.place(city, 5, 7);
    EXPECT_EQ(builder.board.score().chains, 5 * 4);
}

TEST(SoloScore, OfARingCountsItsChainOnce) {
    Builder builder(11);
    for (const auto& [row, column] : {std::pair{5, 6}, {5, 7}, {6, 7}, {7, 7}, {7, 6}, {7, 5}, {6, 5}}) {
        builder.place(city, row, column);
    }
    EXPECT_EQ(builder.board.score().chains, 7);
    builder.place(city, 6, 6);  // next to four cities of one chain
    EXPECT_EQ(builder.board.score().chains, 8);
}

TEST(SoloDirectedRoads, MeetArmToArm) {
    Builder builder(11);
    // The square east of the four-way is at its east arm, so a road there must have an arm to the west.
    EXPECT_TRUE(builder.can(road_of("EW"), 5, 6));
    EXPECT_TRUE(builder.can(road_of("SW"), 5, 6));
    EXPECT_FALSE(builder.can(road_of("NS"), 5, 6));
    EXPECT_FALSE(builder.can(road_of("NE"), 5, 6));
    EXPECT_FALSE(builder.can(road_of("NES"), 5, 6));
    EXPECT_TRUE(builder.can(road_of("NS"), 4, 5));
    EXPECT_TRUE(builder.can(road_of("SW"), 4, 5));
    EXPECT_FALSE(builder.can(road_of("NW"), 4, 5));
    builder.place(road_of("SW"), 5, 6);
    EXPECT_FALSE(builder.can(road_of("NESW"), 5, 7)) << "the neighbour has no arm to the east";
    EXPECT_FALSE(builder.can(road_of("NESW"), 4, 6)) << "nor to the north";
    EXPECT_TRUE(builder.can(road_of("NE"), 6, 6));
    EXPECT_FALSE(builder.can(road_of("EW"), 6, 6));
    builder.place(road_of("NS"), 6, 6);
    // Between the four-way's south arm and a road without arms to it, one meeting arm is enough.
    EXPECT_TRUE(builder.can(road_of("NE"), 6, 5));
    EXPECT_FALSE(builder.can(road_of("EW"), 6, 5)) << "its arm meets a road that has none there";
    EXPECT_TRUE(builder.can(city, 4, 6)) << "cities do not mind";
}

TEST(SoloDirectedRoads, AreElevenAndDistinct) {
    std::set<std::string> names;
    for (const Tile::Arms arms : road_shapes) names.insert(name(Tile(Kind::road, arms), Roads::directed));
    EXPECT_EQ(names, (std::set<std::string>{"road:EW", "road:NS", "road:NE", "road:ES", "road:SW", "road:NW",
                                            "road:NES", "road:ESW", "road:NSW", "road:NEW", "road:NESW"}));
    EXPECT_EQ(name(road_of("NS"), Roads::plain), "road");
    EXPECT_EQ(name(city, Roads::directed), "city");
    EXPECT_EQ(name(abbey, Roads::directed), "abbey");
}

TEST(SoloDirectedRoads, HavePlacesOnlyWhereTheirArmsMeet) {
    Builder builder(3);
    EXPECT_TRUE(builder.board.has_place(road_of("NS")));
    builder.place(city, 0, 1);
    builder.place(city, 2, 1);
    EXPECT_FALSE(builder.board.has_place(road_of("NS"))) << "only arms to the east and the west lead on";
    EXPECT_TRUE(builder.board.has_place(road_of("EW")));
    EXPECT_TRUE(builder.board.has_place(road_of("NE")));
    EXPECT_TRUE(builder.board.has_place(city));
    builder.place(city, 1, 0);
    builder.place(city, 1, 2);
    EXPECT_FALSE(builder.board.has_place(road_of("NESW")));
    EXPECT_TRUE(builder.board.has_place(abbey));
}

}  // namespace
}  // namespace bastide::solo
