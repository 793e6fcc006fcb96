// Curves are stored as Bézier control points, which SVG draws directly. Measuring flattens them.
#include "bastide/draw/shape.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>

#include "bastide/draw/numbers.h"

namespace bastide::draw {

namespace {

constexpr int steps_an_arc = 16;

double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}

double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}

bool is_straight(const Arc& arc) {
    const Point chord = arc[3] - arc[0];
    const double tolerance = 1e-6 * (1 + length(chord));
    return std::abs(cross(chord, arc[1] - arc[0])) < tolerance &&
           std::abs(cross(chord, arc[2] - arc[0])) < tolerance;
}

Point right_of(Point direction) {
    return (1 / length(direction)) * quarter_turn(direction);
}

Point between(Point a, Point b) {
    return 0.5 * (a + b);
}

// Both halves of an arc, by de Casteljau.
std::array<Arc, 2> halves(const Arc& arc) {
    const Point first = between(arc[0], arc[1]);
    const Point second = between(arc[1], arc[2]);
    const Point third = between(arc[2], arc[3]);
    const Point left = between(first, second);
    const Point right = between(second, third);
    const Point middle = between(left, right);
    return {{{arc[0], first, left, middle}, {middle, right, third, arc[3]}}};
}

// Preserves the directions at both ends and chooses the control lengths so that the middle is right as well.
Arc bend_moved_aside(const Arc& arc, double distance) {
    const Point leave = arc[1] - arc[0];
    const Point arrive = arc[3] - arc[2];
    const Point from = arc[0] + distance * right_of(leave);
    const Point to = arc[3] + distance * right_of(arrive);
    const Point middle = at(arc, 0.5) + distance * right_of(arc[3] + arc[2] - arc[1] - arc[0]);
    const Point turn = leave - arrive;
    const Point bulge = (8.0 / 3) * (middle - between(from, to));
    const double square = dot(turn, turn);
    const double reach = square > 1e-9 ? dot(bulge, turn) / square : 1;
    return {from, from + reach * leave, to - reach * arrive, to};
}

double distance_to_step(Point point, Point from, Point to) {
    const Point step = to - from;
    const Point reach = point - from;
    const double square = dot(step, step);
    const double along = square > 0 ? dot(reach, step) / square : 0;
    return length(reach - std::clamp(along, 0.0, 1.0) * step);
}

}  // namespace

double length(Point direction) {
    return std::hypot(direction.x, direction.y);
}

Point rotate(Point point, int quarter_turns) {
    for (int turn = quarter_turns & 3; turn > 0; --turn) point = {100 - point.y, point.x};
    return point;
}

Arc straight(Point from, Point to) {
    const Point third = (1.0 / 3) * (to - from);
    return {from, from + third, to - third, to};
}

Point at(const Arc& arc, double t) {
    const double s = 1 - t;
    return (s * s * s) * arc[0] + (3 * s * s * t) * arc[1] + (3 * s * t * t) * arc[2] + (t * t * t) * arc[3];
}

Curve rotate(const Curve& curve, int quarter_turns) {
    Curve result = curve;
    for (Arc& arc : result) {
        for (Point& point : arc) point = rotate(point, quarter_turns);
    }
    return result;
}

Curve reversed(const Curve& curve) {
    Curve result(curve.rbegin(), curve.rend());
    for (Arc& arc : result) std::ranges::reverse(arc);
    return result;
}

Curve moved_aside(const Curve& curve, double distance) {
    Curve result;
    for (const Arc& arc : curve) {
        if (is_straight(arc)) {
            const Point shift = distance * right_of(arc[3] - arc[0]);
            result.push_back(straight(arc[0] + shift, arc[3] + shift));
        } else {
            for (const Arc& half : halves(arc)) result.push_back(bend_moved_aside(half, distance));
        }
    }
    return result;
}

std::vector<Point> flattened(const Curve& curve) {
    std::vector<Point> points;
    if (curve.empty()) return points;
    points.push_back(curve.front()[0]);
    for (const Arc& arc : curve) {
        const int steps = is_straight(arc) ? 1 : steps_an_arc;
        for (int step = 1; step <= steps; ++step)
            points.push_back(at(arc, static_cast<double>(step) / steps));
    }
    return points;
}

bool contains(const Curve& area, Point point) {
    const std::vector<Point> points = flattened(area);
    bool inside = false;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point a = points[i - 1];
        const Point b = points[i];
        if ((a.y > point.y) == (b.y > point.y)) continue;
        if (point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
    }
    return inside;
}

double distance(Point point, const Curve& curve) {
    const std::vector<Point> points = flattened(curve);
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < points.size(); ++i) {
        nearest = std::min(nearest, distance_to_step(point, points[i - 1], points[i]));
    }
    return nearest;
}

std::string path_data(const Curve& curve) {
    std::string out;
    if (curve.empty()) return out;
    const auto append = [&](char command, Point point) {
        out += command;
        out += svg_pair(point.x, point.y);
    };
    append('M', curve.front()[0]);
    for (const Arc& arc : curve) {
        if (is_straight(arc)) {
            append('L', arc[3]);
        } else {
            append('C', arc[1]);
            append(' ', arc[2]);
            append(' ', arc[3]);
        }
    }
    return out;
}

std::string closed_path_data(const Curve& area) {
    return area.empty() ? std::string() : path_data(area) + 'Z';
}

}  // namespace bastide::draw
