// Questions to the user on the terminal.
#pragma once

#include <string>

#include "bastide/base/result.h"

namespace bastide::cli {

// Returns true if the user answers yes to a question. Fails with the text `without_terminal` if there is no
// terminal on which to ask.
Result<bool> is_agreed(const std::string& question, const std::string& without_terminal);

}  // namespace bastide::cli
