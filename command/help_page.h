// The output of `--help` and `bastide help`.
#pragma once

#include <cstddef>
#include <string>

#include "command/command_tree.h"

namespace bastide::cli {

// Returns a command's purpose, syntax, options or subcommands, and examples, wrapped to a width.
std::string help_page(const CommandFacts& command, std::size_t width);

}  // namespace bastide::cli
