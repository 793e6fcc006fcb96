#include "bastide/draw/match/palette.h"

#include "bastide/draw/numbers.h"

namespace bastide::draw {
namespace {

// The classes of a match, except those of the players.
constexpr std::array match_paints = {
    Paint{"b-shield", "fill:#33568f", "fill:#2c4a7c"},
    Paint{"b-halo", "stroke:#fbf5e6", "stroke:#d8caa8"},
    Paint{"b-light-digit", "stroke:#fbf5e6", "stroke:#efe3c4"},
    Paint{"b-dark-digit", "stroke:#2f2a26", "stroke:#1b1510"},
    Paint{"b-last-edge", "stroke:#3a3128", "stroke:#1b1510"},
    Paint{"b-last", "stroke:#fbf5e6", "stroke:#efe3c4"},
    Paint{"b-legal", "fill:#a3b174;stroke:#5d6a3c", "fill:#55623a;stroke:#a3b174"},
    Paint{"b-dead", "stroke:#a85a3c", "stroke:#b0694c"},
};

constexpr std::string_view lines =
    ".b-figure{fill:currentColor;stroke-linejoin:round;stroke-width:1.1}\n"
    ".b-halo{fill:none;stroke-width:4;stroke-linejoin:round}\n"
    ".b-light-digit,.b-dark-digit{fill:none;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}\n"
    ".b-last,.b-last-edge{fill:none;stroke-width:3.2}\n"
    ".b-last-edge{stroke-width:5.2}\n"
    ".b-legal{fill-opacity:.35;stroke-width:1.6;stroke-dasharray:6,4}\n"
    ".b-dead{fill:none;stroke-width:2.4;stroke-linecap:round}\n";

void append_rule(std::string& out, std::string_view name, std::string_view declarations) {
    out += '.';
    out += name;
    out += '{';
    out += declarations;
    out += "}\n";
}

std::string rules(bool dark) {
    std::string out;
    for (const Paint& paint : match_paints) append_rule(out, paint.name, dark ? paint.dark : paint.light);
    for (int player = 0; player < match::max_players; ++player) {
        const PlayerPaint& paint = player_paints[static_cast<std::size_t>(player)];
        std::string colour = "color:";
        colour += dark ? paint.dark : paint.light;
        append_rule(out, player_class(player), colour);
    }
    return out;
}

}  // namespace

std::string player_class(int player) {
    return "b-player" + decimal(player);
}

std::string match_style_sheet(Theme theme) {
    std::string out = style_sheet(theme);
    out += lines;
    out += rules(theme == Theme::dark);
    if (theme == Theme::by_reader) out += "@media (prefers-color-scheme:dark){\n" + rules(true) + "}\n";
    return out;
}

}  // namespace bastide::draw
