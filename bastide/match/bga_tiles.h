// The tiles of the base game as Board Game Arena numbers them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bastide/match/tile.h"

namespace bastide::match {

// A tile type of the site.
struct BgaTile {
    Type type;
    // Its features in the site's order, by their words on our unrotated tile. The words are those of
    // notation.h. An empty word is a number that the site leaves out.
    std::array<std::string_view, max_pieces> features;
    std::uint8_t turns = 0;  // quarter turns clockwise from our unrotated tile to the site's
};

// By the site's number minus 1.
inline constexpr std::array<BgaTile, type_count> bga_tiles = {{
    {detail::type_named("CccR"), {"rS", "cN", "fSR", "fSL"}},
    {detail::type_named("CccR+"), {"rS", "cN", "fSR", "fSL"}},
    {detail::type_named("Cc"), {"cN", "fEL"}},
    {detail::type_named("Cc+"), {"cN", "fEL"}},
    {detail::type_named("CcRr"), {"rE", "cN", "fEL", "fER"}},
    {detail::type_named("CcRr+"), {"rE", "cN", "fEL", "fER"}},
    {detail::type_named("CFc"), {"cE", "fNL", "fSL"}},
    {detail::type_named("CFc+"), {"cE", "fNL", "fSL"}},
    {detail::type_named("CC"), {"cN", "cW", "fEL"}},
    {detail::type_named("CFC"), {"cN", "cS", "fEL"}},
    {detail::type_named("C"), {"cN", "fEL"}},
    {detail::type_named("RrC"), {"rS", "cN", "fEL", "fSR"}},
    {detail::type_named("CRr"), {"rE", "cN", "fEL", "fER"}},
    {detail::type_named("CRRR"), {"rW", "rE", "rS", "cN", "fEL", "fSR", "fER"}},
    {detail::type_named("RCr"), {"rE", "cN", "fEL", "fER"}},
    {detail::type_named("RFr"), {"rE", "", "fER", "fNL"}, 1},
    {detail::type_named("Rr"), {"rS", "fNL", "fSR"}},
    {detail::type_named("RRR"), {"rW", "rE", "rS", "fNL", "fSR", "fER"}},
    {detail::type_named("RRRR"), {"rW", "rE", "rS", "rN", "fNL", "fNR", "fER", "fSR"}},
    {detail::type_named("L"), {"m", "fNL"}},
    {detail::type_named("LR"), {"m", "rS", "fNL"}},
    {detail::type_named("Cccc+"), {"cN"}},
    {detail::type_named("Ccc"), {"cN", "fSL"}},
    {detail::type_named("Ccc+"), {"cN", "fSL"}},
}};

namespace detail {

constexpr std::array<Type, tile_count> bga_ids() {
    std::array<Type, tile_count> ids;
    auto end = ids.begin();
    for (const BgaTile& tile : bga_tiles) end = std::fill_n(end, types[tile.type].count, tile.type);
    return ids;
}

}  // namespace detail

// The types of the single tiles, which the site numbers from 1, by that number minus 1.
inline constexpr std::array<Type, tile_count> bga_ids = detail::bga_ids();

}  // namespace bastide::match
