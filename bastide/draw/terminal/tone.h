// The colours of terminal games by purpose, and their terminal codes.
//
// Tiles look the same in both themes. Only the table and its text differ. Essential lines (roads, walls, tile
// borders, the cursor) have a contrast of at least 3 to 1 with their background, and text 4.5 to 1, as
// defined by WCAG 2.2. A test checks this.
#pragma once

#include <cstdint>

#include "bastide/draw/palette.h"

namespace bastide::draw {

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

// The number of colours of a terminal: none, 16 that the terminal chooses, 256 fixed colours, or all colours.
enum class ColourDepth : std::uint8_t { none, sixteen, many, full };

enum class Tone : std::uint8_t {
    // The table and its text.
    table,
    text,
    faint,
    strong,
    good,
    warning,
    frame,
    // Tiles. As on a chessboard, every second tile has the colours `meadow` and `other_roof`, so that tile
    // borders are visible. With 256 colours or fewer, no two colours are similar enough for that, so tiles
    // have
    // thin edges instead.
    field,
    meadow,
    road,
    closed_road,  // a road of a complete feature
    wall,
    roof,
    old_roof,
    other_roof,
    other_old_roof,
    closed_roof,
    closed_old_roof,
    stone,
    garden,
    shield,
    field_edge,
    roof_edge,
    // Marks.
    legal,
    dead,
    cursor,
    light_halo,
    dark_halo,
    light_digit,
    dark_digit,
    // The first player's colour. The colours of the other five players follow it.
    player,
};
inline constexpr int player_tones = 6;
inline constexpr int tone_count = static_cast<int>(Tone::player) + player_tones;

constexpr Tone player_tone(int player) {
    return static_cast<Tone>(static_cast<int>(Tone::player) + player);
}

// Returns the tone, light or dark, in which digits are readable on the player's colour.
Tone digit_tone(int player);

// Returns the colour itself. `theme` is light or dark.
Rgb rgb(Tone tone, Theme theme);

// Returns one of a terminal's 16 colours, or -1 for its default background or text colour.
int few(Tone tone, Theme theme);

// Returns a colour number from 16 to 255. These 240 colours are the same in every 256-colour terminal.
int many(Tone tone, Theme theme);
Rgb rgb_of_256(int number);

// Returns the contrast, from 1 to 21, as defined by WCAG 2.2.
double contrast(Rgb one, Rgb other);

}  // namespace bastide::draw
