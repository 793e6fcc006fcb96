// Standard output for results, standard error for messages.
#pragma once

#include <string_view>

#include "bastide/base/result.h"

namespace bastide::os {

// Writes a whole text to a file descriptor. Returns false with `errno` set if that fails. After a signal
// during the call, the next one ends the program, because a full pipe may never be read.
bool write_all(int descriptor, std::string_view text);

// Writes results to standard output. An error names it.
Result<void> write_out(std::string_view text);

// Prints a text on standard error unchanged, such as a question.
void eprint(std::string_view text);

// Prints a line on standard error with control characters escaped.
void eprintln(std::string_view line);

}  // namespace bastide::os
