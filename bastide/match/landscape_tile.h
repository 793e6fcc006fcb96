// Returns the landscape tile of a match tile. The result has the same sides and joined cities, but no
// pennants or fields.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "bastide/match/tile.h"
#include "bastide/tile/tile.h"

namespace bastide::match {

constexpr tile::Tile landscape_tile(Type type, int rotation) {
    const TileType& tile = types[type];
    const auto cities = std::ranges::count(tile, Kind::city, &Piece::kind);
    return tile::Tile(tile.edges, cities > 1 ? tile::Cities::separate : tile::Cities::joined)
        .rotate(rotation);
}

// Returns the landscape tile of the type with this name, such as RCr, or nullopt if there is no such type.
constexpr std::optional<tile::Tile> find_landscape_tile(std::string_view name) {
    const auto type = find_type(name);
    return type ? std::optional(landscape_tile(*type, 0)) : std::nullopt;
}

// All tiles of the box, by type.
constexpr std::array<tile::Tile, tile_count> box_tiles() {
    std::array<tile::Tile, tile_count> box;
    auto end = box.begin();
    for (Type type = 0; type < type_count; ++type)
        end = std::fill_n(end, types[type].count, landscape_tile(type, 0));
    return box;
}

}  // namespace bastide::match
