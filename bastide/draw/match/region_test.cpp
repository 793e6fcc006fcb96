// A region consists of the pieces of one feature, at their positions on the board.
#include "bastide/draw/match/region.h"

#include <set>

#include <gtest/gtest.h>

#include "bastide/draw/match/shapes.h"
#include "bastide/draw/testing/played.h"
#include "bastide/draw/testing/well_formed.h"

namespace bastide::draw {
namespace {

using match::Node;
using match::Position;

// The outlines of the whole table: each feature once.
std::set<std::string> all_areas(const Position& position) {
    std::set<std::string> areas;
    for (Node node = 0; node < position.features().node_count(); ++node)
        areas.insert(region(position, node).area);
    return areas;
}

TEST(DrawMatchRegion, EqualsTheAreaOfASinglePiece) {
    const Position start(match::Settings{});
    for (Node piece = 0; piece < match::types[match::start_type].piece_count; ++piece) {
        const Region found = region(start, piece);
        EXPECT_EQ(found.area, closed_path_data(piece_area(match::start_type, piece)));
        EXPECT_EQ(found.outline + 'Z', found.area) << "nothing lies beyond";
        EXPECT_EQ(found.mark, anchor(match::start_type, piece));
    }
}

TEST(DrawMatchRegion, CoversExactlyThePiecesOfAFeature) {
    const match::Game game = testing::played(5, 60);
    const Position& position = game.position();
    const match::Features& features = position.features();
    std::set<Node> roots;
    for (Node node = 0; node < features.node_count(); ++node) {
        roots.insert(features.root(node));
        EXPECT_EQ(region(position, node).area, region(position, features.root(node)).area);
    }
    int outlines = 0;
    const std::set<std::string> areas = all_areas(position);
    for (const std::string& area : areas) outlines += testing::count(area, "Z");
    EXPECT_EQ(areas.size(), roots.size());
    EXPECT_EQ(outlines, features.node_count());
}

TEST(DrawMatchRegion, StaysOnItsSquares) {
    match::Game game(match::Settings{}, match::Deck{match::find_type("C").value()});
    // A city cap that completes the start tile's city from the north.
    game.apply({match::find_type("C").value(), {{0, -1}, 2}, match::no_piece});
    const Region city = region(game.position(), 0);
    EXPECT_EQ(testing::count(city.area, "M"), 2);
    EXPECT_TRUE(city.area.contains(",-")) << "the northern half lies above the start tile";
    // The two halves meet on the border between the tiles, which is not part of the outline.
    EXPECT_TRUE(city.area.contains("M0,0") || city.area.contains(",0L")) << city.area;
    EXPECT_EQ(testing::count(city.outline, "L"), 0) << city.outline;
    EXPECT_EQ(testing::count(city.outline, "M"), 2);
}

}  // namespace
}  // namespace bastide::draw
