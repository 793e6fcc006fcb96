// Random landscapes of any size and density, with short or long features, with or without consistent sides.
//
// Equal generator states give equal landscapes on every machine: the random numbers do not go through the
// standard library's distributions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

#include "bastide/landscape/landscape.h"

namespace bastide::landscape::testing {

struct RandomLandscape {
    enum class Tiles : std::uint8_t {
        the_19,   // the catalogue, in any rotation
        any,      // every combination of edges, with cities joined or separate
        flowing,  // roads that pass through, and joined cities of two edges or more: long features
        pairing,  // no single edges, so that long features end on shared tiles or meet themselves
    };

    std::size_t rows = 1;
    std::size_t columns = 1;
    double density = 1;  // the share of squares that hold a tile, 0 to 1
    Tiles tiles = Tiles::the_19;
    bool consistent = true;  // true if tiles match on shared sides
    bool ragged = false;     // true if rows differ in length, from 0 to `columns`
};

// Takes constant time per square. The result may have no tile if the density is below 1 or rows are ragged.
Landscape random_landscape(const RandomLandscape& options, std::mt19937_64& random);

// Returns a random number from 0 to `bound` - 1. The bound is at least 1.
std::uint32_t draw_below(std::uint32_t bound, std::mt19937_64& random);

}  // namespace bastide::landscape::testing
