// The measure of each goal.
#pragma once

#include <memory>

#include "bastide/arrange/detail/measure.h"

namespace bastide::arrange::detail {

// Adds what it takes to the formula of the encoding, which must outlive the measure. For every arrangement
// with this much of the goal there is a model that claims it.
std::unique_ptr<Measure> measure_of(Goal goal, const Question& question, Encoding& encoding);

}  // namespace bastide::arrange::detail
