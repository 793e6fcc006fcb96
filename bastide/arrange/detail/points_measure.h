// Measures the points of a map by the rules of landscapes.
#pragma once

#include <memory>

#include "bastide/arrange/detail/measure.h"

namespace bastide::arrange::detail {

std::unique_ptr<Measure> measure_points(const Problem& problem, Encoding& encoding);

}  // namespace bastide::arrange::detail
