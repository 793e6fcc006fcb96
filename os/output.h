// Standard output for results, standard error for messages.
#pragma once

#include <string_view>

#include "bastide/base/result.h"

namespace bastide::os {

// Writes all of a text to a file descriptor. Returns false with `errno` set if that fails. A signal that
// arrives meanwhile makes the next one end the program: nobody may ever read from a full pipe.
bool write_all(int descriptor, std::string_view text);

// Writes results to standard output, which an error names.
Result<void> write_out(std::string_view text);

// Prints a text on standard error as it is, such as a question.
void eprint(std::string_view text);

// Prints a line on standard error, control characters escaped.
void eprintln(std::string_view line);

}  // namespace bastide::os
