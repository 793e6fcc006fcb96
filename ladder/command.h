// The command line of `bastide match ladder`, shared by two programs: `bastide`, and bastide-ladder, which
// plays ladders in PostgreSQL.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/match/settings.h"
#include "command/command.h"
#include "command/match/bot_registry.h"
#include "command/picture.h"
#include "ladder/store.h"

namespace bastide::ladder {

struct LadderOptions {
    std::string file;      // an SQLite file
    std::string database;  // a PostgreSQL URL
    int lease = 60;        // in seconds
    std::string bots;
    std::string against;
    std::optional<std::int64_t> pairs;
    std::optional<std::string> seed;
    std::optional<std::int64_t> simulations;
    match::Settings settings;
    bool has_settings = false;  // true if an option sets the rules
    cli::ProgramOptions programs;
    std::string sprt;
    int threads = 0;
    bool standings = false;
    bool runs_programs = false;  // true if the ladder's programs may run without a question
    bool json = false;
    cli::PictureOptions picture;
    std::string records;
};

// Adds `ladder` to `match`. The command plays ladders in SQLite itself, and starts the program bastide-ladder
// for ladders in PostgreSQL.
void add_ladder_command(cli::Command match);

// As `add_ladder_command`, but `run` executes the options.
using RunLadder = std::function<cli::Exit(const LadderOptions&, const cli::GlobalOptions&)>;
void add_ladder_command(cli::Command match, const RunLadder& run);

// Returns an error message for an invalid value of --sprt, or an empty text if it is valid.
std::string sprt_error(const std::string& sprt);

// Plays an open ladder and prints the standings.
cli::Exit play_and_print(const LadderOptions& options, const cli::GlobalOptions& global, Store& store);

}  // namespace bastide::ladder
