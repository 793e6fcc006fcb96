// What the terminal, if there is one, can show.
#pragma once

#include <cstdint>

namespace bastide::cli {

enum class When : std::uint8_t { automatic, always, never };

// Whether to colour what goes to a file descriptor: as asked for, or if it is a terminal and NO_COLOR is not
// set.
bool use_color(When when, int descriptor);

// Whether the locale's characters are UTF-8.
bool speaks_utf8();

}  // namespace bastide::cli
