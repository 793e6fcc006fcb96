#include "bastide/draw/match/meeple_art.h"

#include <array>
#include <charconv>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "bastide/draw/match/palette.h"
#include "bastide/draw/testing/well_formed.h"

namespace bastide::draw {
namespace {

using match::Kind;

TEST(DrawMeepleArt, IsWellFormedAndOfItsPlayer) {
    std::set<std::string> figures;
    for (int player = 0; player < match::max_players; ++player) {
        for (const Kind kind : {Kind::city, Kind::field}) {
            const std::string art = meeple_art(player, kind);
            EXPECT_EQ(testing::fault_in_xml(art), "");
            EXPECT_EQ(testing::count(art, " id="), 0);
            EXPECT_EQ(testing::count(art, '"' + player_class(player) + '"'), 1);
            figures.insert(art);
        }
    }
    EXPECT_EQ(figures.size(), 12U);
}

TEST(DrawMeepleArt, OnlyFarmersLieDown) {
    EXPECT_EQ(meeple_art(0, Kind::city), meeple_art(0, Kind::road));
    EXPECT_EQ(meeple_art(0, Kind::city), meeple_art(0, Kind::monastery));
    EXPECT_NE(meeple_art(0, Kind::city), meeple_art(0, Kind::field));
}

TEST(DrawMatchStyleSheet, ColoursEveryPlayerInEveryTheme) {
    for (int player = 0; player < match::max_players; ++player) {
        const std::string rule = '.' + player_class(player) + '{';
        EXPECT_EQ(testing::count(match_style_sheet(Theme::light), rule), 1);
        EXPECT_EQ(testing::count(match_style_sheet(Theme::dark), rule), 1);
        EXPECT_EQ(testing::count(match_style_sheet(Theme::by_reader), rule), 2);
    }
}

using Colour = std::array<double, 3>;

// "#rrggbb" as light, not as it is coded.
Colour linear(std::string_view hex) {
    Colour colour{};
    for (std::size_t i = 0; i < 3; ++i) {
        int value = 0;
        std::from_chars(hex.data() + 1 + 2 * i, hex.data() + 3 + 2 * i, value, 16);
        const double coded = value / 255.0;
        colour[i] = coded <= 0.04045 ? coded / 12.92 : std::pow((coded + 0.055) / 1.055, 2.4);
    }
    return colour;
}

using Matrix = std::array<Colour, 3>;

Colour operator*(const Matrix& matrix, const Colour& colour) {
    Colour result{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) result[i] += matrix[i][j] * colour[j];
    return result;
}

// Converts to Oklab, whose distances are close to perceived ones.
Colour oklab(const Colour& light) {
    constexpr Matrix to_cones = {{{0.4122214708, 0.5363325363, 0.0514459929},
                                  {0.2119034982, 0.6806995451, 0.1073969566},
                                  {0.0883024619, 0.2817188376, 0.6299787005}}};
    constexpr Matrix to_lab = {{{0.2104542553, 0.7936177850, -0.0040720468},
                                {1.9779984951, -2.4285922050, 0.4505937099},
                                {0.0259040371, 0.7827717662, -0.8086757660}}};
    Colour cones = to_cones * light;
    for (double& cone : cones) cone = std::cbrt(std::max(0.0, cone));
    return to_lab * cones;
}

double distance(const Colour& one, const Colour& other) {
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

// Linear simulations of eyes without long, middle or short cones.
constexpr Matrix all_cones = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protan = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deutan = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritan = {
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

// The least distance is several times the just noticeable difference, 0.02.
TEST(DrawPlayerPaints, AreDistinguishableForEveryone) {
    for (const Matrix& eye : {all_cones, protan, deutan, tritan}) {
        for (std::size_t one = 0; one < player_paints.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                const auto apart = [&](auto shade) {
                    return distance(oklab(eye * linear(player_paints[one].*shade)),
                                    oklab(eye * linear(player_paints[other].*shade)));
                };
                EXPECT_GT(apart(&PlayerPaint::light), 0.1) << one << ' ' << other;
                EXPECT_GT(apart(&PlayerPaint::dark), 0.1) << one << ' ' << other;
            }
        }
    }
}

}  // namespace
}  // namespace bastide::draw
