// `bastide-ladder`: plays a ladder in PostgreSQL. `bastide match ladder --database` starts it with its
// arguments.
//
// A separate program, because it needs libpq to build, and linking libpq would make every start of `bastide`
// slower.
#include <utility>

#include "command/command.h"
#include "command/fail.h"
#include "command/program.h"
#include "ladder/command.h"
#include "ladder/postgres_ladder.h"
#include "os/output.h"

namespace bastide::ladder {
namespace {

using cli::Exit;
using cli::GlobalOptions;

Exit run_ladder(const LadderOptions& options, const GlobalOptions& global) {
    const auto warn = [](const std::string& what) { os::eprintln("warning: " + what); };
    const auto store = options.standings
                           ? open_postgres_to_read(options.database)
                           : open_postgres(options.database, std::chrono::seconds(options.lease), warn);
    if (!store) return cli::fail(store.error());
    return play_and_print(options, global, **store);
}

Exit run(const std::vector<std::string>& words) {
    const cli::Program program("bastide", "Play ladders stored in PostgreSQL", "bastide " BASTIDE_VERSION);
    program.add_global_options();
    program.omit_notes();
    program.command().require_subcommand();
    const cli::Command match = program.command().add_subcommand("match", "The base game for 2 to 6 players");
    match.require_subcommand();
    add_ladder_command(match, run_ladder);
    return program.run(words);
}

}  // namespace
}  // namespace bastide::ladder

int main(int argc, char** argv) {
    bastide::cli::begin_program();
    return static_cast<int>(bastide::ladder::run({argv + 1, argv + argc}));
}
