// The colours of the meeples that people play with, for the lines and marks of a match's picture.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "bastide/draw/palette.h"

namespace bastide::draw {

struct MeeplePaint {
    std::string_view name;
    std::string_view light;  // the colour of a line on the bare table in the light theme
    std::string_view dark;   // in the dark theme
};

inline constexpr std::array meeple_paints = {
    MeeplePaint{"red", "#b8281f", "#f2776a"},    MeeplePaint{"blue", "#1d5fae", "#6fb1ee"},
    MeeplePaint{"green", "#2b772f", "#7cc46a"},  MeeplePaint{"yellow", "#987200", "#f2cf3f"},
    MeeplePaint{"black", "#2f2a26", "#9b8f7d"},  MeeplePaint{"pink", "#bf3f80", "#f39cc6"},
    MeeplePaint{"violet", "#5b3a96", "#b39af2"},
};

// Returns the class that draws in a colour: "b-meeple-red", or an empty text if there is no such colour.
std::string meeple_class(std::string_view name);

// Returns the CSS for these classes. Each sets `color`.
std::string meeple_style(Theme theme);

}  // namespace bastide::draw
