#include "bastide/arrange/compact.h"

#include <algorithm>
#include <utility>

#include "bastide/arrange/bound.h"
#include "bastide/arrange/encoding.h"
#include "bastide/arrange/shape.h"
#include "bastide/base/require.h"

namespace bastide::arrange {
namespace {

constexpr MessageKind inexact_kinds{"arrange.inexact_kinds",
                                    "all tiles are placed, but some kinds have no exact number: give counts"};
constexpr MessageKind many_compact_tiles{"arrange.many_compact_tiles",
                                         "at most {0} tiles can be placed, and there are {1}: remove {2}"};

// Returns the number of tiles.
Result<std::int64_t> count_exact(const Kinds& kinds) {
    std::int64_t tiles = 0;
    for (const Kind& kind : kinds) {
        if (kind.least != kind.most) return fail(inexact_kinds);
        tiles += kind.most;
    }
    if (tiles > Shape::max_cells)
        return fail({many_compact_tiles, Shape::max_cells, tiles, tiles - Shape::max_cells});
    return tiles;
}

}  // namespace

Result<CompactResult> search_compact(Problem problem, const MakeSolver& make_solver,
                                     const SearchOptions& options, std::uint64_t seed) {
    require(make_solver != nullptr, "make_solver is a function");
    const auto tiles = count_exact(problem.kinds);
    if (!tiles) return std::unexpected(tiles.error());
    const auto symmetry = options.most == 1 ? Encoding::Symmetry::broken : Encoding::Symmetry::unbroken;
    CompactResult result{.search = {0, SearchResult::End::no_more}, .why_none = {}};
    for (const auto& [rows, columns] : rectangles_for(*tiles)) {
        if (rows * columns > Shape::max_cells) {
            result.is_any_left_out = true;
            continue;
        }
        auto shape = Shape::rectangle(rows, columns);
        if (!shape) return std::unexpected(std::move(shape.error()));
        problem.shape = *std::move(shape);
        problem.may_leave_cells = *tiles < rows * columns;
        const auto encoding = Encoding::of(problem, symmetry, seed, options.should_continue);
        if (!encoding) return std::unexpected(encoding.error());
        // What counting shows holds for every rectangle.
        result.why_none = why_none(problem);
        if (result.why_none) break;
        const auto solver = make_solver();
        require(solver != nullptr, "make_solver returns a solver");
        const auto searched = search_verified(problem, *encoding, *solver, options);
        if (!searched) return std::unexpected(searched.error());
        result.search = *searched;
        if (result.search.found > 0 || result.search.is_partial()) break;
    }
    return result;
}

}  // namespace bastide::arrange
