// The command line of a ladder, shared by two programs: `bastide`, and bastide-ladder, which plays ladders
// stored in PostgreSQL.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/match/settings.h"
#include "cli/match/named_bots.h"
#include "cli/picture.h"
#include "command/command.h"
#include "ladder/store.h"

namespace bastide::cli {

struct LadderOptions {
    std::string file;      // of SQLite
    std::string database;  // a URL of PostgreSQL
    int lease = 60;        // seconds
    std::string bots;
    std::string against;
    std::optional<std::int64_t> pairs;
    std::optional<std::string> seed;
    std::optional<std::int64_t> simulations;
    match::Settings settings;
    bool has_settings = false;  // whether an option says by which rules
    ProgramOptions programs;
    std::string sprt;
    int threads = 0;
    bool standings = false;
    bool json = false;
    PictureOptions picture;
    std::string records;
};

using RunLadder = std::function<Exit(const LadderOptions&, const GlobalOptions&)>;

// Adds `ladder` to `match`.
void add_ladder_command(Command match, const RunLadder& run);

// The error for a missing ladder without --bots.
Error new_ladder_needs_bots();

// Returns an error message for a bad value of --sprt; otherwise empty.
std::string why_bad_sprt(const std::string& sprt);

// Plays a ladder that has been opened, and prints how it stands.
Exit play_and_print(const LadderOptions& options, const GlobalOptions& global, ladder::Store& store);

}  // namespace bastide::cli
