// `bastide match ladder`: tournaments of bots. The program bastide-ladder plays those stored in PostgreSQL
// and replaces this process.
#include <filesystem>

#include "cli/match/commands.h"
#include "cli/match/ladder_command.h"
#include "command/fail.h"
#include "ladder/sqlite_ladder.h"
#include "os/file_lock.h"
#include "os/helper_program.h"

namespace bastide::cli {
namespace {

bool is_missing(const std::string& file) {
    std::error_code untold;
    return !std::filesystem::exists(file, untold);
}

Exit print_standings(const LadderOptions& options, const GlobalOptions& global) {
    const auto store = ladder::open_sqlite_to_read(options.file);
    if (!store) return fail(store.error());
    return play_and_print(options, global, **store);
}

// Locks the file itself, regardless of its name. This lock is separate from SQLite's.
Exit play(const LadderOptions& options, const GlobalOptions& global) {
    const bool is_new = is_missing(options.file);
    const auto lock =
        os::FileLock::take(options.file, "another program is playing this ladder: stop it first");
    if (!lock) return fail(lock.error());
    bool is_begun = true;
    Exit exit = Exit::input;
    {
        const auto store = ladder::open_sqlite(options.file);
        exit = store ? play_and_print(options, global, **store) : fail(store.error());
        if (is_new && store) {
            const auto terms = (*store)->terms();
            is_begun = !terms || terms->has_value();
        }
    }
    // A rejected command leaves nothing behind.
    std::error_code untold;
    if (!is_begun) std::filesystem::remove(options.file, untold);
    return exit;
}

Exit run_ladder(const LadderOptions& options, const GlobalOptions& global) {
    if (!options.database.empty())
        return fail(global,
                    os::exec_helper(
                        "bastide-ladder", global.words,
                        "install libpq-dev and type tools/build release bastide-ladder in the sources, or "
                        "install the package bastide-server"));
    if ((options.standings || options.bots.empty()) && is_missing(options.file))
        return fail(file_error(options.file, "no such ladder: --bots with at least two bots starts one"));
    return options.standings ? print_standings(options, global) : play(options, global);
}

}  // namespace

void add_match_ladder(Command match) {
    add_ladder_command(match, run_ladder);
}

}  // namespace bastide::cli
