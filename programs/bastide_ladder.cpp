// `bastide-ladder`: plays a ladder that is kept by PostgreSQL, for `bastide match ladder --database`, which
// starts it with its own words.
//
// This is a program of its own because it is built only where libpq is, which would make every start of
// `bastide` slower.
#include <utility>

#include "cli/match/ladder_command.h"
#include "command/common_options.h"
#include "command/fail.h"
#include "command/program.h"
#include "ladder/postgres_ladder.h"
#include "os/output.h"

namespace bastide::ladder {
namespace {

using cli::Common;
using cli::Exit;

Exit run_ladder(const cli::LadderOptions& options, const Common& common) {
    const auto tell = [](const std::string& what) { os::eprintln("warning: " + what); };
    const auto store = options.standings
                           ? open_postgres_to_read(options.database)
                           : open_postgres(options.database, std::chrono::seconds(options.lease), tell);
    if (!store) return cli::fail(store.error());
    return cli::play_and_print(options, common, **store);
}

Exit run(std::vector<std::string> words) {
    const cli::Program program("bastide", "Plays ladders kept by PostgreSQL", "bastide " BASTIDE_VERSION);
    Common common;
    cli::Chosen chosen;
    cli::add_common_options(program.command(), common);
    program.command().require_subcommand();
    const cli::Command match = program.command().add_subcommand("match", "The base game for 2 to 6 players");
    match.require_subcommand();
    cli::add_ladder_command(match, chosen, run_ladder);
    return cli::run_chosen(program, std::move(words), common, chosen);
}

}  // namespace
}  // namespace bastide::ladder

int main(int argc, char** argv) {
    bastide::cli::begin_program();
    return static_cast<int>(bastide::ladder::run({argv + 1, argv + argc}));
}
