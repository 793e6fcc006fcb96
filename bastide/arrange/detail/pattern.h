// Clauses about tiles that lie in a certain way beside one another, wherever in the shape they do.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "bastide/arrange/shape.h"
#include "bastide/tile/side.h"

namespace bastide::arrange::detail {

// A literal that is named by a cell and two of its sides.
struct Term {
    tile::Cell at;
    tile::Side one = tile::Side::north;
    tile::Side other = tile::Side::north;

    // What the literal is there; 0 if that cannot be, and the clause is then true.
    std::function<int(std::size_t cell, tile::Side one, tile::Side other)> literal;
};

// Which images of a pattern are meant: those by moving it, or all that rotate and reflect it, too.
enum class Images : std::uint8_t { moved, all };

// The clause for every image of the pattern in the shape, each ended by a 0.
std::vector<int> clauses_everywhere(const Shape& shape, const std::vector<Term>& pattern, Images images);

}  // namespace bastide::arrange::detail
