// `bastide match ladder`: tournaments of bots. Those that are kept by PostgreSQL are played by the program
// bastide-ladder, which takes this one's place.
#include "cli/become_program.h"
#include "cli/file_lock.h"
#include "cli/match/commands.h"
#include "cli/match/ladder_command.h"
#include "cli/output.h"
#include "ladder/sqlite_ladder.h"

namespace bastide::cli {
namespace {

Exit run_ladder(const LadderOptions& options, const Common& common) {
    if (!options.database.empty())
        return become_program(
            "bastide-ladder", common,
            "install libpq-dev and type tools/build release bastide-ladder in the sources, or "
            "install the package bastide-server");
    auto lock =
        FileLock::take(options.file + ".lock", "another program is playing this ladder: stop it first");
    if (!lock) {
        lock.error().where.file = options.file;
        return fail(lock.error());
    }
    const auto store = ladder::open_sqlite(options.file);
    if (!store) return fail(store.error());
    return play_and_print(options, common, **store);
}

}  // namespace

void add_match_ladder(Command match, Chosen& chosen) {
    add_ladder_command(match, chosen, run_ladder);
}

}  // namespace bastide::cli
