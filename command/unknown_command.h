// Error messages for unknown commands.
#pragma once

#include <string>

#include "command/command.h"

namespace bastide::cli {

// Returns "there is no command 'ply'; did you mean 'bastide play'?". Suggests commands of that name anywhere
// in the program, synonyms and similar names, with commands below `above` first. The message quotes
// `typed`, if it is not empty, instead of the word alone.
std::string unknown_command(Command program, Command above, const std::string& word, std::string typed = {});

}  // namespace bastide::cli
