// Text that must fit into a number of columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bastide::text {

// Returns the text or, if it is wider, as much of its start as fits, and "…". Widths are those of `columns`.
std::string shortened(std::string_view text, std::size_t max_columns);

}  // namespace bastide::text
