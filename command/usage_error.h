// Error messages for command lines that CLI11 rejects.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command/command.h"

namespace CLI {
class ParseError;
}  // namespace CLI

namespace bastide::cli {

// Returns the error of the first wrong word: "bastide score: unknown option '--strct'; did you mean
// '--strict'?". Returns nullopt if help was requested or a group was named without a subcommand.
std::optional<std::string> usage_error(const Program& program, const CLI::ParseError& error,
                                       const std::vector<std::string>& arguments);

// Returns "--most is now --keep" for each former name among the arguments, once.
std::vector<std::string> notes_on_names(Command selected, const std::vector<std::string>& arguments);

// Returns "did you mean '--strict'?" for a word similar to an option of a command, otherwise an empty text.
std::string meant_option(Command command, const std::string& word);

}  // namespace bastide::cli
