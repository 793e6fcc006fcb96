// The characters that terminal pictures consist of, in two alphabets.
#pragma once

#include <array>
#include <string_view>

namespace bastide::draw {

// Line glyphs, indexed by the set of sides that the line reaches: bit `index(side)` for each side.
using LineGlyphs = std::array<std::string_view, 16>;

// Glyphs of roads, including roads that end in the middle of their square and the road without arms.
inline constexpr LineGlyphs arm_glyphs = {"•", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                          "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};
inline constexpr LineGlyphs ascii_arm_glyphs = {"R", "|", "-", "+", "|", "|", "+", "+",
                                                "-", "+", "-", "+", "+", "+", "+", "+"};

// The glyphs of an alphabet. In each pair the first is for incomplete features and the second for complete
// ones.
struct Alphabet {
    LineGlyphs stone;
    std::array<LineGlyphs, 2> road;
    std::array<std::string_view, 2> city;
    std::array<std::array<std::string_view, 3>, 2> monastery;
    std::string_view gate;
    std::string_view village;
    std::string_view grass;
    std::string_view seal;
    std::string_view pennant;
    std::array<std::string_view, 4> corners;  // the corners of a square that some tile can fill
    std::string_view dead;                    // the middle of a square that no tile can fill
};

inline constexpr Alphabet unicode_alphabet = {
    {" ", "┃", "━", "┗", "┃", "┃", "┏", "┣", "━", "┛", "━", "┻", "┓", "┫", "┳", "╋"},
    {{{" ", "│", "─", "╰", "│", "│", "╭", "├", "─", "╯", "─", "┴", "╮", "┤", "┬", "┼"},
      {" ", "║", "═", "╚", "║", "║", "╔", "╠", "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"}}},
    {"░", "▒"},
    {{{"(", "†", ")"}, {"[", "†", "]"}}},
    "∩",
    "⌂",
    "·",
    "✓",
    "◆",
    {"┌", "┐", "└", "┘"},
    "×",
};

inline constexpr Alphabet ascii_alphabet = {
    {" ", "|", "-", "\\", "|", "|", "/", "+", "-", "/", "-", "+", "\\", "+", "+", "+"},
    {{{" ", "|", "-", "+", "|", "|", "+", "+", "-", "+", "-", "+", "+", "+", "+", "+"},
      {" ", "H", "=", "+", "H", "H", "+", "+", "=", "+", "=", "+", "+", "+", "+", "+"}}},
    {":", "#"},
    {{{"(", "M", ")"}, {"[", "M", "]"}}},
    "n",
    "o",
    ".",
    "*",
    "+",
    {"+", "+", "+", "+"},
    "x",
};

}  // namespace bastide::draw
