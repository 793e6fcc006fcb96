// `bastide serve` and what is below it: all done by the program bastide-serve, which takes this one's place.
#include "cli/serve/commands.h"
#include "command/fail.h"
#include "os/helper_program.h"
#include "serve/server_commands.h"

namespace bastide::cli {
namespace {

Exit become_server(const Common& common) {
    return fail(
        common,
        os::exec_helper(
            "bastide-serve", common.words,
            "type ./run serve in the sources, which builds it, or install the package bastide-server"));
}

}  // namespace

void add_serve(Command app, Chosen& chosen) {
    const auto backup = [](const Common& common, const serve::BackupOptions&) {
        return become_server(common);
    };
    serve::add_server_commands(
        app, chosen,
        {.serve = [](const Common& common, const serve::ServerOptions&) { return become_server(common); },
         .backup = backup,
         .restore = backup});
}

}  // namespace bastide::cli
