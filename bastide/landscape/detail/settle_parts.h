// The loops over labels from which each version in `kernels.h` is built.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/targets.h"

namespace bastide::landscape::detail {

// Drops the sharings that do not matter. It has no branch for each, since few matter and a branch would often
// be mispredicted. Returns the end of the remaining sharings.
BASTIDE_PART TileSharing* filter_sharings_part(const Label* parent, const TileSharing* sharings,
                                               std::size_t size, TileSharing* out) {
    for (std::size_t i = 0; i < size; ++i) {
        const auto [a, b, c, d] = sharings[i];
        const Label p = parent[a];
        const Label q = parent[b];
        const Label r = parent[c];
        const Label s = parent[d];
        *out = {p, q, r, s};
        const auto equal = [](Label one, Label other) { return one == other ? 1U : 0U; };
        const unsigned meet =
            equal(p, q) | equal(p, r) | equal(p, s) | equal(q, r) | equal(q, s) | equal(r, s);
        const unsigned alive = (p >> 31) + (q >> 31) + (r >> 31) + (s >> 31);
        out += meet | (alive > 1 ? 1U : 0U);
    }
    return out;
}

BASTIDE_PART RootCounts count_roots_part(const Label* parent, const Seen* seen, std::size_t size) {
    RootCounts result;
    for (std::size_t label = first_label; label < size; ++label) {
        const Seen which = seen[label] >> 30;  // city, road, open city, open road
        for (Seen i = 0; i < 4; ++i) {
            const std::uint32_t counts = (parent[label] == label ? 1U : 0U) & (which == i ? 1U : 0U);
            result.features[i] += counts;
            result.tiles[i] += (seen[label] & seen_tiles) & (0U - counts);
        }
    }
    return result;
}

}  // namespace bastide::landscape::detail
