// What repeats is defined once and placed by <use>: the art of each tile that occurs, and the shape of its
// sections.
#include "bastide/draw/landscape/svg.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "bastide/draw/feature_tints.h"
#include "bastide/draw/landscape/holes.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/seal_place.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/tile_art.h"
#include "bastide/draw/tile_plan.h"
#include "bastide/draw/tile_shapes.h"
#include "bastide/text/counted.h"

namespace bastide::draw {

using tile::FeatureKind;
using tile::Tile;

namespace {

constexpr std::int64_t square = 100;
constexpr std::int64_t margin = 40;

std::string describe(const landscape::Feature& feature) {
    std::string out(name(feature.kind));
    out += feature.complete ? ", complete, " : ", incomplete, ";
    return out + text::counted(feature.points, "point");
}

// The names that <use> refers to.
std::string tile_id(Tile tile) {
    return "b-tile-" + decimal(tile.code());
}

std::string section_id(Tile tile, std::size_t section) {
    return "b-part-" + decimal(tile.code()) + '-' + decimal(static_cast<std::int64_t>(section));
}

std::string monastery_id(Tile tile) {
    return "b-part-" + decimal(tile.code()) + "-m";
}

Point corner_of(tile::Cell at) {
    return {static_cast<double>(square * at.column), static_cast<double>(square * at.row)};
}

// A road shows its second mark along its middle, where a hatching would not show.
std::string part(const std::string& id, const SectionShape& shape) {
    const std::string area = "d=\"" + closed_path_data(shape.area) + "\"/>";
    if (shape.section.kind != FeatureKind::road) return "<path id=\"" + id + "\" " + area + '\n';
    return "<g id=\"" + id + "\"><path class=\"b-wash\" " + area + "<path class=\"b-line\" d=\"" +
           path_data(shape.centre_line) + "\"/></g>\n";
}

std::string art(Tile tile) {
    return "<g id=\"" + tile_id(tile) + "\">" + tile_art(tile) +
           "<path class=\"b-seam\" d=\"M0,0H100V100H0Z\"/></g>\n";
}

std::string definitions(Tile tile) {
    std::string out = art(tile);
    const TileShapes shapes = tile_shapes(tile);
    for (std::size_t i = 0; i < shapes.sections.size(); ++i)
        out += part(section_id(tile, i), shapes.sections[i]);
    if (shapes.monastery) out += part(monastery_id(tile), *shapes.monastery);
    return out;
}

constexpr std::string_view seal =
    "<g id=\"b-seal\"><circle class=\"b-seal\" r=\"6.6\"/><path class=\"b-check\" "
    "d=\"M-3,0.2L-0.8,2.6L3.2,-2.4\"/></g>\n";

// Draws one landscape, part by part.
class Picture {
  public:
    Picture(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
            std::span<const landscape::Hole> holes)
        : landscape_(landscape),
          map_(map),
          holes_(holes),
          bounds_(bounds_of(landscape, holes)),
          tint_of_(feature_tints(landscape, map)),
          starts_(row_starts(landscape)),
          left_(square * bounds_.left),
          top_(square * bounds_.top),
          width_(square * (bounds_.right - bounds_.left)),
          height_(square * (bounds_.bottom - bounds_.top)) {}

    std::string document(Theme theme) const {
        const std::string width = decimal(width_ + 2 * margin);
        const std::string height = decimal(height_ + 2 * margin);
        std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" +
                          height + "\" viewBox=\"" + decimal(left_ - margin) + ' ' + decimal(top_ - margin) +
                          ' ' + width + ' ' + height +
                          "\" role=\"img\" aria-labelledby=\"b-title b-desc\">\n";
        out += titles();
        out += "<style>\n" + style_sheet(theme) + "</style>\n";
        out += "<defs>\n" + all_definitions() + "</defs>\n";
        out += table();
        out += "<g>\n" + tiles() + "</g>\n";
        for (std::size_t feature = 0; feature < map_.features.size(); ++feature) out += group(feature);
        for (const landscape::Hole& hole : holes_) {
            const Point corner = corner_of(hole.at);
            out += "<g transform=\"translate(" + svg_pair(corner.x, corner.y) + ")\">" +
                   hole_svg(hole, tile_id) + "</g>\n";
        }
        out += "</svg>\n";
        return out;
    }

  private:
    std::string titles() const {
        std::string out = "<title id=\"b-title\">Landscape of " +
                          text::counted(static_cast<std::int64_t>(landscape_.tiles()), "tile") +
                          "</title>\n<desc id=\"b-desc\">";
        std::int64_t points = 0;
        for (const landscape::Feature& feature : map_.features) points += feature.points;
        const auto complete = std::ranges::count(map_.features, true, &landscape::Feature::complete);
        out += text::counted(static_cast<std::int64_t>(map_.features.size()), "feature") + ", " +
               decimal(complete) + " complete, " + text::counted(points, "point") + " in all";
        if (!holes_.empty()) out += "; " + text::counted(std::ssize(holes_), "hole");
        out += "</desc>\n";
        return out;
    }

    std::string all_definitions() const {
        std::string out(grid_pattern);
        for (std::size_t tint = 0; tint < tints.size(); ++tint) out += hatch(tint);
        out += seal;
        std::array<bool, 256> defined{};
        for_each_tile([&](tile::Cell, Tile tile) {
            if (std::exchange(defined[tile.code()], true)) return;
            out += definitions(tile);
        });
        for (const landscape::Hole& hole : holes_) {
            for (const Tile tile : tiles_in_svg(hole))
                if (!std::exchange(defined[tile.code()], true)) out += art(tile);
        }
        return out;
    }

    // The paper with its grid, and the numbers of rows and columns.
    std::string table() const {
        const std::string size = " width=\"" + decimal(width_) + "\" height=\"" + decimal(height_) + "\"/>\n";
        std::string out = "<rect class=\"b-table\" x=\"" + decimal(left_ - margin) + "\" y=\"" +
                          decimal(top_ - margin) + "\" width=\"" + decimal(width_ + 2 * margin) +
                          "\" height=\"" + decimal(height_ + 2 * margin) + "\"/>\n";
        out += "<rect fill=\"url(#b-grid)\"" +
               (holes_.empty() ? "" : " x=\"" + decimal(left_) + "\" y=\"" + decimal(top_) + '"') + size;
        out += "<g class=\"b-label\" text-anchor=\"middle\">\n";
        for (std::int64_t column = bounds_.left; column < bounds_.right; ++column)
            out += label(column + 1, corner_of({bounds_.top, column}) + Point{50, -14});
        for (std::int64_t row = bounds_.top; row < bounds_.bottom; ++row)
            out += label(row + 1, corner_of({row, bounds_.left}) + Point{-20, 55});
        out += "</g>\n";
        return out;
    }

    static std::string label(std::int64_t number, Point at) {
        return "<text x=\"" + svg_number(at.x) + "\" y=\"" + svg_number(at.y) + "\">" + decimal(number) +
               "</text>\n";
    }

    std::string tiles() const {
        std::string out;
        for_each_tile([&](tile::Cell at, Tile tile) { out += svg_use(tile_id(tile), corner_of(at)) + '\n'; });
        return out;
    }

    std::string group(std::size_t place) const {
        const landscape::Feature& feature = map_.features[place];
        const std::size_t tint = tint_of_[place];
        std::string out = "<g class=\"" + tint_class(tint) + "\" fill=\"url(#" + hatch_id(tint) + ")\"";
        if (feature.kind == FeatureKind::road) {
            out += " stroke-dasharray=\"";
            out += tints[tint].dashes;
            out += '"';
        }
        out += "><title>" + describe(feature) + "</title>";
        for (const tile::Cell at : feature.tiles) out += parts_on(at, place);
        if (feature.complete) out += svg_use("b-seal", seal_point(feature, place));
        return out + "</g>\n";
    }

    const landscape::FeatureMap::Owners& owners(tile::Cell at) const {
        return map_.owners[starts_[static_cast<std::size_t>(at.row)] + static_cast<std::size_t>(at.column)];
    }

    // Whether the feature at `place` owns a section of a tile with these owners.
    static bool owns(const tile::Section& section, const landscape::FeatureMap::Owners& owners,
                     std::size_t place) {
        return owners.sides[index(first_side(section))] == place;
    }

    std::string parts_on(tile::Cell at, std::size_t place) const {
        const Tile tile = landscape_.at(at);
        const auto& owned = owners(at);
        std::string out;
        const tile::Sections all = sections(tile);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (owns(all[i], owned, place)) out += svg_use(section_id(tile, i), corner_of(at));
        }
        if (owned.monastery == place) out += svg_use(monastery_id(tile), corner_of(at));
        return out;
    }

    Point seal_point(const landscape::Feature& feature, std::size_t place) const {
        const tile::Cell at = seal_tile(feature);
        const TileShapes shapes = tile_shapes(landscape_.at(at));
        if (shapes.monastery && feature.kind == FeatureKind::monastery) {
            return corner_of(at) + shapes.monastery->seal;
        }
        const auto& owned = owners(at);
        const auto shape = std::ranges::find_if(
            shapes.sections, [&](const SectionShape& each) { return owns(each.section, owned, place); });
        return corner_of(at) + shape->seal;
    }

    template <class Visit>
    void for_each_tile(Visit visit) const {
        for (std::size_t row = 0; row < landscape_.rows(); ++row) {
            const auto squares = landscape_.row(row);
            for (std::size_t column = 0; column < squares.size(); ++column) {
                if (squares[column].empty()) continue;
                visit(tile::Cell{static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)},
                      squares[column]);
            }
        }
    }

    const landscape::Landscape& landscape_;
    const landscape::FeatureMap& map_;
    std::span<const landscape::Hole> holes_;
    SquareBounds bounds_;
    std::vector<std::uint8_t> tint_of_;
    std::vector<std::size_t> starts_;
    std::int64_t left_;
    std::int64_t top_;
    std::int64_t width_;
    std::int64_t height_;
};

}  // namespace

std::string landscape_svg(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                          Theme theme, std::span<const landscape::Hole> holes) {
    return Picture(landscape, map, holes).document(theme);
}

}  // namespace bastide::draw
