// The measure of each goal.
#pragma once

#include <memory>

#include "bastide/arrange/detail/measure.h"

namespace bastide::arrange::detail {

// Adds the clauses of a goal's measure to the encoding. The encoding must outlive the measure. For every
// arrangement, the formula has a model whose claimed value is the full value of that arrangement.
std::unique_ptr<Measure> measure_of(Goal goal, const Problem& problem, Encoding& encoding);

}  // namespace bastide::arrange::detail
