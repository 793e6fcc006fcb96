// Ends commands: prints an error and returns the exit status for it.
#pragma once

#include <string>
#include <utility>

#include "bastide/base/result.h"
#include "command/command.h"

namespace bastide::cli {

// Prints an error and returns its exit status.
Exit fail(const Error& error);

// Like fail(error), but begins with the command's name if the error is in the arguments and not in a file.
Exit fail(const GlobalOptions& global, const Error& error);

// Like fail(global, error), for an error that options or arguments may have caused. The exit status is
// Exit::usage, unless the error has a location, such as a file or a program.
Exit fail_usage(const GlobalOptions& global, const Error& error);

// Returns the exit status for the result of a command's final step. Prints the error, if there is one.
Exit finish(const Result<void>& last);

// Returns an error in the arguments of a command. `message` is a sentence that describes the expected text.
inline std::unexpected<Error> failed(Message message) {
    return bastide::fail(std::move(message));
}

}  // namespace bastide::cli
