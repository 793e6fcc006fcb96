// `bastide match ladder`: tournaments of bots. Those that are kept by PostgreSQL are played by the program
// bastide-ladder, which takes this one's place.
#include <filesystem>

#include "cli/become_program.h"
#include "cli/file_lock.h"
#include "cli/match/commands.h"
#include "cli/match/ladder_command.h"
#include "cli/output.h"
#include "ladder/sqlite_ladder.h"

namespace bastide::cli {
namespace {

Exit print_standings(const LadderOptions& options, const Common& common) {
    const auto store = ladder::open_sqlite_to_read(options.file);
    if (!store) return fail(store.error());
    return play_and_print(options, common, **store);
}

// The file itself is locked, whatever its name: that is another lock than those of SQLite.
Exit play(const LadderOptions& options, const Common& common) {
    std::error_code untold;
    const bool is_new = !std::filesystem::exists(options.file, untold);
    if (is_new && options.bots.empty()) return fail(common, new_ladder_needs_bots());
    const auto lock = FileLock::take(options.file, "another program is playing this ladder: stop it first");
    if (!lock) return fail(lock.error());
    bool is_begun = true;
    Exit exit = Exit::input;
    {
        const auto store = ladder::open_sqlite(options.file);
        exit = store ? play_and_print(options, common, **store) : fail(store.error());
        if (is_new && store) {
            const auto terms = (*store)->terms();
            is_begun = !terms || terms->has_value();
        }
    }
    // Of a command that was refused nothing stays.
    if (!is_begun) std::filesystem::remove(options.file, untold);
    return exit;
}

Exit run_ladder(const LadderOptions& options, const Common& common) {
    if (!options.database.empty())
        return become_program(
            "bastide-ladder", common,
            "install libpq-dev and type tools/build release bastide-ladder in the sources, or "
            "install the package bastide-server");
    return options.standings ? print_standings(options, common) : play(options, common);
}

}  // namespace

void add_match_ladder(Command match, Chosen& chosen) {
    add_ladder_command(match, chosen, run_ladder);
}

}  // namespace bastide::cli
