// Houses, villages, monasteries and towers: small things that stay upright on a tile in any rotation.
//
// Each function returns an SVG fragment that uses the classes of `palette.h`.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/shape.h"
#include "bastide/draw/tile_shapes.h"

namespace bastide::draw {

// A gable with a roof slope next to it. The house fills a box of its width and height above `foot`, the
// middle of its ground line.
struct House {
    Point foot;
    double ridge = 7;  // length of the roof
    bool gable_on_left = true;
    bool old = false;  // with a darker roof
};

inline constexpr double house_height = 8.5;

constexpr double house_width(double ridge) {
    return ridge + 5;
}

// Houses that do not overlap.
std::string houses(std::span<const House> houses);

// Three houses on a round green of `village_radius` around `middle`.
std::string village(Point middle);

// A church with a bell tower, within 25 units of `middle`.
std::string monastery(Point middle);

// The two towers and the opening of a gate.
std::string gate_art(const Gate& gate);

// A round tower seen from above.
std::string tower(Point at);

}  // namespace bastide::draw
