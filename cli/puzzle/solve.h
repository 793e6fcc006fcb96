// The options of `bastide solve`. The programs `carcassonne` and `bastide-mpi` have the same options.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bastide/puzzle/parallel/solve_divided.h"
#include "command/command.h"

namespace bastide::cli {

// A function that runs a divided search, such as `solve_divided`.
using DividedSolver = std::function<Result<puzzle::SolveResult>(
    const puzzle::Puzzle&, const puzzle::SolveOptions&, const puzzle::Division&, puzzle::Frontier,
    const std::function<bool(const puzzle::Solution&)>&)>;

// Makes a command solve puzzles: adds the options, and examples that call the command `called`. If a solver
// is given, all searches use it.
void add_solve_options(Command command, const std::string& called, const DividedSolver& solver = {});

}  // namespace bastide::cli
