// Points and smooth curves in the plane, for the outlines of tile art.
//
// A tile is a box of 100 × 100 units, with x to the east and y to the south, as in SVG.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace bastide::draw {

struct Point {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(const Point&, const Point&) = default;
};

constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(double factor, Point a) {
    return {factor * a.x, factor * a.y};
}

// `quarter_turn` returns a direction after a clockwise quarter turn. `length` returns a direction's length.
constexpr Point quarter_turn(Point direction) {
    return {-direction.y, direction.x};
}
double length(Point direction);

// Returns the point after `quarter_turns` clockwise turns around the centre of the tile. Negative numbers
// turn it counterclockwise.
Point rotate(Point point, int quarter_turns);

// A cubic Bézier arc from the first point to the last.
using Arc = std::array<Point, 4>;

// Arcs joined end to end. A curve that bounds an area is closed: the last arc ends where the first begins.
using Curve = std::vector<Arc>;

Arc straight(Point from, Point to);

// Returns the point of an arc at `t` from 0 to 1.
Point at(const Arc& arc, double t);

Curve rotate(const Curve& curve, int quarter_turns);
Curve reversed(const Curve& curve);

// Returns the curve moved sideways, to the right of its direction if the distance is positive. The result is
// exact for straight arcs, and within a few hundredths of a unit for the gentle bends of roads.
Curve moved_aside(const Curve& curve, double distance);

// Returns the curve as a chain of short straight steps, including both ends.
std::vector<Point> flattened(const Curve& curve);

// True if a closed curve surrounds the point.
bool contains(const Curve& area, Point point);

// Returns the distance of a point from a curve.
double distance(Point point, const Curve& curve);

// Returns the curve as the value of an SVG `d` attribute, rounded to tenths of a unit. Straight arcs become
// lines.
std::string path_data(const Curve& curve);
std::string closed_path_data(const Curve& area);

}  // namespace bastide::draw
