// Repeated elements are defined once and placed by <use>: the art of each tile that occurs, and the shapes of
// its sections.
#include "bastide/draw/landscape/svg.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "bastide/draw/feature_tints.h"
#include "bastide/draw/landscape/holes.h"
#include "bastide/draw/landscape/parts.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/palette.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/text/plural.h"

namespace bastide::draw {

using tile::FeatureKind;
using tile::Tile;

namespace {

constexpr std::int64_t square = 100;
constexpr std::int64_t margin = 40;
std::string describe(const landscape::Feature& feature) {
    std::string out(name(feature.kind));
    out += feature.complete ? ", complete, " : ", incomplete, ";
    return out + text::plural(feature.points, "point");
}

// The names that <use> refers to.
std::string tile_id(Tile tile) {
    return "b-tile-" + decimal(tile.code());
}

std::string part_id(Tile tile, std::size_t part) {
    return "b-part-" + decimal(tile.code()) + '-' + decimal(static_cast<std::int64_t>(part));
}

Point corner_of(tile::Cell at) {
    return {static_cast<double>(square * at.column), static_cast<double>(square * at.row)};
}

std::string defined(const std::string& id, std::string_view art) {
    std::string out = "<g id=\"" + id + "\">";
    out += art;
    return out + "</g>\n";
}

std::string definitions(Tile tile) {
    std::string out = defined(tile_id(tile), seamed_art(tile));
    const std::vector<std::string> parts = part_art(tile);
    for (std::size_t i = 0; i < parts.size(); ++i) out += defined(part_id(tile, i), parts[i]);
    return out;
}

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

    std::string document(Theme theme) {
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
        add_tiles(out);
        for (std::size_t feature = 0; feature < map_.features.size(); ++feature) add_group(out, feature);
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
                          text::plural(static_cast<std::int64_t>(landscape_.tiles()), "tile") +
                          "</title>\n<desc id=\"b-desc\">";
        std::int64_t points = 0;
        for (const landscape::Feature& feature : map_.features) points += feature.points;
        const auto complete = std::ranges::count(map_.features, true, &landscape::Feature::complete);
        out += text::plural(static_cast<std::int64_t>(map_.features.size()), "feature") + ", " +
               decimal(complete) + " complete, " + text::plural(points, "point") + " in all";
        if (!holes_.empty()) out += "; " + text::plural(std::ssize(holes_), "hole");
        out += "</desc>\n";
        return out;
    }

    std::string all_definitions() const {
        std::string out(grid_pattern);
        for (std::size_t tint = 0; tint < tints.size(); ++tint) out += hatch(tint);
        out += defined("b-seal", seal_art());
        std::array<bool, 256> is_defined{};
        for_each_tile([&](tile::Cell, Tile tile) {
            if (std::exchange(is_defined[tile.code()], true)) return;
            out += definitions(tile);
        });
        for (const landscape::Hole& hole : holes_) {
            for (const Tile tile : tiles_in_svg(hole))
                if (!std::exchange(is_defined[tile.code()], true))
                    out += defined(tile_id(tile), seamed_art(tile));
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

    void add_tiles(std::string& out) const {
        out += "<g>\n";
        std::array<std::string, 256> ids;
        for_each_tile([&](tile::Cell at, Tile tile) {
            std::string& id = ids[tile.code()];
            if (id.empty()) id = tile_id(tile);
            add_use(out, id, corner_of(at));
            out += '\n';
        });
        out += "</g>\n";
    }

    void add_group(std::string& out, std::size_t place) {
        const landscape::Feature& feature = map_.features[place];
        out += "<g ";
        out += attributes(tint_of_[place], feature.kind == FeatureKind::road);
        out += "><title>";
        out += describe(feature);
        out += "</title>";
        for (const tile::Cell at : feature.tiles) add_parts(out, at, place);
        if (feature.complete) {
            const SealPlace seal = seals_.place(landscape_, map_, starts_, place);
            add_use(out, "b-seal", corner_of(seal.tile) + seal.at);
        }
        out += "</g>\n";
    }

    const std::string& attributes(std::size_t tint, bool is_road) {
        std::string& made = attributes_[tint][is_road ? 1 : 0];
        if (made.empty()) made = tint_attributes(tint, is_road);
        return made;
    }

    void add_parts(std::string& out, tile::Cell at, std::size_t place) {
        const Tile tile = landscape_.at(at);
        const PartOwners owned(tile, owners_of(map_, starts_, at));
        for (std::size_t part = 0; part < owned.size(); ++part) {
            if (owned[part] != place) continue;
            std::string& id = part_ids_[tile.code()][part];
            if (id.empty()) id = part_id(tile, part);
            add_use(out, id, corner_of(at));
        }
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
    Seals seals_;
    std::array<std::array<std::string, 2>, tints.size()> attributes_;  // of other features, of roads
    std::array<std::array<std::string, max_parts>, 256> part_ids_;     // by the tile's code
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
