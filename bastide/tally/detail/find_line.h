// Finds a line in the middle of a log.
#pragma once

#include <cstddef>
#include <string_view>

namespace bastide::tally::detail {

// Returns the start of the first line that begins in the text, or npos.
inline std::size_t find_line(std::string_view text) {
    const std::size_t newline = text.find('\n');
    return newline == std::string_view::npos ? newline : newline + 1;
}

}  // namespace bastide::tally::detail
