// Painted from the ground up: fields, streets, walls, roads, houses, gates.
#include "bastide/draw/tile_art.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "bastide/draw/buildings.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/svg_path.h"
#include "bastide/draw/tile_shapes.h"

namespace bastide::draw {

namespace {

bool is_city(const SectionShape& shape) {
    return shape.section.kind == tile::FeatureKind::city;
}

// True if everything within `clearance` of the point is field.
bool on_field(const TileShapes& shapes, Point point, double clearance) {
    const bool off_sections = std::ranges::none_of(shapes.sections, [&](const SectionShape& shape) {
        return contains(shape.area, point) || distance(point, shape.area) < clearance;
    });
    const bool off_walls = std::ranges::none_of(
        shapes.walls, [&](const Wall& wall) { return distance(point, wall.outer) < clearance; });
    const bool has_hub = shapes.village || shapes.monastery.has_value();
    const bool off_hub = !has_hub || length(point - Point{50, 50}) >= 20 + clearance;
    return off_sections && off_walls && off_hub;
}

std::string hatching(const TileShapes& shapes) {
    constexpr std::array<Point, 12> places = {{{14, 15},
                                               {48, 12},
                                               {84, 20},
                                               {28, 38},
                                               {68, 36},
                                               {90, 50},
                                               {10, 62},
                                               {38, 66},
                                               {64, 72},
                                               {88, 86},
                                               {20, 90},
                                               {50, 90}}};
    std::string strokes;
    for (const Point place : places) {
        if (!on_field(shapes, place, 8)) continue;
        strokes += 'M' + svg_pair(place.x - 5, place.y + 2) + "l2,-4m2,4l2,-4m2,4l2,-4";
    }
    return strokes.empty() ? strokes : svg_path("b-hatch b-detail", strokes);
}

// The stone between both lines of the wall, then its joints.
std::string wall_art(const Wall& wall) {
    Curve stone = wall.outer;
    const Curve back = reversed(wall.inner);
    stone.push_back(straight(stone.back()[3], back.front()[0]));
    stone.insert(stone.end(), back.begin(), back.end());
    std::string joints;
    for (std::size_t half = 0; half < 2; ++half) {
        for (const double t : {0.2, 0.4, 0.6, 0.8}) {
            joints += path_data({straight(at(wall.outer[half], t), at(wall.inner[half], t))});
        }
    }
    return svg_path("b-stone", closed_path_data(stone)) + "<path class=\"b-ink b-wall\" fill=\"none\" d=\"" +
           path_data(wall.outer) + path_data(wall.inner) +
           "\"/><path class=\"b-ink b-detail\" fill=\"none\" d=\"" + joints + "\"/>";
}

std::string corner_tower(Point corner) {
    const double x = corner.x == 0 ? 1 : -1;
    const double y = corner.y == 0 ? 1 : -1;
    const std::string radius = svg_number(wall_at_border);
    const Point from = corner + Point{x * wall_at_border, 0};
    const Point to = corner + Point{0, y * wall_at_border};
    const std::string arc = 'M' + svg_pair(from.x, from.y) + 'A' + radius + ',' + radius + " 0 0 " +
                            (x * y > 0 ? '1' : '0') + ' ' + svg_pair(to.x, to.y);
    return svg_path("b-stone", arc + 'L' + svg_pair(corner.x, corner.y) + 'Z') +
           "<path class=\"b-ink b-wall\" fill=\"none\" d=\"" + arc + "\"/>";
}

std::string road_art(const SectionShape& road) {
    return svg_path("b-road", closed_path_data(road.area)) +
           "<path class=\"b-ink b-wall\" fill=\"none\" d=\"" +
           path_data(moved_aside(road.centre_line, road_width / 2)) +
           path_data(moved_aside(road.centre_line, -road_width / 2)) + "\"/>";
}

constexpr double clearing_radius = 9;

// Houses of a city are drawn twice: for large tiles, and larger and fewer for small ones.
struct HouseStyle {
    std::string_view classes;
    double scale = 1;
};

constexpr std::array house_styles = {HouseStyle{"b-detail", 1}, HouseStyle{"b-plain", 1.6}};

std::array<Point, 4> corners(const House& house) {
    const double x = house_width(house.ridge) / 2;
    return {house.foot + Point{-x, 0}, house.foot + Point{x, 0}, house.foot + Point{-x, -house_height},
            house.foot + Point{x, -house_height}};
}

// True if a house is inside the city, clear of walls, towers, gates, roads, the city's square and the
// clearing.
bool fits(const House& house, double scale, const TileShapes& shapes, const SectionShape& city,
          std::optional<Point> clearing) {
    const Point heart = scale * (house.foot - Point{0, house_height / 2});
    const double reach = scale * house_width(house.ridge) / 2;
    const bool near_gate = std::ranges::any_of(
        shapes.gates, [&](const Gate& gate) { return length(heart - gate.at) < reach + 8; });
    const bool near_road = std::ranges::any_of(shapes.sections, [&](const SectionShape& other) {
        return !is_city(other) &&
               distance(heart, other.centre_line) < road_width / 2 + scale * house_height / 2 + 2;
    });
    if (near_gate || near_road || length(heart - city.seal) < reach + 4.5) return false;
    if (clearing && length(heart - *clearing) < reach + clearing_radius) return false;
    return std::ranges::all_of(corners(house), [&](Point scaled) {
        const Point corner = scale * scaled;
        return contains(city.area, corner) &&
               std::ranges::none_of(shapes.walls,
                                    [&](const Wall& wall) { return distance(corner, wall.inner) < 1.2; }) &&
               std::ranges::none_of(shapes.corner_towers,
                                    [&](Point tower) { return length(corner - tower) < wall_at_border + 1; });
    });
}

// Rows of houses of uneven length, as close as they fit. The dice are fixed, so that a tile always looks the
// same.
std::string city_houses(const HouseStyle& style, const TileShapes& shapes, const SectionShape& city,
                        std::optional<Point> clearing) {
    const double side = 100 / style.scale;
    const int rows = static_cast<int>(8 / style.scale);
    std::vector<House> built;
    unsigned chance = 5;
    for (int row = 0; row < rows; ++row) {
        double x = 1;
        while (x < side) {
            chance = chance * 1103515245U + 12345U;
            const unsigned roll = chance >> 16;
            const double ridge = 4.5 + 0.5 * (roll % 9);
            const double width = house_width(ridge);
            const Point foot = {x + width / 2,
                                side / rows * (row + 0.5) + house_height / 2 + 0.4 * (roll / 16 % 4) - 0.6};
            const House house{foot, ridge, roll / 64 % 2 == 0, roll / 128 % 3 == 0};
            const bool built_here = fits(house, style.scale, shapes, city, clearing);
            if (built_here) built.push_back(house);
            x += built_here ? width + 2.2 + roll / 256 % 3 : 1.5;
        }
    }
    if (built.empty()) return {};
    std::string out = "<g class=\"";
    out += style.classes;
    if (style.scale != 1) out += "\" transform=\"scale(" + svg_number(style.scale) + ')';
    return out + "\">" + houses(built) + "</g>";
}

}  // namespace

std::string tile_art(tile::Tile tile, std::optional<Point> clearing) {
    if (tile.empty()) return {};
    const TileShapes shapes = tile_shapes(tile);
    std::string out = "<path class=\"b-field\" d=\"M0,0H100V100H0Z\"/>" + hatching(shapes);
    for (const SectionShape& shape : shapes.sections) {
        if (is_city(shape)) out += svg_path("b-street", closed_path_data(shape.area));
    }
    for (const Wall& wall : shapes.walls) out += wall_art(wall);
    for (const Point corner : shapes.corner_towers) out += corner_tower(corner);
    for (const SectionShape& shape : shapes.sections) {
        if (!is_city(shape)) {
            out += road_art(shape);
            continue;
        }
        for (const HouseStyle& style : house_styles) out += city_houses(style, shapes, shape, clearing);
    }
    for (const Gate& gate : shapes.gates) out += gate_art(gate);
    if (shapes.village) out += village({50, 50});
    if (shapes.monastery) {
        out += svg_path("b-ink b-garden", closed_path_data(shapes.monastery->area)) + monastery({50, 50});
    }
    return out;
}

}  // namespace bastide::draw
