#include "bastide/draw/landscape/parts.h"

#include <algorithm>

#include "bastide/draw/palette.h"
#include "bastide/draw/seal_place.h"
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

std::string seamed_art(tile::Tile tile) {
    return tile_art(tile) + "<path class=\"b-seam\" d=\"M0,0H100V100H0Z\"/>";
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

std::vector<std::uint32_t> part_owners(tile::Tile tile, const landscape::FeatureMap::Owners& owners) {
    std::vector<std::uint32_t> of_parts;
    for (const tile::Section& section : sections(tile))
        of_parts.push_back(owners.sides[index(first_side(section))]);
    if (tile.has_monastery()) of_parts.push_back(owners.monastery);
    return of_parts;
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

SealPlace seal_place(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                     std::span<const std::size_t> starts, std::size_t place) {
    const landscape::Feature& feature = map.features[place];
    const tile::Cell tile = seal_tile(feature);
    const TileShapes shapes = tile_shapes(landscape.at(tile));
    if (shapes.monastery && feature.kind == FeatureKind::monastery) return {tile, shapes.monastery->seal};
    const auto owned = part_owners(landscape.at(tile), owners_of(map, starts, tile));
    const auto part = std::ranges::find(owned, place) - owned.begin();
    return {tile, shapes.sections[static_cast<std::size_t>(part)].seal};
}

}  // namespace bastide::draw
