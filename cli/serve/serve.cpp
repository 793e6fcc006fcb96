// `bastide serve` and what is below it: all done by the program bastide-serve, which takes this one's place.
#include "cli/become_program.h"
#include "cli/serve/commands.h"
#include "cli/serve/server_commands.h"

namespace bastide::cli {
namespace {

Exit become_server(const Common& common) {
    return become_program(
        "bastide-serve", common,
        "type ./run serve in the sources, which builds it, or install the package bastide-server");
}

}  // namespace

void add_serve(Command app, Chosen& chosen) {
    const auto backup = [](const Common& common, const BackupOptions&) { return become_server(common); };
    add_server_commands(
        app, chosen,
        {.serve = [](const Common& common, const ServerOptions&) { return become_server(common); },
         .backup = backup,
         .restore = backup});
}

}  // namespace bastide::cli
