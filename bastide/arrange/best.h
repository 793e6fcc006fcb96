// Finds the best arrangement under a goal and proves that it is optimal.
//
//     sat::Cadical solver;
//     const auto result = find_best(problem, Goal::points, solver, {.found = print});
//
// Model-improving search: it finds one arrangement, then a better one, and so on, until the solver proves
// that there is no better one or the best one reaches an upper bound from counting tiles (bound.h). The
// program ends if the solver returns a model that breaks the clauses added last.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "bastide/arrange/encoding.h"
#include "bastide/arrange/goal.h"
#include "bastide/arrange/problem.h"
#include "bastide/arrange/solver.h"
#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

struct BestOptions {
    std::uint64_t seed = 0;

    // Called with each arrangement that is better than all previous ones.
    std::function<void(const landscape::Landscape& map, std::int64_t value)> found =
        [](const landscape::Landscape&, std::int64_t) {};

    // Called with each new upper bound: no arrangement is better.
    std::function<void(std::int64_t bound)> bounded = [](std::int64_t) {};

    // Called several times a second. The search stops when it returns false.
    std::function<bool()> should_continue = [] { return true; };

    // The limit of clauses. Larger problems fail. The size of the counter of values depends on the first
    // arrangement found. If the whole counter exceeds the limit, only part of it is built.
    std::size_t max_clauses = Encoding::max_clauses;

    // The limit of numbers in the clauses that the search adds. The search ends when they exceed it.
    std::size_t max_added = Encoding::max_added;
};

struct BestResult {
    enum class End : std::uint8_t {
        proved,  // no arrangement has a higher value
        none,    // there is no arrangement
        limit,   // `should_continue` returned false
        memory,  // the search reached `max_clauses`, `max_added` or the solver's limit
    };

    End end = End::proved;
    bool is_partial() const { return end == End::limit || end == End::memory; }

    std::optional<std::int64_t> value = {};  // the value of the best arrangement found
    std::int64_t bound = 0;                  // no arrangement has a higher value
    bool by_counting = false;  // true if the bound follows from counting tiles, without a search
};

// Fails in the same cases as `Encoding::of`, with `max_clauses` as its limit.
[[nodiscard]] Result<BestResult> find_best(const Problem& problem, Goal goal, Solver& solver,
                                           const BestOptions& options = {});

}  // namespace bastide::arrange
