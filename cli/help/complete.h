// Completes command lines for shells.
#pragma once

#include <span>
#include <string>

#include "command/command_tree.h"

namespace bastide::cli {

// Returns the output of the hidden `bastide __complete WORDS…`. WORDS are the words of the command line, from
// the program's name to the word being typed.
//
// The first line is the kind of completion. Files and folders are left to the shell, which completes them
// better. The kinds are:
//     words            one of the following lines, each WORD<tab>DESCRIPTION
//     list             as `words`, for a comma-separated list: another word may follow
//     files [json]     a file, with this extension if one is given
//     folders          a folder
//     nothing [N]      any other value, which the help calls N
std::string completions(const CommandFacts& program, std::span<const std::string> words);

}  // namespace bastide::cli
