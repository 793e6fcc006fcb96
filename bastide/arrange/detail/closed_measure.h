// Measures the number of complete features.
#pragma once

#include <memory>

#include "bastide/arrange/detail/measure.h"

namespace bastide::arrange::detail {

std::unique_ptr<Measure> measure_closed(Encoding& encoding);

}  // namespace bastide::arrange::detail
