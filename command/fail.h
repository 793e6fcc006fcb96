// Ends commands: prints an error and returns its exit status.
#pragma once

#include <string>
#include <utility>

#include "bastide/base/result.h"
#include "command/command.h"

namespace bastide::cli {

// Prints an error and returns its exit status.
Exit fail(const Error& error);

// As fail(error), but begins with the command's name if the error is not in a file but in the command's
// words.
Exit fail(const GlobalOptions& global, const Error& error);

// Returns the exit status of a last step. Prints its error.
Exit finish(const Result<void>& last);

// An error in the words of a command, not in a file: a sentence that states the expected text.
inline std::unexpected<Error> failed(Message message) {
    return bastide::fail(std::move(message));
}

}  // namespace bastide::cli
