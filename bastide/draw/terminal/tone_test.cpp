// Contrast and legibility of colours in a terminal.
#include "bastide/draw/terminal/tone.h"

#include <array>

#include <gtest/gtest.h>

namespace bastide::draw {
namespace {

constexpr std::array themes = {Theme::light, Theme::dark};

constexpr std::array areas = {Tone::field,       Tone::meadow,         Tone::roof,
                              Tone::old_roof,    Tone::other_roof,     Tone::other_old_roof,
                              Tone::closed_roof, Tone::closed_old_roof};

struct Pair {
    Tone one;
    Tone other;
};

void expect_contrast(Pair pair, double least) {
    for (const Theme theme : themes) {
        EXPECT_GE(contrast(rgb(pair.one, theme), rgb(pair.other, theme)), least)
            << static_cast<int>(pair.one) << " on " << static_cast<int>(pair.other)
            << (theme == Theme::light ? ", light" : ", dark");
        const Rgb one = rgb_of_256(many(pair.one, theme));
        const Rgb other = rgb_of_256(many(pair.other, theme));
        EXPECT_GE(contrast(one, other), least)
            << static_cast<int>(pair.one) << " on " << static_cast<int>(pair.other)
            << (theme == Theme::light ? ", light, of 256" : ", dark, of 256");
    }
}

// The example of WCAG 2.2: #777777 on white has 4.48.
TEST(DrawTone, ContrastMatchesWcag) {
    EXPECT_NEAR(contrast({0, 0, 0}, {255, 255, 255}), 21, 1e-9);
    EXPECT_NEAR(contrast({0x77, 0x77, 0x77}, {255, 255, 255}), 4.48, 0.005);
    EXPECT_NEAR(contrast({255, 0, 0}, {255, 255, 255}), 4.0, 0.005);
}

TEST(DrawTone, TextHasAContrastOfFourAndAHalf) {
    for (const Tone ink : {Tone::text, Tone::faint, Tone::strong, Tone::good, Tone::warning})
        expect_contrast({ink, Tone::table}, 4.5);
    expect_contrast({Tone::light_digit, Tone::player}, 4.5);
    expect_contrast({Tone::dark_digit, player_tone(1)}, 4.5);
    expect_contrast({Tone::light_digit, player_tone(2)}, 4.5);
    expect_contrast({Tone::light_digit, player_tone(3)}, 4.5);
    expect_contrast({Tone::dark_digit, player_tone(4)}, 4.5);
    expect_contrast({Tone::dark_digit, player_tone(5)}, 4.5);
}

TEST(DrawTone, LinesHaveAContrastOfThree) {
    for (const Tone area : areas) {
        expect_contrast({area, Tone::table}, 3);
        expect_contrast({Tone::cursor, area}, 3);
        expect_contrast({Tone::wall, area}, 3);
    }
    // Roads are on fields. A wall separates them from cities.
    for (const Tone area : {Tone::field, Tone::meadow}) {
        expect_contrast({Tone::road, area}, 3);
        expect_contrast({Tone::closed_road, area}, 3);
    }
    expect_contrast({Tone::cursor, Tone::table}, 3);
    expect_contrast({Tone::frame, Tone::table}, 3);
    expect_contrast({Tone::dead, Tone::table}, 3);
    // A figure is visible by its halo.
    for (const Tone area : areas) {
        expect_contrast({Tone::light_halo, area}, 3);
        expect_contrast({Tone::dark_halo, area}, 3);
    }
}

}  // namespace
}  // namespace bastide::draw
