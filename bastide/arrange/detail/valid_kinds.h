// The contract of the functions that take the kinds of a problem.
#pragma once

#include <span>

#include "bastide/arrange/kinds.h"
#include "bastide/base/require.h"

namespace bastide::arrange::detail {

// Ends the program unless the kinds are valid (see `Kind`) and distinct.
void require_valid_kinds(std::span<const Kind> kinds,
                         const bastide::detail::Where& where = bastide::detail::Where::current());

}  // namespace bastide::arrange::detail
