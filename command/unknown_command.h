// What to say of a word that names no command.
#pragma once

#include <string>

#include "command/command.h"

namespace bastide::cli {

// "there is no command 'ply'; did you mean 'bastide play'?": commands of that name anywhere in the program,
// those that the word is another name of, and those that it is a slip for, first below `above`.
std::string unknown_command(Command program, Command above, const std::string& word);

}  // namespace bastide::cli
