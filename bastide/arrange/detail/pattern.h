// Clauses about local patterns of tiles, for every position in the shape.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "bastide/arrange/shape.h"
#include "bastide/tile/side.h"

namespace bastide::arrange::detail {

// A literal for a cell and two of its sides.
struct Term {
    tile::Cell at;
    tile::Side one = tile::Side::north;
    tile::Side other = tile::Side::north;

    // Returns the literal at a position, or 0 if it cannot be true, which makes the clause true.
    std::function<int(std::size_t cell, tile::Side one, tile::Side other)> literal;
};

// The images of a pattern: translations only, or also rotations and reflections.
enum class Images : std::uint8_t { moved, all };

// Returns the clause for every image of the pattern in the shape, each ended by a 0.
std::vector<int> clauses_everywhere(const Shape& shape, const std::vector<Term>& pattern, Images images);

}  // namespace bastide::arrange::detail
