// A command that takes one file, or several.
#pragma once

#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "command/command.h"

namespace bastide::cli {

// What is to be printed of a file, or the exit status for what was wrong with it, which has been said.
using TextOf = std::function<std::expected<std::string, Exit>(const std::string& file)>;

// Prints what there is of each file, and gives the worst exit status. Of several, a text of one line stands
// after the file's name, as grep has it, and a longer one below it; texts that are JSON become an array with
// {"file": NAME, "result": …} for each, those that were wrong left out. No file stands for standard input.
Exit print_each(const std::vector<std::string>& files, bool is_json, const TextOf& text_of);

}  // namespace bastide::cli
