#include "ladder/command.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/play/seed.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/match/options.h"
#include "command/option_values.h"
#include "ladder/sqlite_ladder.h"
#include "os/file_lock.h"
#include "os/files.h"
#include "os/helper_program.h"

namespace bastide::ladder {
namespace {

using namespace cli;

constexpr auto settings_options = std::to_array<const char*>(
    {"--meeples", "--small-city", "--farm", "--fields", "--unplaceable", "--box", "--start"});

constexpr const char* footer = R"(
Plays every bot against every other, each deal twice with seats swapped, and prints ratings. Every pair of games is
stored in FILE when it is finished: stop or kill the command, and run it again to resume. Give only FILE to resume a
ladder, --bots to add bots, --deals to play more games. If FILE names programs that are not in --bots or --against, the
command asks before it runs them.

Examples:
  bastide match ladder first.db --bots random,easy,greedy,hard --deals 50
  bastide match ladder first.db --bots ./mybot.py --against greedy,hard
  bastide match ladder first.db --standings -o ladder.svg
  bastide match ladder two.db --bots master:200,master:400 --deals 2000 --sprt 0,20
  bastide match ladder --database postgresql://me@host/ladder --bots greedy,hard

docs/ladder.md explains the ratings and ladders that many machines play.)";

void add_what_is_played(Command command, LadderOptions& options) {
    command.add_option("--bots", options.bots, "Bots to add, from " + words_for_bots())
        .option_text("NAME[,…]")
        .type_name(type_of_list(match::bot_names()))
        .check(why_not_bots);
    command
        .add_option(
            "--against", options.against,
            "Opponents for these bots, instead of each other and every bot of the ladder. Takes the same "
            "names as --bots")
        .check(why_not_bots)
        .option_text("NAME[,…]")
        .type_name(type_of_list(match::bot_names()));
    command
        .add_option(OptionNames("--deals").formerly("--pairs"), options.pairs,
                    "Pairs of games for each two bots: a deal, played twice with seats swapped [100]")
        .transform(whole_number(1, 1'000'000))
        .option_text("N");
    command
        .add_option("--sprt", options.sprt,
                    "Stop a pairing once an SPRT decides whether one bot is LEAST or MOST rating points "
                    "better, for example 0,20")
        .check(sprt_error)
        .option_text("LEAST,MOST");
    command.add_option("--seed", options.seed, "The common seed, at most 48 bytes, random if not given")
        .check([](const std::string& seed) {
            return to_string(play::seed_error(seed, match::max_common_seed_bytes));
        })
        .option_text("S");
    command
        .add_option("--simulations", options.simulations,
                    "Simulations per move for bots that look ahead, by default the number of each bot. "
                    "master:200 has 200")
        .transform(whole_number(1, 1'000'000'000))
        .option_text("N");
}

// The seed must stay secret.
constexpr mode_t private_file = 0600;

// Locks the file itself under any name. This lock is independent of SQLite's locks.
Exit play(const LadderOptions& options, const GlobalOptions& global) {
    const bool is_new = os::is_missing(options.file);
    const auto lock = os::FileLock::take(
        options.file, "another program is playing this ladder: stop it first", private_file);
    if (!lock) return fail(lock.error());
    bool is_begun = true;
    Exit exit = Exit::input;
    {
        const auto store = open_sqlite(options.file);
        exit = store ? play_and_print(options, global, **store) : fail(store.error());
        if (is_new && store) {
            const auto ladder_settings = (*store)->settings();
            is_begun = !ladder_settings || ladder_settings->has_value();
        }
    }
    // A refused command leaves nothing behind.
    std::error_code untold;
    if (!is_begun) std::filesystem::remove(options.file, untold);
    return exit;
}

Exit run_ladder(const LadderOptions& options, const GlobalOptions& global) {
    if (!options.database.empty())
        return fail(global, os::exec_helper("bastide-ladder", global.words,
                                            "install libpq-dev and run tools/build release bastide-ladder in "
                                            "the source tree, or install the package bastide-server"));
    if ((options.standings || options.bots.empty()) && os::is_missing(options.file))
        return fail(file_error(options.file, options.standings
                                                 ? "there is no such ladder"
                                                 : "there is no such ladder: give at least two bots with "
                                                   "--bots to start one"));
    if (options.standings || options.bots.empty()) {
        const auto store = open_sqlite_to_read(options.file);
        if (!store) return fail(store.error());
        if (options.standings) return play_and_print(options, global, **store);
    }
    return play(options, global);
}

}  // namespace

void add_ladder_command(Command match, const RunLadder& run) {
    const Command command = match.add_subcommand("ladder", "Rate bots in a tournament that can be resumed");
    auto& options = command.make_options<LadderOptions>();
    const Option file = command.add_option("FILE", options.file, "The ladder's SQLite database")
                            .type_name("*.db")
                            .check(name_error);
    command
        .add_option(
            "--database", options.database,
            "Store the ladder in PostgreSQL so that many machines can play it: postgresql://user@host/name")
        .check(postgres_url_error)
        .option_text("URL")
        .excludes(file);
    command
        .add_option("--lease", options.lease,
                    "Seconds without a heartbeat before a machine's games go to others")
        .transform(whole_number(2, 86'400))
        .option_text("SECONDS [60]");
    add_what_is_played(command, options);
    add_program_options(command, options.programs);
    add_match_options(command, options.settings);
    add_start_option(command, options.settings);
    add_threads(command, options.threads);
    command.add_flag("--run-programs", options.runs_programs,
                     "Run the programs that FILE names, without asking first");
    command.add_flag("--standings", options.standings, "Only print the standings");
    command.add_flag("--json", options.json, "Print the standings as JSON");
    command
        .add_option(OptionNames("--record").formerly("--records"), options.records,
                    "Write every game played so far into the new folder DIR, for 'bastide match review'")
        .check(name_error)
        .option_text("DIR");
    add_picture_options(command, options.picture, "the ratings");
    command.footer(footer);
    command.validate([&options, command] {
        if (options.file.empty() && options.database.empty())
            reject("no ladder is named: expected a file, or --database URL");
        if (command.is_given("--lease") && options.database.empty())
            reject("--lease is for ladders that many machines play: add --database URL");
        for (const char* const option : {"--bots", "--against", "--deals"})
            if (options.standings && command.is_given(option))
                reject("--standings only prints: leave out " + std::string(option));
        options.has_settings = std::ranges::any_of(
            settings_options, [&](const char* const option) { return command.is_given(option); });
        validate(command, options.picture, {options.file}, {"--json"});
    });
    command.exits_with(Exit::interrupted);
    command.run(run, options);
}

void add_ladder_command(Command match) {
    add_ladder_command(match, run_ladder);
}

}  // namespace bastide::ladder
