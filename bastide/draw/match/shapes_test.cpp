#include "bastide/draw/match/shapes.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/match/oriented_tile.h"

namespace bastide::draw {
namespace {

using match::At;
using match::Type;

struct Shown {
    Type type = 0;
    int rotation = 0;

    const match::TileType& tile() const { return match::types[type]; }

    std::vector<Curve> areas() const {
        std::vector<Curve> found;
        for (std::size_t piece = 0; piece < tile().piece_count; ++piece)
            found.push_back(piece_area(type, piece, rotation));
        return found;
    }
};

std::vector<Shown> all_shown() {
    std::vector<Shown> all;
    for (Type type = 0; type < match::type_count; ++type)
        for (int rotation = 0; rotation < 4; ++rotation) all.push_back({type, rotation});
    return all;
}

std::ostream& operator<<(std::ostream& out, const Shown& shown) {
    return out << shown.tile().name << " turned " << shown.rotation;
}

// The pieces whose areas hold a point.
std::vector<std::size_t> owners(const std::vector<Curve>& areas, Point point) {
    std::vector<std::size_t> found;
    for (std::size_t piece = 0; piece < areas.size(); ++piece)
        if (contains(areas[piece], point)) found.push_back(piece);
    return found;
}

TEST(DrawMatchPieceArea, IsClosedAndStaysOnTheTile) {
    for (const Shown& shown : all_shown()) {
        for (const Curve& area : shown.areas()) {
            ASSERT_FALSE(area.empty()) << shown;
            for (std::size_t i = 0; i < area.size(); ++i)
                EXPECT_LT(length(area[(i + 1) % area.size()][0] - area[i][3]), 1e-6) << shown << ' ' << i;
            for (const Point point : flattened(area)) {
                EXPECT_TRUE(std::min(point.x, point.y) > -1e-6 && std::max(point.x, point.y) < 100 + 1e-6)
                    << shown;
            }
        }
    }
}

// Just inside the rim, each contact belongs to the piece of the rules.
TEST(DrawMatchPieceArea, HoldsItsContacts) {
    for (const Shown& shown : all_shown()) {
        const std::vector<Curve> areas = shown.areas();
        const match::OrientedType& tile =
            match::oriented_types[match::oriented_tile(shown.type, shown.rotation)];
        for (const tile::Side side : tile::all_sides) {
            for (const At at : {At::left, At::middle, At::right}) {
                const double along = at == At::left ? 25 : at == At::middle ? 50 : 75;
                const Point point = rotate(Point{along, 0.2}, static_cast<int>(index(side)));
                // In the middle of a field side its halves meet.
                const bool is_field = tile.edges[index(side)] == tile::Edge::field;
                const bool is_city = tile.edges[index(side)] == tile::Edge::city;
                const At place = is_city ? At::middle : is_field && at == At::middle ? At::left : at;
                const std::size_t piece = tile.piece_at[contact(side, place)];
                EXPECT_EQ(owners(areas, point), std::vector{piece}) << shown << ' ' << name(side);
            }
        }
    }
}

TEST(DrawMatchPieceArea, DoesNotOverlapAnother) {
    for (Type type = 0; type < match::type_count; ++type) {
        const Shown shown{type, 0};
        const std::vector<Curve> areas = shown.areas();
        for (double x = 1.3; x < 100; x += 3.1) {
            for (double y = 1.7; y < 100; y += 3.1)
                EXPECT_LE(owners(areas, {x, y}).size(), 1U) << shown << ' ' << x << ' ' << y;
        }
    }
}

// Between them, pieces leave only walls, gates, villages and towers: less than a fifth of any tile.
TEST(DrawMatchPieceArea, CoversNearlyTheWholeTile) {
    for (Type type = 0; type < match::type_count; ++type) {
        const Shown shown{type, 0};
        const std::vector<Curve> areas = shown.areas();
        int bare = 0;
        for (int x = 0; x < 25; ++x)
            for (int y = 0; y < 25; ++y)
                bare += owners(areas, {4.0 * x + 1.9, 4.0 * y + 2.1}).empty() ? 1 : 0;
        EXPECT_LT(bare, 125) << shown;
    }
}

TEST(DrawMatchAnchor, IsOnlyOnItsPiece) {
    for (const Shown& shown : all_shown()) {
        const std::vector<Curve> areas = shown.areas();
        for (std::size_t piece = 0; piece < areas.size(); ++piece) {
            const Point point = anchor(shown.type, piece, shown.rotation);
            EXPECT_EQ(owners(areas, point), std::vector{piece}) << shown << ' ' << piece;
        }
    }
}

TEST(DrawMatchAnchor, IsFarEnoughFromOthers) {
    for (const Shown& shown : all_shown()) {
        for (std::size_t one = 0; one < shown.tile().piece_count; ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                const Point apart =
                    anchor(shown.type, one, shown.rotation) - anchor(shown.type, other, shown.rotation);
                EXPECT_GE(length(apart), 19) << shown << ' ' << one << ' ' << other;
            }
        }
    }
}

}  // namespace
}  // namespace bastide::draw
