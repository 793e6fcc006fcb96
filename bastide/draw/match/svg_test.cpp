#include "bastide/draw/match/svg.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bastide/draw/match/shapes.h"
#include "bastide/draw/testing/played.h"
#include "bastide/draw/testing/well_formed.h"
#include "bastide/match/dead_cells.h"

namespace bastide::draw {
namespace {

using match::Game;
using match::Position;
using testing::count;
using testing::played;

// Everything referred to by <use> or by a fill is defined, and defined once.
void expect_defined(const std::string& picture) {
    for (const std::string_view start : {"href=\"#", "url(#"}) {
        for (auto at = picture.find(start); at != picture.npos; at = picture.find(start, at + 1)) {
            const auto begin = at + start.size();
            const std::string id = picture.substr(begin, picture.find_first_of("\")", begin) - begin);
            ASSERT_EQ(count(picture, " id=\"" + id + '"'), 1) << id;
        }
    }
}

TEST(DrawMatchSvg, HoldsEachTileAndMeepleOnce) {
    for (const int moves : {0, 1, 20, 71}) {
        const Game game = played(6, moves);
        const Position& position = game.position();
        const std::string picture = match_svg(position);
        EXPECT_EQ(testing::fault_in_xml(picture), "");
        EXPECT_EQ(count(picture, "<use href=\"#b-tile-"), position.board().tile_count());
        EXPECT_EQ(count(picture, "<use href=\"#b-meeple-"), static_cast<int>(position.meeples().size()));
        EXPECT_EQ(count(picture, "\"b-last\""), moves == 0 ? 0 : 1);
        EXPECT_EQ(count(picture, "\"b-legal\"") + count(picture, "\"b-dead\""), 0);
        expect_defined(picture);
        EXPECT_EQ(picture, match_svg(position));
    }
}

TEST(DrawMatchSvg, FarmersAreAtTheirAnchors) {
    Game game(match::Settings{}, match::Deck{match::find_type("Rr").value()});
    // A curve to the east: it continues the start tile's road to the south.
    const match::Type type = match::find_type("Rr").value();
    const match::Move move{type, {{1, 0}, 0}, 2};
    ASSERT_EQ(match::types[type].pieces[2].kind, match::Kind::field);
    ASSERT_TRUE(game.is_legal(move));
    game.apply(move);
    const std::string picture = match_svg(game.position());
    const Point at = anchor(type, 2);
    EXPECT_EQ(count(picture, "<title>Player 1, field</title><use href=\"#b-meeple-0-lying\" x=\"" +
                                 std::to_string(100 + static_cast<int>(at.x)) + "\" y=\"" +
                                 std::to_string(static_cast<int>(at.y)) + "\"/>"),
              1);
}

TEST(DrawMatchSvg, MarksSquares) {
    const Game game = played(2, 45);
    const Position& position = game.position();
    const auto open_squares = position.board().open_squares();
    const auto dead = std::ranges::count_if(
        open_squares, [&](const match::OpenSquare& open) { return is_dead(position, open); });
    const auto legal = std::ranges::count_if(open_squares, [&](const match::OpenSquare& open) {
        return std::ranges::any_of(position.places(position.tile()),
                                   [&](const match::Placement& place) { return place.at == open.at; });
    });
    ASSERT_GT(dead, 0);
    ASSERT_GT(legal, 0);
    const std::string picture = match_svg(position, {Theme::light, {true, true}, {}});
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_EQ(count(picture, "\"b-legal\""), legal);
    EXPECT_EQ(count(picture, "\"b-dead\""), dead);
    EXPECT_EQ(count(match_svg(position, {Theme::light, {true, false}, {}}), "\"b-dead\""), 0);
}

TEST(DrawMatchSvg, TintsWholeFeatures) {
    Game game(match::Settings{}, match::Deck{match::find_type("RFr").value()});
    // The road of the start tile is its second piece, and continues to the east.
    game.apply({match::find_type("RFr").value(), {{1, 0}, 0}, match::no_piece});
    const std::string picture = match_svg(game.position(), {Theme::dark, {}, {match::Node{1}}});
    const auto group = picture.find("<g class=\"b-t0\"");
    ASSERT_NE(group, picture.npos);
    const std::string tinted = picture.substr(group, picture.find("</g>", group) - group);
    // Straight roads on both tiles.
    EXPECT_EQ(count(tinted, "<path "), 2);
    EXPECT_EQ(count(tinted, closed_path_data(piece_area(match::start_type, 1))), 2);
    EXPECT_EQ(count(tinted, "translate(0,0)"), 1);
    EXPECT_EQ(count(tinted, "translate(100,0)"), 1);
    expect_defined(picture);
}

TEST(DrawMatchSvg, NumbersColumnsAndRowsByTheirSquares) {
    Game game(match::Settings{}, match::Deck{match::find_type("RFr").value()});
    game.apply({match::find_type("RFr").value(), {{-1, 0}, 0}, match::no_piece});
    const std::string picture = match_svg(game.position());
    EXPECT_EQ(count(picture, "<text "), 2 + 1);
    EXPECT_EQ(count(picture, ">-1</text>"), 1);
    EXPECT_EQ(count(picture, ">0</text>"), 2);
}

TEST(DrawMatchSvg, IsSelfContained) {
    const std::string picture = match_svg(played(6, 30).position());
    EXPECT_EQ(count(picture, "<script"), 0);
    EXPECT_EQ(count(picture, "http"), 1);  // the name of the SVG namespace
    EXPECT_EQ(count(picture, "var("), 0);  // unknown to some renderers
}

TEST(DrawMatchTileSvg, IsADocumentForEachTurn) {
    const match::Type type = match::find_type("CcRr+").value();
    const std::string picture = match_tile_svg(type, 1);
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_EQ(count(picture, "<title id=\"b-title\">Tile CcRr+</title>"), 1);
    EXPECT_NE(picture, match_tile_svg(type, 2));
    EXPECT_NE(picture, match_tile_svg(type, 1, Theme::dark));
}

TEST(DrawMatchSheetSvg, NamesEveryTypeWithItsLetterAndCount) {
    const std::string sheet = match_sheet_svg();
    EXPECT_EQ(testing::fault_in_xml(sheet), "");
    for (const match::TileType& type : match::types) {
        EXPECT_EQ(count(sheet, '>' + std::string(type.name) + "</text>"), 1);
        EXPECT_EQ(count(sheet, std::string(">") + type.letter + " \u00d7" + std::to_string(type.count) + '<'),
                  1);
    }
}

}  // namespace
}  // namespace bastide::draw
