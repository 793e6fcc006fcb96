// The names that people give themselves at a shared table.
#pragma once

#include <cstddef>
#include <string_view>

#include "bastide/base/message.h"

namespace bastide::match {

inline constexpr std::size_t max_name_bytes = 24;

// What is wrong with a name, which others are to see and tell apart, or nothing if nothing is. No spaces but
// plain ones, and none at its ends; nothing that takes no room or shows as nothing; and no bot's name.
Message name_error(std::string_view name);

}  // namespace bastide::match
