// Results for a row of squares from comparing it with its neighbouring rows, square by square.
#pragma once

#include <cstdint>
#include <span>

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/padded_row.h"
#include "bastide/landscape/score.h"
#include "bastide/landscape/warning.h"

namespace bastide::landscape::detail {

// Adds to each `around[c]` how many of the squares c-1, c, c+1 of the row hold a tile. The row must reach
// `around.size()`.
void add_filled(const PaddedRow& row, std::span<std::uint8_t> around, const Kernels& kernels);

// Counts the monasteries of a row. `around[c]` is the number of tiles on the 3 × 3 squares around column c.
LandscapeScore count_monasteries(const PaddedRow& row, std::span<const std::uint8_t> around,
                                 const Kernels& kernels);

// Adds every side between two neighbours of the row that does not show the same on both.
void find_warnings_within(const PaddedRow& row, std::int64_t row_number, Warnings& warnings,
                          const Kernels& kernels);

// Finds the warnings on the sides between a row and the next. `upper_number` is the upper row's number.
void find_warnings_between(const PaddedRow& upper, const PaddedRow& lower, std::int64_t upper_number,
                           Warnings& warnings, const Kernels& kernels);

// Computes the index into the step table for each square of a row. `steps.size()` columns, which both rows
// must have.
void find_steps(const PaddedRow& above, const PaddedRow& row, std::span<std::uint16_t> steps,
                const Kernels& kernels);

}  // namespace bastide::landscape::detail
