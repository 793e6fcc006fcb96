// The colours of the games in a terminal, by what they are for, and what a terminal makes of them.
//
// Tiles look alike in daylight and by lamplight; only the table and the words on it change. Lines that tell
// what is what (roads, walls, tiles on the table, the cursor) have a contrast of 3 to 1 or more with what
// they lie on, and words of 4.5 to 1, as WCAG 2.2 counts it; a test holds them to that.
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

// How many colours a terminal shows: none, the 16 of its own choice, the fixed 256, or all.
enum class Depth : std::uint8_t { none, sixteen, many, full };

enum class Tone : std::uint8_t {
    // The table and what is written.
    table,
    text,
    faint,
    strong,
    good,
    warning,
    frame,
    // Tiles. Every other tile has the second green and the other roofs, so that one sees where tiles end.
    field,
    meadow,
    road,
    closed_road,  // of a complete feature
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
    // Marks.
    legal,
    dead,
    cursor,
    light_halo,
    dark_halo,
    light_digit,
    dark_digit,
    // The six players, the first of whom is `player`.
    player,
};
inline constexpr int player_tones = 6;
inline constexpr int tone_count = static_cast<int>(Tone::player) + player_tones;

constexpr Tone player_tone(int player) {
    return static_cast<Tone>(static_cast<int>(Tone::player) + player);
}

// Light or dark: what can be read on the player's colour.
Tone digit_tone(int player);

// The colour itself; `theme` is light or dark.
Rgb rgb(Tone tone, Theme theme);

// The one of a terminal's 16, or -1 for the terminal's own ground or ink.
int few(Tone tone, Theme theme);

// The one of the 240 that are the same in every terminal of 256 colours: those from 16 on.
int many(Tone tone, Theme theme);
Rgb rgb_of_256(int number);

// From 1 to 21, as WCAG 2.2 defines it.
double contrast(Rgb one, Rgb other);

}  // namespace bastide::draw
