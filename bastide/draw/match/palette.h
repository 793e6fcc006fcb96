// The colours of a match: the common palette, and six colours for the players.
//
// The six colours differ in lightness as well as in hue, so that colour-blind readers can distinguish them.
// Each figure also shows its player's number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/draw/palette.h"
#include "bastide/match/settings.h"

namespace bastide::draw {

struct PlayerPaint {
    std::string_view name;   // "blue"
    std::string_view light;  // the figure's colour in the light theme
    std::string_view dark;   // the figure's colour in the dark theme
    bool takes_light_digit;  // true for a light digit on the figure, false for a dark one
    std::uint8_t terminal;   // a number of the 256 colours of terminals
    std::uint8_t few;        // a number of the 16 colours
};

// By player.
inline constexpr std::array<PlayerPaint, match::max_players> player_paints = {{
    {"blue", "#1d5fae", "#1d5aa0", true, 25, 4},
    {"yellow", "#f2c12e", "#d9ab25", false, 220, 11},
    {"red", "#cf2f2f", "#b32828", true, 160, 1},
    {"black", "#2f2a26", "#231e1a", true, 16, 0},
    {"white", "#fffaf0", "#e6dcc4", false, 231, 15},
    {"sky", "#5cc0d8", "#4ba5bb", false, 80, 14},
}};

// Returns the class of a player's figures: "b-player0" to "b-player5". The class sets `color` for the parts
// that draw with `currentColor`.
std::string player_class(int player);

// Returns `style_sheet` with the rules for elements of the match.
std::string match_style_sheet(Theme theme);

}  // namespace bastide::draw
