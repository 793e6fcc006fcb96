// `bastide serve` and its subcommands. The program bastide-serve runs them and replaces this process.
#include "cli/serve/commands.h"
#include "command/fail.h"
#include "os/helper_program.h"
#include "serve/server_commands.h"

namespace bastide::cli {
namespace {

Exit become_server(const GlobalOptions& global) {
    return fail(
        global,
        os::exec_helper(
            "bastide-serve", global.words,
            "run ./run serve in the source tree, which builds it, or install the package bastide-server"));
}

}  // namespace

void add_serve(Command app) {
    const auto become = [](const auto& /*options*/, const GlobalOptions& global) {
        return become_server(global);
    };
    serve::add_server_commands(app, {.serve = become,
                                     .backup = become,
                                     .restore = become,
                                     .list = become,
                                     .forget = become,
                                     .close = become,
                                     .revoke = become});
}

}  // namespace bastide::cli
