// What to say of a command line that CLI11 does not accept.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command/command.h"

namespace CLI {
class ParseError;
}  // namespace CLI

namespace bastide::cli {

// "bastide score: unknown option '--strct'; did you mean '--strict'?": what is wrong with the word that was
// typed first of those that are wrong. Nothing if only help was wanted, or a command was named that is none
// without another below it.
std::optional<std::string> usage_error(const Program& program, const CLI::ParseError& error,
                                       const std::vector<std::string>& arguments);

// "did you mean '--strict'?" of a word that may be a slip for an option of a command; or nothing.
std::string meant_option(Command command, const std::string& word);

}  // namespace bastide::cli
