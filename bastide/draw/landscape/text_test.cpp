#include "bastide/draw/landscape/text.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "bastide/draw/testing/maps.h"
#include "bastide/draw/testing/well_formed.h"
#include "bastide/tile/testing/all_tiles.h"

namespace bastide::draw {
namespace {

using testing::count;
using testing::landscape;
using testing::ragged;

std::string text(const landscape::Landscape& map, TextStyle style) {
    return landscape_text(map, find_features(map), style);
}

constexpr TextStyle ascii = {};
constexpr TextStyle unicode = {.unicode = true};
constexpr TextStyle color = {.color = true, .unicode = true};

std::vector<std::string> lines(const std::string& picture) {
    std::vector<std::string> result;
    std::istringstream in(picture);
    for (std::string line; std::getline(in, line);) result.push_back(line);
    return result;
}

landscape::Landscape row_of_all_tiles() {
    return landscape::Landscape(std::vector<std::vector<tile::Tile>>{tile::testing::all_tiles()});
}

TEST(DrawLandscapeText, DrawsACrossroads) {
    EXPECT_EQ(text(landscape({{{1, 1, 1, 1, 0}}}), ascii),
              "     1\n"
              "   . | .\n"
              "1 ---o---\n"
              "   . | .\n");
}

TEST(DrawLandscapeText, DrawsABendingRoad) {
    EXPECT_EQ(text(landscape({{{0, 1, 1, 0, 0}}}), unicode),
              "     1\n"
              "   ·   ·\n"
              "1    ╭───\n"
              "   · │ ·\n");
}

TEST(DrawLandscapeText, MarksCompleteCitiesRoadsAndGates) {
    // A city of two caps. The road from the village in the east ends at the gate.
    EXPECT_EQ(text(landscape({{{0, 2, 0, 0, 1}, {0, 1, 0, 2, 1}, {1, 0, 1, 1, 0}}}), unicode),
              "     1      2      3\n"
              "   ·   ┏━━┓   ·  · │ ·\n"
              "1      ┃✓▒∩══✓═════⌂\n"
              "   ·   ┗━━┛   ·  · │ ·\n");
    EXPECT_EQ(text(landscape({{{0, 2, 0, 0, 1}, {0, 1, 0, 2, 1}, {1, 0, 1, 1, 0}}}), ascii),
              "     1      2      3\n"
              "   .   /--\\   .  . | .\n"
              "1      |*#n==*=====o\n"
              "   .   \\--/   .  . | .\n");
}

TEST(DrawLandscapeText, MarksACompleteMonastery) {
    const tile::FiveNumbers alone = {0, 0, 0, 0, 0};
    const std::string picture =
        text(landscape({{alone, alone, alone}, {alone, alone, alone}, {alone, alone, alone}}), ascii);
    EXPECT_EQ(count(picture, "[M]"), 1);
    EXPECT_EQ(count(picture, "(M)"), 8);
    EXPECT_EQ(lines(picture)[5], "2   (M)    [M]    (M)");
}

// Two separate cities in a corner share a stone. A joined city fills the corner.
TEST(DrawLandscapeText, DistinguishesJoinedFromSeparateCities) {
    EXPECT_EQ(text(landscape({{{2, 2, 0, 0, 2}}}), unicode),
              "     1\n"
              "  ┗░░░░┏┻\n"
              "1      ┃░\n"
              "   ·   ┗━\n");
    EXPECT_EQ(text(landscape({{{2, 2, 0, 0, 1}}}), unicode),
              "     1\n"
              "  ┗━━━┓░░\n"
              "1     ┗┓░\n"
              "   ·   ┗━\n");
}

TEST(DrawLandscapeText, HasThreeLinesPerRowWithoutTrailingSpaces) {
    for (const landscape::Landscape& map : {ragged(), row_of_all_tiles()}) {
        for (const TextStyle style : {ascii, unicode}) {
            const auto all = lines(text(map, style));
            ASSERT_EQ(all.size(), 1 + 3 * map.rows());
            for (const std::string& line : all) {
                EXPECT_FALSE(line.ends_with(' '));
                const auto characters =
                    std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; });
                EXPECT_LE(characters, static_cast<std::ptrdiff_t>(2 + 7 * map.columns()));
            }
        }
    }
    const auto all = lines(text(ragged(), ascii));
    EXPECT_EQ(all[4], "");  // a row without tiles
    EXPECT_EQ(all[5], "2");
}

TEST(DrawLandscapeText, IsAsciiWithoutUnicodeAndPlainWithoutColor) {
    for (const landscape::Landscape& map : {ragged(), row_of_all_tiles()}) {
        EXPECT_TRUE(std::ranges::all_of(text(map, ascii),
                                        [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
        EXPECT_EQ(count(text(map, unicode), "\x1b"), 0);
        EXPECT_TRUE(std::ranges::all_of(text(map, {.color = true}), [](char c) { return c >= 0; }));
    }
}

// Without its escape codes the coloured picture is the plain one, but for painted blanks at a line's end.
TEST(DrawLandscapeText, ColorChangesNothingElse) {
    const auto painted = lines(text(row_of_all_tiles(), color));
    const auto plain = lines(text(row_of_all_tiles(), unicode));
    ASSERT_EQ(painted.size(), plain.size());
    for (std::size_t i = 0; i < plain.size(); ++i) {
        std::string line;
        bool code = false;
        for (const char c : painted[i]) {
            if (c == '\x1b') code = true;
            if (!code) line += c;
            if (code && c == 'm') code = false;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        EXPECT_EQ(line, plain[i]);
        if (i > 0) {
            EXPECT_TRUE(painted[i].ends_with("\x1b[0m"));
        }
    }
}

TEST(DrawLandscapeText, MarksEachCompleteCityAndRoadOnce) {
    const landscape::Landscape map = row_of_all_tiles();
    const landscape::FeatureMap features = find_features(map);
    const auto sealed = std::ranges::count_if(features.features, [](const landscape::Feature& feature) {
        return feature.complete && feature.kind != tile::FeatureKind::monastery;
    });
    ASSERT_GT(sealed, 0);
    EXPECT_EQ(count(landscape_text(map, features, unicode), "✓"), sealed);
}

}  // namespace
}  // namespace bastide::draw
