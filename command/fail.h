// How commands end: an error printed, and the exit status for it.
#pragma once

#include <string>
#include <utility>

#include "bastide/base/result.h"
#include "command/command.h"

namespace bastide::cli {

// Prints an error and returns its exit status.
Exit fail(const Error& error);

// As fail(error), but names the command first if the error is in no file but in the command's words.
Exit fail(const GlobalOptions& global, const Error& error);

// Returns the exit status of a last step. Prints its error.
Exit finish(const Result<void>& last);

// An error in the words of a command, where no file is to blame: a sentence that says what would be right.
inline std::unexpected<Error> failed(Message message) {
    return bastide::fail(std::move(message));
}

}  // namespace bastide::cli
