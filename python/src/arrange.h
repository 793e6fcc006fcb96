// Shared by the parts of `bastide.arrange`: problems in Python.
#pragma once

#include <vector>

#include "bastide/arrange/problem.h"
#include "python/src/arguments.h"
#include "python/src/record.h"
#include "python/src/typed.h"

namespace bastide::python {

using BorderWord = Word<"typing.Literal['free', 'closed', 'field', 'road', 'city']">;
using ApartWord = Word<"typing.Literal['city', 'road', 'monastery']">;
using TilesLike = Typed<
    "str | collections.abc.Sequence[collections.abc.Sequence[collections.abc.Sequence[int]]] | "
    "bastide.landscape.Landscape | bastide.puzzle.Puzzle">;

// Returns a problem without a shape.
arrange::Problem problem_of(const TilesLike& tiles, const BorderWord& border, bool equal_neighbours,
                            bool equal_corners, const std::vector<ApartWord>& apart);

// Adds the class `Problem`, without its searches.
Record<arrange::Problem> add_arrange_problem(nb::module_& room);

}  // namespace bastide::python
