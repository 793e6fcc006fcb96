// The task that a solver's command line describes.
#pragma once

#include <expected>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "bastide/puzzle/solve.h"
#include "cli/puzzle/solution_printer.h"
#include "command/command.h"

namespace bastide::cli {

// The words as given.
struct SolveCommandLine {
    std::vector<std::string> files;
    std::pair<std::string, std::string> board_dimensions;
    std::string tile_size;
    int threads = 0;
    std::string limit_nodes;
    std::string limit_seconds;
    std::string checkpoint;
    std::string checkpoint_seconds = "10";
    std::string svg;
    std::string png;
    std::string width;
    PrintOptions print;
    bool rotations = false;
    bool stats = false;
    os::ColorMode color = os::ColorMode::automatic;  // without effect
};

struct SolveTask {
    puzzle::SolveOptions solve;
    PrintOptions print;
    int threads = 1;
    double max_seconds = std::numeric_limits<double>::infinity();
    double checkpoint_seconds = 0;  // the time between two saves
};

// Returns the error line for a bad argument, in the form that other commands use.
std::string in_our_words(Command command, const std::string& what);

// Returns the task, or the error line.
std::expected<SolveTask, std::string> understand(Command command, const SolveCommandLine& words);

// Adds the options with their help. `takes_many` allows several puzzles.
void add_options(Command command, SolveCommandLine& words, bool takes_many);

}  // namespace bastide::cli
