// Shared by commands that take one or more files.
#pragma once

#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "command/command.h"

namespace bastide::cli {

// Returns the output for a file, or the exit status after printing the error.
using TextOf = std::function<std::expected<std::string, Exit>(const std::string& file)>;

// "map.json:", above or before the output for a file. Standard input is "<stdin>:".
std::string title_of(const std::string& file);

// Reports that standard input is named more than once, and returns false then.
bool check_stdin_once(const std::vector<std::string>& files);

// Prints the output for each file and returns the worst exit status. With several files, output of one line
// follows the file's name on the same line, as in grep, and longer output is below the name. JSON becomes an
// array with {"file": NAME, "result": …} for each valid file. Without files, reads standard input.
Exit print_each(const std::vector<std::string>& files, bool is_json, const TextOf& text_of);

}  // namespace bastide::cli
