// Small squares as characters: every square is visible as filled, if a character has at most two colours.
#include "bastide/draw/terminal/blocks.h"

#include <gtest/gtest.h>

namespace bastide::draw {
namespace {

// Returns the squares of a character that its glyph fills, according to Unicode's names.
unsigned pixels_of(std::string_view glyph) {
    constexpr std::array<std::pair<std::string_view, unsigned>, 16> known = {{{" ", 0b0000},
                                                                              {"▘", 0b0001},
                                                                              {"▝", 0b0010},
                                                                              {"▖", 0b0100},
                                                                              {"▗", 0b1000},
                                                                              {"▀", 0b0011},
                                                                              {"▄", 0b1100},
                                                                              {"▌", 0b0101},
                                                                              {"▐", 0b1010},
                                                                              {"▚", 0b1001},
                                                                              {"▞", 0b0110},
                                                                              {"▛", 0b0111},
                                                                              {"▜", 0b1011},
                                                                              {"▙", 0b1101},
                                                                              {"▟", 0b1110},
                                                                              {"█", 0b1111}}};
    for (const auto& [character, squares] : known)
        if (character == glyph) return squares;
    ADD_FAILURE() << glyph;
    return 0;
}

// Returns the visible tone of each square of a character.
std::array<Tone, 4> seen(const Character& character) {
    const unsigned pixels = pixels_of(character.text);
    std::array<Tone, 4> tones{};
    for (std::size_t i = 0; i < tones.size(); ++i)
        tones[i] = (pixels >> i & 1U) != 0 ? character.style.ink : character.style.ground;
    return tones;
}

std::array<Tone, 4> painted(const std::array<Tone, 4>& tones) {
    BlockPicture picture(1, 1);
    for (int i = 0; i < 4; ++i) picture.fill(i / 2, i % 2, tones[static_cast<std::size_t>(i)]);
    return seen(picture.canvas().at(0, 0));
}

TEST(DrawBlocks, ShowsTwoColoursExactly) {
    constexpr std::array tones = {Tone::table, Tone::field, Tone::road, Tone::cursor};
    for (const Tone one : tones) {
        for (const Tone other : tones) {
            for (unsigned mask = 0; mask < 16; ++mask) {
                std::array<Tone, 4> expected{};
                for (std::size_t i = 0; i < 4; ++i) expected[i] = (mask >> i & 1U) != 0 ? one : other;
                EXPECT_EQ(painted(expected), expected) << mask;
            }
        }
    }
}

TEST(DrawBlocks, MarksAndLinesWinOverAreas) {
    const auto shown = painted({Tone::field, Tone::road, Tone::roof, Tone::field});
    EXPECT_EQ(shown, (std::array{Tone::field, Tone::road, Tone::field, Tone::field}));
    const auto marked = painted({Tone::cursor, Tone::road, Tone::road, Tone::field});
    EXPECT_EQ(marked, (std::array{Tone::cursor, Tone::road, Tone::road, Tone::road}));
}

// In 16 colours the table is the terminal's own ground, and nothing can be written in that.
TEST(DrawBlocks, TheTableIsNeverInk) {
    for (unsigned mask = 1; mask < 15; ++mask) {
        BlockPicture picture(1, 1);
        for (int i = 0; i < 4; ++i)
            if ((mask >> i & 1U) != 0) picture.fill(i / 2, i % 2, Tone::legal);
        EXPECT_EQ(picture.canvas().at(0, 0).style.ink, Tone::legal) << mask;
    }
}

TEST(DrawBlocks, CharactersCoverSquares) {
    BlockPicture picture(1, 2);
    picture.fill(0, 0, 2, 4, Tone::field);
    picture.stamp(0, 0, "x", Tone::text);
    picture.stamp(0, 1, "y", Tone::text, Tone::road);
    picture.stamp(0, 2, "z", Tone::text);
    const Canvas canvas = picture.canvas();
    EXPECT_EQ(canvas.at(0, 0).text, "x");
    EXPECT_EQ(canvas.at(0, 0).style.ground, Tone::field);
    EXPECT_EQ(canvas.at(0, 1).style.ground, Tone::road);
}

TEST(DrawBlocks, IgnoresPositionsOutside) {
    BlockPicture picture(1, 1);
    picture.fill(-1, -1, 1, 9, Tone::field);
    picture.fill(2, 0, Tone::field);
    picture.fill(0, 2, Tone::field);
    EXPECT_EQ(seen(picture.canvas().at(0, 0)),
              (std::array{Tone::table, Tone::table, Tone::table, Tone::table}));
}

}  // namespace
}  // namespace bastide::draw
