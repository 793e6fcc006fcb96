// What `--help` and `bastide help` print.
#pragma once

#include <cstddef>
#include <string>

#include "command/command_tree.h"

namespace bastide::cli {

// What the command does, how it is written, its options or the commands below it, and its examples, in lines
// of so many characters.
std::string help_page(const CommandFacts& command, std::size_t width);

}  // namespace bastide::cli
