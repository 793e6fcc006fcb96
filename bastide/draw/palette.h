// The colours of everything drawn, in one table for the light and dark themes.
//
// Pictures use classes instead of colours, and the style sheet made here assigns colours to the classes. The
// style sheet uses no custom properties, because some SVG renderers do not support them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace bastide::draw {

enum class Theme : std::uint8_t {
    by_reader,  // light, or dark if the reader's system prefers it
    light,
    dark,
};

// A class and its CSS declarations in both themes.
struct Paint {
    std::string_view name;
    std::string_view light;
    std::string_view dark;
};

inline constexpr std::array paints = {
    // The table.
    Paint{"b-table", "fill:#ece4d2", "fill:#29231b"},
    Paint{"b-rule", "stroke:#c3b79d", "stroke:#463e31"},
    Paint{"b-label", "fill:#6d6250", "fill:#a5977c"},
    Paint{"b-mark", "stroke:#6d6250", "stroke:#a5977c"},
    Paint{"b-words", "fill:#3a3128", "fill:#e0d3b6"},
    // The tiles. In the dark theme they are dimmer and warmer.
    Paint{"b-field", "fill:#b0bb83", "fill:#6f8350"},
    Paint{"b-hatch", "stroke:#75834f", "stroke:#4a5a33"},
    Paint{"b-road", "fill:#f1e8cf", "fill:#d6c69c"},
    Paint{"b-street", "fill:#d79873", "fill:#a5664b"},
    Paint{"b-stone", "fill:#ddd2b8", "fill:#bdaf8d"},
    Paint{"b-roof", "fill:#c46a47", "fill:#a8452a"},
    Paint{"b-old-roof", "fill:#a64f35", "fill:#863722"},
    Paint{"b-front", "fill:#f3e9d3", "fill:#dccba6"},
    Paint{"b-garden", "fill:#c6cb99", "fill:#878f63"},
    Paint{"b-ink", "stroke:#3a3128", "stroke:#1b1510"},
    Paint{"b-seam", "stroke:#3a3128;stroke-opacity:.3", "stroke:#1b1510;stroke-opacity:.4"},
    Paint{"b-check", "stroke:#fbf5e6", "stroke:#efe3c4"},
    Paint{"b-seal", "stroke:#fbf5e6", "stroke:#efe3c4"},
    Paint{"b-dark", "fill:#3a3128", "fill:#1b1510"},
};

// The look that distinguishes a feature from its neighbours: a colour, and a hatching for colour-blind
// readers.
struct Tint {
    std::string_view light;      // colour in the light theme
    std::string_view dark;       // in the dark theme
    std::string_view hatch;      // the lines of one square of 10 × 10 units, as SVG path data
    std::string_view dashes;     // the equivalent of the hatching for lines, as an SVG dash array
    std::uint8_t terminal_line;  // a number of the 256 colours of terminals, for lines on a light background
    std::uint8_t terminal_fill;  // the number of the background of these lines
    std::string_view pen;        // the colour of a line on the bare table, in the light theme
    std::string_view dark_pen;   // in the dark theme
    bool is_blue = false;        // true for blue and indigo, because a road in these colours looks like water
};

// The hues of Okabe and Ito, with indigo instead of black and olive instead of yellow.
inline constexpr std::array tints = {
    Tint{"#0072b2", "#1272ac", "M-2,2L2,-2M0,10L10,0M8,12L12,8", "none", 25, 110, "#0072b2", "#5aa9e0", true},
    Tint{"#d18a00", "#c4860e", "M-2,8L2,12M0,0L10,10M8,-2L12,2", "8,4.5", 130, 215, "#a86c00", "#e8a92e"},
    Tint{"#007a5a", "#0b7256", "M0,5H10", "1.5,3.5", 22, 72, "#007a5a", "#3fbf95"},
    Tint{"#a8447f", "#9c447c", "M5,0V10", "8,3,1.5,3", 90, 176, "#a8447f", "#dd82b8"},
    Tint{"#3f2f8f", "#42329a", "M0,5H10M5,0V10", "4,4", 54, 147, "#3f2f8f", "#9d8ff0", true},
    Tint{"#b03a00", "#b0420c", "M-2,2L2,-2M0,10L10,0M8,12L12,8M-2,8L2,12M0,0L10,10M8,-2L12,2", "12,3", 124,
         209, "#b03a00", "#f0804a"},
    Tint{"#2f8fc4", "#348fc0", "M2,3H6M7,8H10M0,8H1", "1.5,7", 31, 117, "#2380b5", "#8fd0f2", true},
    Tint{"#6b6a12", "#666512", "M3,1V5M8,6V10", "8,3,1.5,3,1.5,3", 58, 185, "#6b6a12", "#b9b74a"},
};

// Returns the class of a tint: "t0" to "t7" after the prefix of all classes.
std::string tint_class(std::size_t tint);

// Returns the class of a line on the bare table: "p0" to "p7" after the prefix.
std::string pen_class(std::size_t tint);

// Returns the CSS for all paints, tints and pens. The class of a tint or pen sets `color`, and the shapes
// inside draw with `currentColor`. Small pictures are simplified: inside elements of the classes b-mid and
// b-far, walls and the edges of roads (b-wall) are thicker, details (b-detail) are hidden, and larger houses
// (b-plain) take the place of the hidden ones.
std::string style_sheet(Theme theme);

}  // namespace bastide::draw
