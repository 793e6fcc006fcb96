// Chooses the kernels for the processor that runs the program.
#pragma once

#include <span>

#include "bastide/landscape/detail/kernels.h"

namespace bastide::landscape::detail {

// Returns the fastest kernels on this processor.
const Kernels& best_kernels();

// Returns all kernels that this processor can run, with the plain kernels first.
std::span<const Kernels> all_kernels();

}  // namespace bastide::landscape::detail
