// Buildings are drawn slightly from the front, as on an old town map: a gable, a side wall and a slope of
// roof.
#include "bastide/draw/buildings.h"

#include <cmath>

#include "bastide/draw/numbers.h"
#include "bastide/draw/svg_path.h"

namespace bastide::draw {

namespace {

std::string moved_to(Point point) {
    return 'M' + svg_pair(point.x, point.y);
}

std::string path_step(Point step) {
    return 'l' + svg_pair(step.x, step.y);
}

std::string circle(std::string_view paint, Point middle, double radius) {
    std::string out = "<circle class=\"b-ink ";
    out += paint;
    out += "\" cx=\"" + svg_number(middle.x) + "\" cy=\"" + svg_number(middle.y) + "\" r=\"" +
           svg_number(radius);
    out += "\"/>";
    return out;
}

std::string house_walls(const House& house) {
    const std::string ridge = svg_number(house.ridge);
    const Point gable = house.foot + Point{(house.gable_on_left ? -0.5 : 0.5) * house_width(house.ridge), 0};
    return house.gable_on_left
               ? moved_to(gable) + "v-3l2.5,-5.5l2.5,5.5v3zm5,0h" + ridge + "v-3h-" + ridge + "z"
               : moved_to(gable) + "v-3l-2.5,-5.5l-2.5,5.5v3zm-5,0h-" + ridge + "v-3h" + ridge + "z";
}

std::string house_roof(const House& house) {
    const std::string ridge = svg_number(house.ridge);
    const double gable = 0.5 * house_width(house.ridge) - 2.5;
    return house.gable_on_left
               ? moved_to(house.foot + Point{-gable, -8.5}) + "h" + ridge + "l2.5,5.5h-" + ridge + "z"
               : moved_to(house.foot + Point{gable, -8.5}) + "h-" + ridge + "l-2.5,5.5h" + ridge + "z";
}

}  // namespace

std::string houses(std::span<const House> houses) {
    if (houses.empty()) return {};
    std::string walls;
    std::string roofs;
    std::string old_roofs;
    for (const House& house : houses) {
        walls += house_walls(house);
        (house.old ? old_roofs : roofs) += house_roof(house);
    }
    return svg_path("b-ink b-front", walls) + svg_path("b-ink b-roof", roofs) +
           svg_path("b-ink b-old-roof", old_roofs);
}

std::string village(Point middle) {
    const std::array cluster = {House{middle + Point{1, -3.5}, 6.5, true, false},
                                House{middle + Point{-6.5, 7.5}, 5.5, false, true},
                                House{middle + Point{7.5, 8.5}, 5.5, true, false}};
    return circle("b-garden", middle, village_radius) + houses(cluster);
}

std::string monastery(Point middle) {
    const Point nave = middle + Point{-3, 11};
    const Point bell = middle + Point{-15, 11};
    return svg_path("b-ink b-front", moved_to(nave) + "h22v-10h-22z") +
           svg_path("b-ink b-roof", moved_to(nave + Point{0, -10}) + "l5,-9h12l5,9z") +
           svg_path("b-ink b-front", moved_to(bell) + "v-20h12v20z") +
           svg_path("b-ink b-roof", moved_to(bell + Point{-1.5, -20}) + "l7.5,-10l7.5,10z") +
           "<path class=\"b-ink\" fill=\"none\" d=\"" + moved_to(bell + Point{6, -30}) + "v-5m-2,2h4\"/>" +
           "<path class=\"b-dark\" d=\"" + moved_to(bell + Point{4, -12}) + "v-3a2,2 0 0 1 4,0v3z" +
           moved_to(bell + Point{4, 0}) + "v-4a2,2 0 0 1 4,0v4z" + moved_to(nave + Point{6, -3}) +
           "v-3h2v3zm5,0v-3h2v3zm5,0v-3h2v3z\"/>";
}

std::string gate_art(const Gate& gate) {
    const Point along = quarter_turn(gate.outward);
    const Point inside = gate.at - 6 * gate.outward;
    const std::string passage = moved_to(inside - 4 * along) + path_step(8 * along) +
                                path_step(6.5 * gate.outward) + path_step(-8 * along) + "z";
    const Point heart = gate.at - 2.5 * gate.outward;
    return "<path class=\"b-road\" d=\"" + passage + "\"/>" + tower(heart + 7.2 * along) +
           tower(heart - 7.2 * along);
}

std::string tower(Point at) {
    return circle("b-stone", at, 4.2) + circle("b-roof", at, 1.8);
}

}  // namespace bastide::draw
