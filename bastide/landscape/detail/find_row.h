// Finds a row in the middle of a landscape's text.
#pragma once

#include <cstddef>
#include <string_view>

namespace bastide::landscape::detail {

// Returns the start of the first row that has a cell and follows a comma, or npos. Two adjacent opening
// brackets begin a row, because cells contain no brackets. The text must be part of a landscape's text and
// may begin anywhere in it.
std::size_t find_row(std::string_view text);

}  // namespace bastide::landscape::detail
