// The options of `bastide solve`, which the program `carcassonne` takes too.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/command.h"

namespace bastide::cli {

// Adds them to a command; what is returned runs it after parsing.
std::function<Exit()> add_solve_options(CLI::App& command);

// The arguments with the options' names spelled with one dash, as the course allows, spelled with two.
std::vector<std::string> with_two_dashes(int argc, const char* const* argv);

}  // namespace bastide::cli
