// The manual page, in roff.
#pragma once

#include <string>
#include <string_view>

#include "command/command_tree.h"

namespace bastide::cli {

// `version` is the program's name and version, "bastide 1.0.0".
std::string man_page(const CommandFacts& program, std::string_view version);

}  // namespace bastide::cli
