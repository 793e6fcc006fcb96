#include "bastide/draw/landscape/parts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <mutex>

#include "bastide/draw/feature_label_anchor.h"
#include "bastide/draw/palette.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/tile_art.h"
#include "bastide/draw/tile_plan.h"
#include "bastide/draw/tile_shapes.h"

namespace bastide::draw {

using tile::FeatureKind;

namespace {

// A road shows its second mark along its middle, where a hatching would not show.
std::string part(const SectionShape& shape) {
    const std::string area = "d=\"" + closed_path_data(shape.area) + "\"/>";
    if (shape.section.kind != FeatureKind::road) return "<path " + area;
    return "<path class=\"b-wash\" " + area + "<path class=\"b-line\" d=\"" + path_data(shape.centre_line) +
           "\"/>";
}

}  // namespace

const std::string& seamed_art(tile::Tile tile) {
    struct Art {
        std::once_flag once;
        std::string svg;
    };
    // By the tile's code. Pictures need the same tiles again and again, and drawing them is nearly all the
    // work.
    static std::array<Art, std::numeric_limits<std::uint8_t>::max() + 1> arts;
    Art& art = arts.at(tile.code());
    std::call_once(art.once,
                   [&] { art.svg = tile_art(tile) + "<path class=\"b-seam\" d=\"M0,0H100V100H0Z\"/>"; });
    return art.svg;
}

std::vector<std::string> part_art(tile::Tile tile) {
    const TileShapes shapes = tile_shapes(tile);
    std::vector<std::string> parts;
    parts.reserve(shapes.sections.size() + 1);
    for (const SectionShape& shape : shapes.sections) parts.push_back(part(shape));
    if (shapes.monastery) parts.push_back(part(*shapes.monastery));
    return parts;
}

const landscape::FeatureMap::Owners& owners_of(const landscape::FeatureMap& map,
                                               std::span<const std::size_t> starts, tile::Cell at) {
    return map.owners[starts[static_cast<std::size_t>(at.row)] + static_cast<std::size_t>(at.column)];
}

PartOwners::PartOwners(tile::Tile tile, const landscape::FeatureMap::Owners& owners) {
    for (const tile::Section& section : sections(tile))
        all_[size_++] = owners.sides[index(first_side(section))];
    if (tile.has_monastery()) all_[size_++] = owners.monastery;
}

std::string tint_attributes(std::size_t tint, bool has_dashes) {
    std::string out = "class=\"" + tint_class(tint) + "\" fill=\"url(#" + hatch_id(tint) + ")\"";
    if (has_dashes) {
        out += " stroke-dasharray=\"";
        out += tints[tint].dashes;
        out += '"';
    }
    return out;
}

std::string_view seal_art() {
    return "<circle class=\"b-seal\" r=\"6.6\"/><path class=\"b-check\" d=\"M-3,0.2L-0.8,2.6L3.2,-2.4\"/>";
}

SealPlace Seals::place(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                       std::span<const std::size_t> starts, std::size_t feature) {
    const tile::Cell at = seal_tile(map.features[feature]);
    const tile::Tile tile = landscape.at(at);
    const PartOwners owned(tile, owners_of(map, starts, at));
    const auto part = std::ranges::find(owned, feature) - owned.begin();
    return {at, on(tile)[static_cast<std::size_t>(part)]};
}

// In the order of `PartOwners`.
const std::vector<Point>& Seals::on(tile::Tile tile) {
    std::vector<Point>& seals = by_part_[tile.code()];
    if (!seals.empty()) return seals;
    const TileShapes shapes = tile_shapes(tile);
    for (const SectionShape& shape : shapes.sections) seals.push_back(shape.seal);
    if (shapes.monastery) seals.push_back(shapes.monastery->seal);
    return seals;
}

}  // namespace bastide::draw
