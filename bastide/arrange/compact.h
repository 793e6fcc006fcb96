// Finds the smallest rectangle that all tiles fit into, as one piece.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "bastide/arrange/problem.h"
#include "bastide/arrange/search.h"
#include "bastide/arrange/solver.h"
#include "bastide/base/result.h"

namespace bastide::arrange {

// Creates a solver for a rectangle.
using MakeSolver = std::function<std::unique_ptr<Solver>()>;

struct CompactResult {
    SearchResult search;                  // of the last rectangle that was tried
    bool is_any_left_out = false;         // true if a smaller rectangle has more cells than a shape may have
    std::optional<std::string> why_none;  // the reason, if counting shows that there is no arrangement

    bool is_complete() const { return !search.is_partial() && !is_any_left_out; }
};

// Tries the rectangles of `rectangles_for` in order until the tiles fit into one. Ignores the problem's
// shape. Fails if a kind has no exact number or there are more tiles than a shape may have cells, and in the
// same cases as `Encoding::of` and `search_verified`.
[[nodiscard]] Result<CompactResult> search_compact(Problem problem, const MakeSolver& make_solver,
                                                   const SearchOptions& options = {}, std::uint64_t seed = 0);

}  // namespace bastide::arrange
