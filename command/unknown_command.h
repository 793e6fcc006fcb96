// Error messages for unknown commands.
#pragma once

#include <string>

#include "command/command.h"

namespace bastide::cli {

// Returns "there is no command 'ply'; did you mean 'bastide play'?". Suggests commands of that name anywhere
// in the program, synonyms and similar names, with commands below `above` first.
std::string unknown_command(Command program, Command above, const std::string& word);

}  // namespace bastide::cli
