// What the terminal, if there is one, can show.
#pragma once

#include <cstddef>
#include <cstdint>

namespace bastide::cli {

enum class When : std::uint8_t { automatic, always, never };

// Whether to colour what goes to a file descriptor: as asked for, or if it is a terminal and NO_COLOR is not
// set.
bool use_color(When when, int descriptor);

// Whether the locale's characters are UTF-8.
bool speaks_utf8();

// How many characters a line of text for people may have: what COLUMNS says, or the terminal on standard
// output, or else 80; from 60 to 120.
std::size_t text_width();

}  // namespace bastide::cli
