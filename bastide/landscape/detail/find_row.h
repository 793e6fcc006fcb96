// Finding a row in the midst of a landscape's text.
#pragma once

#include <cstddef>
#include <string_view>

namespace bastide::landscape::detail {

// Where the first row begins that has a cell and comes after a comma, if the text is one of a landscape, or
// npos: at the first of two brackets, since there are none within a cell. The text begins anywhere.
std::size_t find_row(std::string_view text);

}  // namespace bastide::landscape::detail
