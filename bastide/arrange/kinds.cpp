#include "bastide/arrange/kinds.h"

#include <algorithm>

#include "bastide/base/require.h"
#include "bastide/tile/catalogue.h"

namespace bastide::arrange {
namespace {

Kind& kind_for(tile::Tile tile, Kinds& kinds,
               const bastide::detail::Where& where = bastide::detail::Where::current()) {
    require(!tile.empty(), "the tile is not empty", where);
    const int known = kind_of(tile, kinds);
    if (known >= 0) return kinds[static_cast<std::size_t>(known)];
    return kinds.emplace_back(canonical_rotation(tile));
}

int sum(int some, int more) {
    return std::min(some, any_number - std::min(more, any_number)) + std::min(more, any_number);
}

}  // namespace

tile::Tile canonical_rotation(tile::Tile tile) {
    tile::Tile least = tile;
    for (int turns = 1; turns < 4; ++turns) {
        if (tile.rotate(turns).code() < least.code()) least = tile.rotate(turns);
    }
    return least;
}

int kind_of(tile::Tile tile, std::span<const Kind> kinds) {
    const auto known = std::ranges::find(kinds, canonical_rotation(tile), &Kind::tile);
    return known == kinds.end() ? -1 : static_cast<int>(known - kinds.begin());
}

void add(Kinds& kinds, tile::Tile tile, int count) {
    require(count >= 0, "a count of tiles is not negative", count);
    Kind& kind = kind_for(tile, kinds);
    kind.least = sum(kind.least, count);
    kind.most = sum(kind.most, count);
}

void add_any_number(Kinds& kinds, tile::Tile tile) {
    kind_for(tile, kinds).most = any_number;
}

Kinds kinds_of(std::span<const tile::Tile> tiles) {
    Kinds kinds;
    for (const tile::Tile tile : tiles) add(kinds, tile, 1);
    return kinds;
}

Kinds any_of_each_kind() {
    Kinds kinds;
    for (const tile::Tile tile : tile::catalogue) add_any_number(kinds, tile);
    return kinds;
}

void allow_leftovers(Kinds& kinds) {
    for (Kind& kind : kinds) kind.least = 0;
}

}  // namespace bastide::arrange
