// Completion of a command line, for shells: what may come where the cursor is.
#pragma once

#include <span>
#include <string>

#include "command/command_tree.h"

namespace bastide::cli {

// Returns the output of the hidden `bastide __complete WORDS…`. The words are those on the command line, the
// program's name first and the one that is being typed last.
//
// The first line says what completes the last word; shells know files and folders better than we do:
//     words            one of the lines that follow, each WORD<tab>DESCRIPTION
//     list             as words, for a list with commas: another word may follow
//     files [json]     a file, with this extension if there is one
//     folders          a folder
//     nothing [N]      anything else, which help calls N
std::string completions(const CommandFacts& program, std::span<const std::string> words);

}  // namespace bastide::cli
