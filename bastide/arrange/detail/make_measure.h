// The measure of each goal.
#pragma once

#include <memory>

#include "bastide/arrange/detail/measure.h"

namespace bastide::arrange::detail {

// Adds the clauses of a measure to the encoding, which must outlive it. Every arrangement has a model that
// claims its full value.
std::unique_ptr<Measure> measure_of(Goal goal, const Problem& problem, Encoding& encoding);

}  // namespace bastide::arrange::detail
