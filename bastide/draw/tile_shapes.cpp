// Each kind of outline is defined once, for one orientation, and rotated to the side that needs it.
#include "bastide/draw/tile_shapes.h"

#include <algorithm>
#include <iterator>
#include <ranges>

#include "bastide/draw/tile_plan.h"

namespace bastide::draw {

using tile::Section;
using tile::Side;

namespace {

constexpr Point middle = {50, 50};

int turns_from(Side origin, Side side) {
    return static_cast<int>(index(side)) - static_cast<int>(index(origin));
}

Point middle_of(Side side) {
    return rotate(Point{50, 0}, turns_from(Side::north, side));
}

Point inward(Side side) {
    return 0.02 * (middle - middle_of(side));
}

// A city's part of the border, which ends in stone if the city does not turn the corner.
Arc border(const Section& city, Side side) {
    const double from = city.reaches(rotate(side, -1)) ? 0 : wall_at_border;
    const double to = city.reaches(rotate(side, 1)) ? 100 : 100 - wall_at_border;
    return rotate({straight({from, 0}, {to, 0})}, turns_from(Side::north, side)).front();
}

// The first half of a wall. The second is its mirror image.
struct HalfWall {
    Arc outer;
    Arc inner;
};

// Drawn for a gap of one, two or three sides that begins in the east, so the wall begins in the north-east
// corner. The wall of a separate city leaves its corners at 40 degrees, so that walls on adjacent sides do
// not touch.
constexpr std::array<HalfWall, 3> half_walls = {{
    {{{{100, 0}, {87.4, 15}, {74, 32}, {74, 50}}}, {{{93, 0}, {81, 14.3}, {69, 32}, {69, 50}}}},
    {{{{100, 0}, {87, 17}, {68, 38}, {53, 53}}}, {{{93, 0}, {81.5, 15.5}, {64.4, 34.4}, {49.4, 49.4}}}},
    {{{{100, 0}, {85, 12.6}, {71, 29}, {50, 29}}}, {{{93, 0}, {80, 11}, {67.5, 24}, {50, 24}}}},
}};

// In the mirror that leaves the wall of such a gap as it is.
Point mirror(Point point, int gap_sides) {
    if (gap_sides == 1) return {point.x, 100 - point.y};
    return gap_sides == 2 ? Point{point.y, point.x} : Point{100 - point.x, point.y};
}

Curve wall_line(const Arc& half, const WallPlan& plan) {
    Arc other = half;
    for (Point& point : other) point = mirror(point, plan.sides);
    std::ranges::reverse(other);
    return rotate({half, other}, turns_from(Side::east, plan.first));
}

Wall wall(const WallPlan& plan) {
    const HalfWall& half = half_walls[static_cast<std::size_t>(plan.sides - 1)];
    return {wall_line(half.outer, plan), wall_line(half.inner, plan), plan.gate};
}

// Returns the gate in the middle of the wall.
Gate gate(const Wall& wall) {
    const Point at = wall.outer.front()[3];
    const Point out = at - wall.inner.front()[3];
    return {at, (1 / length(out)) * out};
}

Curve city_area(const Section& city, const std::vector<WallPlan>& walls) {
    Curve area;
    const Side start = first_side(city);
    for (int step = 0; step < 4; ++step) {
        const Side side = rotate(start, step);
        if (city.reaches(side)) {
            area.push_back(border(city, side));
        } else if (city.reaches(rotate(side, -1))) {
            const Curve line = wall(*std::ranges::find(walls, side, &WallPlan::first)).inner;
            area.insert(area.end(), line.begin(), line.end());
        }
    }
    return area;
}

// Returns the position of the open square in a city. A road that crosses the city takes the middle, so the
// square moves aside.
Point city_square(const std::vector<WallPlan>& walls) {
    if (walls.empty()) return middle;
    const WallPlan& wall = walls.front();
    const int turns = turns_from(Side::east, wall.first);
    if (walls.size() == 2) return wall.gate ? rotate(Point{50, 18}, turns) : middle;
    constexpr std::array<Point, 3> squares = {{{38, 50}, {31, 31}, {50, 10.5}}};
    return rotate(squares[static_cast<std::size_t>(wall.sides - 1)], turns);
}

Curve through_road(Side from, Side to) {
    if (to == opposite(from)) return {straight(middle_of(from), middle_of(to))};
    constexpr double bend = 27.6;  // of a quarter circle
    return {{middle_of(from), middle_of(from) + bend * inward(from), middle_of(to) + bend * inward(to),
             middle_of(to)}};
}

Curve road_to_gate(Side from, const Gate& gate) {
    const Point start = middle_of(from);
    const double bend = 0.4 * length(gate.at - start);
    return {{start, start + bend * inward(from), gate.at + bend * gate.outward, gate.at}};
}

Curve road_to_hub(Side from, double hub_radius) {
    return {straight(middle_of(from), middle - hub_radius * inward(from))};
}

Curve band(const Curve& line) {
    Curve area = moved_aside(line, -road_width / 2);
    const Curve back = reversed(moved_aside(line, road_width / 2));
    area.push_back(straight(area.back()[3], back.front()[0]));
    area.insert(area.end(), back.begin(), back.end());
    area.push_back(straight(area.back()[3], area.front()[0]));
    return area;
}

constexpr double monastery_radius = 26;

// A walled garden with round corners.
Curve monastery_garden() {
    constexpr double near = 50 - monastery_radius;
    constexpr double far = 50 + monastery_radius;
    constexpr double round = 12;
    const Curve quarter = {straight({near + round, near}, {far - round, near}),
                           {{{far - round, near}, {far - 5, near}, {far, near + 5}, {far, near + round}}}};
    Curve area;
    for (int turn = 0; turn < 4; ++turn) {
        const Curve piece = rotate(quarter, turn);
        area.insert(area.end(), piece.begin(), piece.end());
    }
    return area;
}

std::vector<WallPlan> walls_of(std::size_t city, const TilePlan& plan) {
    std::vector<WallPlan> walls;
    std::ranges::copy_if(plan.walls, std::back_inserter(walls),
                         [city](const WallPlan& wall) { return wall.city == city; });
    return walls;
}

Curve centre_line(const Section& road, RoadEnd end, const std::vector<Gate>& gates) {
    const Side from = first_side(road);
    switch (end) {
        case RoadEnd::none:
            break;
        case RoadEnd::passes:
            return through_road(from, last_side(road));
        case RoadEnd::village:
            return road_to_hub(from, village_radius - 1);
        case RoadEnd::monastery:
            return road_to_hub(from, monastery_radius);
        case RoadEnd::gate:
            return road_to_gate(from, gates.front());
    }
    return {};
}

std::vector<Point> corner_towers(const Section& city) {
    std::vector<Point> towers;
    for (const Side side : tile::all_sides) {
        if (!city.reaches(side) || !city.reaches(rotate(side, 1))) continue;
        towers.push_back(rotate(Point{100, 0}, turns_from(Side::north, side)));
    }
    return towers;
}

}  // namespace

TileShapes tile_shapes(tile::Tile tile) {
    TileShapes shapes;
    const TilePlan plan = tile_plan(tile);
    for (const WallPlan& wall_plan : plan.walls) {
        shapes.walls.push_back(wall(wall_plan));
        if (wall_plan.gate) shapes.gates.push_back(gate(shapes.walls.back()));
    }
    const tile::Sections all = sections(tile);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == tile::FeatureKind::city) {
            const std::vector<WallPlan> walls = walls_of(i, plan);
            shapes.sections.push_back({all[i], city_area(all[i], walls), city_square(walls), {}});
            std::ranges::copy(corner_towers(all[i]), std::back_inserter(shapes.corner_towers));
        } else {
            const Curve line = centre_line(all[i], plan.roads, shapes.gates);
            shapes.sections.push_back({all[i], band(line), at(line.front(), 0.5), line});
        }
    }
    shapes.village = plan.roads == RoadEnd::village;
    if (tile.has_monastery()) {
        shapes.monastery = {{tile::FeatureKind::monastery, 0}, monastery_garden(), {67, 68}, {}};
    }
    return shapes;
}

}  // namespace bastide::draw
