// Standard output for results, standard error for messages.
#pragma once

#include <string_view>

#include "bastide/base/result.h"

namespace bastide::os {

// Writes a whole text to a file descriptor. Returns false with `errno` set if that fails. If a signal arrives
// during the call, the next signal ends the program, because nobody may ever read from a full pipe.
bool write_all(int descriptor, std::string_view text);

// Writes results to standard output. Errors name standard output.
Result<void> write_out(std::string_view text);

// Prints a text on standard error unchanged, such as a question.
void eprint(std::string_view text);

// Prints a line on standard error with control characters escaped.
void eprintln(std::string_view line);

// As `eprintln`, but never waits: drops the line if nobody reads standard error, and cuts very long lines.
void eprintln_if_ready(std::string_view line);

}  // namespace bastide::os
