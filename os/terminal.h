// Capabilities of the terminal, if there is one.
#pragma once

#include <cstddef>
#include <cstdint>

namespace bastide::os {

enum class ColorMode : std::uint8_t { automatic, always, never };

// True if text for a file descriptor should be coloured: as the mode says or, if the mode is `automatic`, if
// the descriptor is a terminal and NO_COLOR is not set.
bool use_color(ColorMode mode, int descriptor);

// True if the locale's characters are UTF-8.
bool speaks_utf8();

// Returns the maximum length of a line of text for people: COLUMNS, the width of the terminal on standard
// output, or 80. The result is always from 60 to 120.
std::size_t text_width();

// Returns the length at which lists and sentences on standard output are wrapped: `text_width()` on a
// terminal. In a file or a pipe, length is unlimited, because programs read line by line.
std::size_t output_width();

}  // namespace bastide::os
