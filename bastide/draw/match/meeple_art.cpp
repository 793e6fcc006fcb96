#include "bastide/draw/match/meeple_art.h"

#include <array>
#include <string_view>

#include "bastide/draw/match/palette.h"
#include "bastide/draw/svg_path.h"

namespace bastide::draw {
namespace {

// From hem to hem over the cowl, as one outline.
constexpr std::string_view standing =
    "M-9.6,12C-9.6,6 -8.2,-0.4 -4,-2.6A5.4,5.4 0 1 1 4,-2.6C8.2,-0.4 9.6,6 9.6,12Z";
constexpr std::string_view lying =
    "M12,9.6C6,9.6 -0.4,8.2 -2.6,4A5.4,5.4 0 1 1 -2.6,-4C-0.4,-8.2 6,-9.6 12,-9.6Z";

// The digits 1 to 6, drawn so that no font is needed, in a box of 5 by 8 about (0, 0).
constexpr std::array<std::string_view, match::max_players> digits = {
    "m-1.5,-2.4l1.8,-1.6v8",
    "m-2.3,-1.9c0,-2.9 4.6,-2.9 4.6,0.2c0,1.8 -3.2,3.2 -4.6,5.7h4.7",
    "m-2.1,-3.1c1,-1.4 4.2,-1.2 4.2,1.1c0,1.4 -1.2,1.8 -2.4,1.8c1.4,0 2.7,0.6 2.7,2.1c0,2.4 -3.5,2.7 "
    "-4.7,1.1",
    "m1,4v-8l-3.5,5.4h5",
    "m2,-4h-3.7l-0.3,3.4c1.3,-0.9 4.3,-0.8 4.3,1.9c0,2.9 -3.5,3.2 -4.6,1.7",
    "m1.7,-3.6c-2.2,-1 -4,1.4 -3.9,4.5c0.1,4.1 4.5,4.1 4.5,0.6c0,-3 -3.7,-3 -4.4,-0.6",
};

}  // namespace

std::string meeple_art(int player, match::Kind kind) {
    require(player >= 0 && player < match::max_players, "there is a player with this number", player);
    const bool lies = kind == match::Kind::field;
    const std::string_view outline = lies ? lying : standing;
    const auto place = static_cast<std::size_t>(player);
    std::string digit = lies ? "M4.4,0" : "M0,5";
    digit += digits[place];
    std::string out = "<g class=\"";
    out += player_class(player);
    out += "\">";
    out += svg_path("b-halo", outline);
    out += svg_path("b-ink b-figure", outline);
    out += svg_path(player_paints[place].takes_light_digit ? "b-light-digit" : "b-dark-digit", digit);
    return out + "</g>";
}

}  // namespace bastide::draw
