// Scripts by which shells complete the command's words.
#pragma once

#include <string>

#include "command/command_tree.h"

namespace bastide::cli {

std::string bash_completion(const CommandFacts& program);
std::string fish_completion(const CommandFacts& program);
std::string zsh_completion(const CommandFacts& program);

}  // namespace bastide::cli
