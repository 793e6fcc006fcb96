// Names of people at an online table.
#pragma once

#include <cstddef>
#include <string_view>

#include "bastide/base/message.h"

namespace bastide::match {

inline constexpr std::size_t max_name_bytes = 24;

// Returns an error message for an invalid name, or an empty message for a valid one. Names must be visible
// and distinguishable: no spaces except plain ones, none of them at the ends, no zero-width or invisible
// or private-use characters, and not a name that looks like a bot's.
[[nodiscard]] Message name_error(std::string_view name);

// True if two names look the same to a hasty reader: capitals, spaces, accents, and Cyrillic, Greek and
// fullwidth letters that look Latin make no difference.
bool look_alike(std::string_view one, std::string_view other);

}  // namespace bastide::match
