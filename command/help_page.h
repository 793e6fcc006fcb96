// The output of `--help` and `bastide help`.
#pragma once

#include <cstddef>
#include <string>

#include "command/command_tree.h"

namespace bastide::cli {

// Returns "Exit status: 0 success, 1 wrong command line, …", or "" for a command that only has subcommands.
std::string exit_statuses_line(const CommandFacts& command);

// Returns a command's purpose, syntax, options or subcommands, examples and exit statuses, wrapped to a
// width.
std::string help_page(const CommandFacts& command, std::size_t width);

}  // namespace bastide::cli
