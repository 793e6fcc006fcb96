#include "command/fail.h"

#include "os/output.h"

namespace bastide::cli {

Exit fail(const Error& error) {
    os::eprintln(to_string(error));
    return Exit::input;
}

Exit fail(const GlobalOptions& global, const Error& error) {
    os::eprintln((error.where.file.empty() ? global.command + ": " : "") + to_string(error));
    return Exit::input;
}

Exit fail_usage(const GlobalOptions& global, const Error& error) {
    const Exit exit = fail(global, error);
    return error.where == Location{} ? Exit::usage : exit;
}

Exit finish(const Result<void>& last) {
    return last ? Exit::done : fail(last.error());
}

}  // namespace bastide::cli
