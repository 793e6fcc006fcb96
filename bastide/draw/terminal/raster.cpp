// Each square samples a few points of the tile. Lines count more than areas, because a square is wider than a
// road if tiles are small.
#include "bastide/draw/terminal/raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "bastide/draw/tile_shapes.h"

namespace bastide::draw {
namespace {

constexpr std::size_t samples = 4;  // of a square, each way

using Polygon = std::vector<Point>;

bool contains(const Polygon& polygon, Point point) {
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Point a = polygon[i];
        const Point b = polygon[j];
        const bool crosses =
            (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x;
        inside = inside != crosses;
    }
    return inside;
}

// The outlines of a tile, ready to be asked for many points.
class Outlines {
  public:
    explicit Outlines(tile::Tile tile) : shapes_(tile_shapes(tile)) {
        for (const SectionShape& shape : shapes_.sections) areas_.push_back(flattened(shape.area));
        for (const Wall& wall : shapes_.walls) {
            Curve stone = wall.outer;
            for (const Arc& arc : reversed(wall.inner)) stone.push_back(arc);
            walls_.push_back(flattened(stone));
        }
        if (shapes_.monastery) garden_ = flattened(shapes_.monastery->area);
    }

    Dot at(Point point) const {
        if (const auto building = building_at(point)) return {*building, -1};
        for (std::size_t i = 0; i < areas_.size(); ++i) {
            if (!is_city(i) && contains(areas_[i], point)) return {Surface::road, section(i)};
        }
        if (std::ranges::any_of(walls_, [&](const Polygon& wall) { return contains(wall, point); }))
            return {Surface::wall, -1};
        if (std::ranges::any_of(shapes_.corner_towers,
                                [&](Point tower) { return length(point - tower) < wall_at_border; }))
            return {Surface::wall, -1};
        for (std::size_t i = 0; i < areas_.size(); ++i) {
            if (is_city(i) && contains(areas_[i], point)) return {Surface::roof, section(i)};
        }
        return {};
    }

  private:
    static std::int8_t section(std::size_t place) { return static_cast<std::int8_t>(place); }

    bool is_city(std::size_t place) const {
        return shapes_.sections[place].section.kind == tile::FeatureKind::city;
    }

    // The building in the middle of the tile: a monastery is a nave under a roof.
    std::optional<Surface> building_at(Point point) const {
        constexpr Point middle = {50, 50};
        if (shapes_.village && length(point - middle) < village_radius) return Surface::garden;
        if (!garden_ || !contains(*garden_, point)) return std::nullopt;
        const auto [x, y] = point - middle;
        if (std::abs(x) < 15 && y > 0 && y < 16) return Surface::stone;
        if (y <= 0 && y > -22 && std::abs(x) < 22 + y) return Surface::old_roof;
        return Surface::garden;
    }

    TileShapes shapes_;
    std::vector<Polygon> areas_;
    std::vector<Polygon> walls_;
    std::optional<Polygon> garden_;
};

// Returns the weight of a sample.
int weight(Surface surface) {
    switch (surface) {
        case Surface::road:
            return 5;
        case Surface::wall:
            return 4;
        case Surface::stone:
        case Surface::garden:
            return 2;
        case Surface::field:
        case Surface::roof:
        case Surface::old_roof:
            break;
    }
    return 1;
}

Dot heaviest(const std::array<Dot, samples * samples>& seen) {
    Dot best = seen.front();
    int most = 0;
    for (const Dot& each : seen) {
        const int weighs = static_cast<int>(std::ranges::count(seen, each)) * weight(each.surface);
        if (weighs <= most) continue;
        most = weighs;
        best = each;
    }
    return best;
}

// Houses are two characters wide and one high. Every other row is shifted by one.
Surface roof_at(int row, int column) {
    const int house = (column / 2 + row / 2 % 2) / 2;
    return (house + row / 2) % 2 == 0 ? Surface::roof : Surface::old_roof;
}

// Returns the position of a sample inside a square.
double inside(std::size_t sample) {
    return (static_cast<double>(sample) + 0.5) / samples;
}

// Returns the position on the tile of a row of the picture, whose number of rows is even. If a road is hardly
// a row wide, it gets the one row below the middle, instead of two that share it. It is then as wide as a
// vertical road, because squares are twice as high as wide.
double down_the_tile(double row, int rows) {
    if (road_width / 100 * rows > 1.2) return row * 100 / rows;
    const double middle = (rows + 1) / 2.0;
    return row < middle ? 50 * row / middle : 50 + 50 * (row - middle) / (rows - middle);
}

}  // namespace

Raster tile_raster(tile::Tile tile, CharacterSize size) {
    Raster raster(size);
    if (tile.empty()) return raster;
    const Outlines outlines(tile);
    for (int row = 0; row < raster.rows(); ++row) {
        for (int column = 0; column < raster.columns(); ++column) {
            std::array<Dot, samples * samples> seen;
            for (std::size_t i = 0; i < samples * samples; ++i) {
                const double down = row + inside(i / samples);
                const double right = column + inside(i % samples);
                seen[i] = outlines.at({right * 100 / raster.columns(), down_the_tile(down, raster.rows())});
            }
            Dot& dot = raster.at(row, column);
            dot = heaviest(seen);
            if (dot.surface == Surface::roof) dot.surface = roof_at(row, column);
        }
    }
    return raster;
}

}  // namespace bastide::draw
