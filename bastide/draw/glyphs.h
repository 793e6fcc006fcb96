// The characters a terminal picture is made of, in two alphabets.
#pragma once

#include <array>
#include <string_view>

namespace bastide::draw {

// Line glyphs by their arms: bit `index(side)` for each side that the line reaches.
using LineGlyphs = std::array<std::string_view, 16>;

// Roads that end in the middle of their square, and one without arms.
inline constexpr LineGlyphs arm_glyphs = {"•", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                          "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};
inline constexpr LineGlyphs ascii_arm_glyphs = {"R", "|", "-", "+", "|", "|", "+", "+",
                                                "-", "+", "-", "+", "+", "+", "+", "+"};

// One character for each entry. Pairs hold the incomplete feature's glyphs, then the complete one's.
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
    std::array<std::string_view, 4> corners;  // of a square that may be filled
    std::string_view dead;                    // in the middle of a square that nothing can fill
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
