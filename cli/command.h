// What a subcommand is to the program: options in, an exit status out.
#pragma once

#include <functional>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/terminal.h"

namespace bastide::cli {

// The exit status says what happened; scripts rely on it.
enum class Exit : int {
    done = 0,
    usage = 1,  // the command line is wrong
    input = 2,  // the input is wrong, or a file cannot be read or written
    limit = 3,  // a limit was reached: the result is partial and says so
    interrupted = 130,
};

// Options that every subcommand takes.
struct Common {
    When color = When::automatic;
};

// Adds a subcommand and its options to the program. `run` is called when it was chosen, after parsing.
using Run = std::function<Exit(const Common&)>;
struct Chosen {
    Run run;
};

// The line that says what is wrong with the command line, and where to look.
inline std::string usage_error(const CLI::Error& error, const std::string& help) {
    return std::string(error.what()) + " ('" + help + "' says how it is used)\n";
}

void add_score(CLI::App& app, Chosen& chosen);
void add_caverna(CLI::App& app, Chosen& chosen);
void add_complete(CLI::App& app, Chosen& chosen);
void add_manuals(CLI::App& app, Chosen& chosen);
void add_match(CLI::App& app, Chosen& chosen);
void add_match_bots(CLI::App& match, Chosen& chosen);
void add_match_games(CLI::App& match, Chosen& chosen);
void add_match_play(CLI::App& match, Chosen& chosen);
void add_match_replay(CLI::App& match, Chosen& chosen);
void add_match_run(CLI::App& match, Chosen& chosen);
void add_play(CLI::App& app, Chosen& chosen);
void add_puzzle(CLI::App& app, Chosen& chosen);
void add_solo(CLI::App& app, Chosen& chosen);
void add_solo_games(CLI::App& solo, Chosen& chosen);
void add_solve(CLI::App& app, Chosen& chosen);
void add_tally(CLI::App& app, Chosen& chosen);

}  // namespace bastide::cli
