// What can be said of a row of squares by comparing it with the rows beside it, square by square.
#pragma once

#include <cstdint>
#include <span>

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/padded_row.h"
#include "bastide/landscape/landscape_score.h"
#include "bastide/landscape/warning.h"

namespace bastide::landscape::detail {

// Adds to each `around[c]` how many of the squares c-1, c, c+1 of the row hold a tile. The row must reach
// `around.size()`.
void add_filled(const PaddedRow& row, std::span<std::uint8_t> around, const Kernels& kernels);

// Counts the monasteries of a row; `around[c]` says how many of the 3 x 3 squares around column c hold a
// tile.
LandscapeScore count_monasteries(const PaddedRow& row, std::span<const std::uint8_t> around,
                                 const Kernels& kernels);

// Adds every side between two neighbours of the row that does not show the same on both.
void find_warnings_within(const PaddedRow& row, std::int64_t row_number, Warnings& warnings,
                          const Kernels& kernels);

// The same for the sides between a row and the one below it; the upper row's number is given.
void find_warnings_between(const PaddedRow& upper, const PaddedRow& lower, std::int64_t upper_number,
                           Warnings& warnings, const Kernels& kernels);

// The place in the step table of each square of a row; `steps.size()` columns, which both rows must reach.
void find_steps(const PaddedRow& above, const PaddedRow& row, std::span<std::uint16_t> steps,
                const Kernels& kernels);

}  // namespace bastide::landscape::detail
