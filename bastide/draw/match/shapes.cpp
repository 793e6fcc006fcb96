// A field is traced clockwise with the field on the right: along the tile's rim, inwards along a road or a
// wall, and out again.
#include "bastide/draw/match/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string_view>
#include <utility>

#include "bastide/draw/match/look.h"
#include "bastide/draw/tile_plan.h"
#include "bastide/draw/tile_shapes.h"
#include "bastide/match/landscape_tile.h"

namespace bastide::draw {
namespace {

using match::At;
using tile::Edge;
using tile::Side;

constexpr Point middle = {50, 50};

void append(Curve& walk, const Curve& part) {
    walk.insert(walk.end(), part.begin(), part.end());
}

// The half of a side that is a contact's, up to the road if there is one.
Curve rim(std::size_t contact, Edge edge) {
    const double gap = edge == Edge::road ? road_width / 2 : 0;
    const bool is_left = contact % 3 == static_cast<std::size_t>(At::left);
    const double from = is_left ? 0 : 50 + gap;
    const double to = is_left ? 50 - gap : 100;
    return rotate({straight({from, 0}, {to, 0})}, static_cast<int>(contact / 3));
}

// An arc about the middle from one point to another as far from it, against the clock.
Curve round_about(Point from, Point to) {
    const double radius = length(from - middle);
    const auto angle = [](Point point) { return std::atan2(point.y - 50, point.x - 50); };
    const auto on_circle = [&](double turn) {
        return middle + radius * Point{std::cos(turn), std::sin(turn)};
    };
    double turn = angle(to) - angle(from);
    while (turn >= 0) turn -= 2 * std::numbers::pi;
    const int parts = static_cast<int>(std::ceil(-turn / (std::numbers::pi / 2)));
    const double step = turn / parts;
    const double reach = 4.0 / 3 * std::tan(step / 4);
    Curve arcs;
    for (int i = 0; i < parts; ++i) {
        const Point start = on_circle(angle(from) + i * step);
        const Point end = on_circle(angle(from) + (i + 1) * step);
        arcs.push_back({start, start + reach * quarter_turn(start - middle),
                        end - reach * quarter_turn(end - middle), end});
    }
    return arcs;
}

// From one point of a garden's side all the way round to another, against the clock. The garden's curve has a
// straight and a corner for each side, clockwise.
Curve round_garden(const Curve& garden, std::size_t side, Point from, Point to) {
    Curve walk;
    for (std::size_t i = 0; i <= garden.size(); ++i) {
        Arc arc = garden[(2 * side + garden.size() - i) % garden.size()];
        std::ranges::reverse(arc);
        if (i == 0) arc = straight(from, arc[3]);
        if (i == garden.size()) arc = straight(arc[0], to);
        walk.push_back(arc);
    }
    return walk;
}

bool has(const match::Piece& piece, std::size_t contact) {
    return (piece.contacts >> contact & 1U) != 0;
}

// For one unrotated type.
class FieldTracer {
  public:
    explicit FieldTracer(match::Type type)
        : type_(match::types[type]),
          look_(match::landscape_tile(type, 0)),
          shapes_(tile_shapes(look_)),
          roads_(tile_plan(look_).roads) {}

    Curve trace(const match::Piece& field) const {
        Curve walk;
        for (std::size_t contact = 0; contact < match::contact_count; ++contact) {
            if (!has(field, contact)) continue;
            append(walk, rim(contact, type_.edges[contact / 3]));
            append(walk, detour(field, contact));
        }
        if (shapes_.monastery && roads_ == RoadEnd::none)
            append(walk, way_round(shapes_.monastery->area, walk.back()[3]));
        return walk;
    }

  private:
    // From where a contact's half of the rim ends to where the field's next half begins.
    Curve detour(const match::Piece& field, std::size_t contact) const {
        const Side side = tile::all_sides[contact / 3];
        if (contact % 3 == static_cast<std::size_t>(At::left))
            return type_.edges[contact / 3] == Edge::road ? along_road(field, side) : Curve();
        return type_.edges[index(rotate(side, 1))] == Edge::city ? along_wall(side) : Curve();
    }

    Curve along_road(const match::Piece& field, Side side) const {
        Curve walk = road_side(side, road_width / 2);
        const Point end = walk.back()[3];
        if (roads_ == RoadEnd::village) {
            const Curve out = reversed(road_side(next_road(field, side), -road_width / 2));
            append(walk, round_about(end, out.front()[0]));
            append(walk, out);
        } else if (shapes_.monastery) {
            const Curve out = reversed(road_side(side, -road_width / 2));
            append(walk, round_garden(shapes_.monastery->area, index(side), end, out.front()[0]));
            append(walk, out);
        } else if (roads_ == RoadEnd::gate) {
            const Wall& wall = shapes_.walls.front();
            walk.push_back(straight(end, wall.outer.front()[3]));
            append(walk, reversed({wall.outer.front()}));
        }
        return walk;
    }

    // From the corner after a side back along the wall that ends there. If it has a gate, out along its road.
    // Another wall may begin where that one begins.
    Curve along_wall(Side side) const {
        const Point corner = rotate(Point{100, 0}, static_cast<int>(index(side)));
        const auto wall = std::ranges::find_if(
            shapes_.walls, [&](const Wall& each) { return length(each.outer.back()[3] - corner) < 1; });
        Curve walk = reversed(wall->outer);
        if (!wall->gate) {
            const Side city = rotate(side, 1);
            if (look_.cities_separate() && type_.edges[index(rotate(city, 1))] == Edge::city)
                append(walk, along_wall(city));
            return walk;
        }
        walk.pop_back();
        const Curve out = reversed(road_side(side, -road_width / 2));
        walk.push_back(straight(walk.back()[3], out.front()[0]));
        append(walk, out);
        return walk;
    }

    static Curve way_round(const Curve& garden, Point corner) {
        const Point gate = garden.front()[0];
        Curve walk = {straight(corner, gate)};
        append(walk, round_garden(garden, 0, gate, gate));
        walk.push_back(straight(gate, corner));
        return walk;
    }

    // A border of the road on a side, from the tile's rim inward: its right one for a positive distance.
    Curve road_side(Side side, double distance) const {
        const auto road = std::ranges::find_if(shapes_.sections, [&](const SectionShape& each) {
            return each.section.kind == tile::FeatureKind::road && each.section.reaches(side);
        });
        const bool begins_here = first_side(road->section) == side;
        return moved_aside(begins_here ? road->centre_line : reversed(road->centre_line), distance);
    }

    // The road on the field's other side of the village.
    static Side next_road(const match::Piece& field, Side side) {
        int turns = 1;
        while (!has(field, contact(rotate(side, turns), At::right))) ++turns;
        return rotate(side, turns);
    }

    const match::TileType& type_;
    tile::Tile look_;
    TileShapes shapes_;
    RoadEnd roads_;
};

// The anchors of a tile's pieces, by piece.
struct TileAnchors {
    std::string_view tile;
    std::array<Point, match::max_pieces> by_piece;
};

// clang-format off
constexpr std::array<TileAnchors, match::type_count> anchor_rows = {{
    {"L",     {{{60, 62}, {16, 18}}}},
    {"LR",    {{{50, 88}, {60, 62}, {16, 18}}}},
    {"RCr",   {{{50, 13}, {50, 50}, {84, 32}, {50, 77}}}},
    {"Cccc+", {{{50, 50}}}},
    {"CccR+", {{{50, 36}, {50, 87}, {73, 91}, {27, 91}}}},
    {"CccR",  {{{50, 36}, {50, 87}, {73, 91}, {27, 91}}}},
    {"CFc+",  {{{50, 50}, {50, 12}, {50, 88}}}},
    {"CFc",   {{{50, 50}, {50, 12}, {50, 88}}}},
    {"Cc",    {{{31, 31}, {71, 71}}}},
    {"Cc+",   {{{41, 33}, {71, 71}}}},
    {"CcRr",  {{{31, 31}, {64, 64}, {88, 33}, {84, 86}}}},
    {"CcRr+", {{{41, 33}, {64, 64}, {88, 33}, {84, 86}}}},
    {"Ccc",   {{{50, 36}, {50, 88}}}},
    {"Ccc+",  {{{50, 36}, {50, 88}}}},
    {"CRr",   {{{50, 13}, {64, 64}, {28, 62}, {84, 86}}}},
    {"CRRR",  {{{50, 13}, {83, 50}, {50, 84}, {17, 50}, {85, 29}, {79, 79}, {21, 79}}}},
    {"RrC",   {{{50, 13}, {36, 64}, {72, 62}, {16, 86}}}},
    {"C",     {{{50, 13}, {50, 62}}}},
    {"CFC",   {{{50, 13}, {50, 87}, {50, 50}}}},
    {"CC",    {{{54, 13}, {13, 54}, {66, 66}}}},
    {"RRRR",  {{{50, 16}, {84, 50}, {50, 84}, {16, 50}, {21, 21}, {79, 21}, {79, 79}, {21, 79}}}},
    {"RRR",   {{{84, 50}, {50, 84}, {16, 50}, {50, 17}, {79, 79}, {21, 79}}}},
    {"Rr",    {{{36, 64}, {67, 36}, {16, 86}}}},
    {"RFr",   {{{50, 50}, {50, 22}, {50, 78}}}},
}};
// clang-format on

// By type, then by piece.
constexpr auto anchors = [] {
    std::array<std::array<Point, match::max_pieces>, match::type_count> by_type{};
    for (const TileAnchors& row : anchor_rows) by_type[match::find_type(row.tile).value()] = row.by_piece;
    return by_type;
}();

Curve upright_area(match::Type type, const match::Piece& piece) {
    if (piece.kind == match::Kind::field) return FieldTracer(type).trace(piece);
    TileShapes shapes = tile_shapes(match::landscape_tile(type, 0));
    if (shapes.monastery && piece.kind == match::Kind::monastery) return shapes.monastery->area;
    for (SectionShape& shape : shapes.sections)
        if (has(piece, contact(first_side(shape.section), At::middle))) return std::move(shape.area);
    return {};
}

void require_piece(match::Type type, std::size_t piece,
                   const bastide::detail::Where& where = bastide::detail::Where::current()) {
    match::require_type(type, where);
    require(piece < match::types[type].piece_count, "the tile has a piece with this number", piece, where);
}

}  // namespace

Curve piece_area(match::Type type, std::size_t piece, int rotation) {
    require_piece(type, piece);
    return rotate(upright_area(type, match::types[type].pieces[piece]), rotation);
}

Point anchor(match::Type type, std::size_t piece, int rotation) {
    require_piece(type, piece);
    // The monastery does not rotate with its tile, and the meeple does not cover its tower.
    const bool is_monastery = match::types[type].pieces[piece].kind == match::Kind::monastery;
    return rotate(anchors[type][piece], is_monastery ? 0 : rotation);
}

}  // namespace bastide::draw
