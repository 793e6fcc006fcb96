// Finds arrangements one after the other.
//
//     auto encoding = Encoding::of(problem);
//     if (!encoding) return encoding.error();
//     search(*encoding, solver, {.found = [](const landscape::Landscape& map) { … }});
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

#include "bastide/arrange/encoding.h"
#include "bastide/arrange/problem.h"
#include "bastide/arrange/solver.h"
#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

struct SearchOptions {
    // The number of arrangements to find.
    std::int64_t most = 1;

    // Called with each arrangement. Any two arrangements differ on some cell. Rotations and mirror images are
    // different arrangements, but swapping equal tiles gives the same arrangement.
    std::function<void(const landscape::Landscape& map)> found = [](const landscape::Landscape&) {};

    // Called several times a second. The search stops when it returns false.
    std::function<bool()> should_continue = [] { return true; };

    // The limit of numbers in the clauses that the search adds. The search ends when they exceed it, so
    // memory is bounded.
    std::size_t max_added = Encoding::max_added;
};

struct SearchResult {
    enum class End : std::uint8_t {
        enough,   // the wanted number was found, and there may be more
        no_more,  // all arrangements were found
        limit,    // `should_continue` returned false, and there may be more
        memory,   // `max_added` or the solver's limit was reached, and there may be more
    };

    std::int64_t found = 0;
    End end = End::enough;

    bool is_partial() const { return end == End::limit || end == End::memory; }
};

inline constexpr std::int64_t all_arrangements = std::numeric_limits<std::int64_t>::max();

// Adds the formula to a new solver and solves it until the search ends. If the formula is incomplete, the
// search ends at once. To find more than one arrangement, the encoding must preserve symmetry. The program
// ends if the solver returns a model that breaks the clauses added last.
SearchResult search(const Encoding& encoding, Solver& solver, const SearchOptions& options = {});

// As `search`, and checks each arrangement with `verify` before it calls `found`, so that callers need not
// trust the solver. Fails if an arrangement breaks a rule of the problem, and ends the search.
[[nodiscard]] Result<SearchResult> search_verified(const Problem& problem, const Encoding& encoding,
                                                   Solver& solver, const SearchOptions& options = {});

}  // namespace bastide::arrange
