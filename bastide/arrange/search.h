// The arrangements that answer a question, found one after the other.
//
//     auto encoding = Encoding::of(question);
//     if (!encoding) return encoding.error();
//     search(*encoding, solver, {.found = [](const landscape::Landscape& map) { … }});
#pragma once

#include <cstdint>
#include <functional>
#include <limits>

#include "bastide/arrange/encoding.h"
#include "bastide/arrange/solver.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

struct SearchOptions {
    // How many to look for.
    std::int64_t most = 1;

    // Given each of them. Two differ on some cell: those that are turns or mirror images of one another are
    // different, and swapping two equal tiles makes no other.
    std::function<void(const landscape::Landscape& map)> found = [](const landscape::Landscape&) {};

    // Asked several times a second; if it says no, the search ends.
    std::function<bool()> goes_on = [] { return true; };
};

struct SearchResult {
    enum class End : std::uint8_t {
        enough,   // as many as were looked for; there may be more
        no_more,  // these are all
        limit,    // it was told to end; there may be more
    };

    std::int64_t found = 0;
    End end = End::enough;
};

inline constexpr std::int64_t all_arrangements = std::numeric_limits<std::int64_t>::max();

// Adds the formula to a solver that is new, and asks it until it is done. For more than one the encoding has
// to keep symmetry.
SearchResult search(const Encoding& encoding, Solver& solver, const SearchOptions& options = {});

}  // namespace bastide::arrange
