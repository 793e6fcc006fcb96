// The options of `bastide solve`, which the program `carcassonne` takes too.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bastide/puzzle/solve_divided.h"
#include "command/command.h"

namespace bastide::cli {

// How a divided search is done: as `solve_divided`, or elsewhere.
using DividedSolver = std::function<Result<puzzle::SolveResult>(
    const puzzle::Puzzle&, const puzzle::SolveOptions&, const puzzle::Division&, puzzle::Frontier,
    const std::function<bool(const puzzle::Solution&)>&)>;

// Adds them to a command, which its examples call so; what is returned runs it after parsing. A solver that
// is given does every search.
std::function<Exit()> add_solve_options(Command command, const std::string& called,
                                        const DividedSolver& solver = {});

}  // namespace bastide::cli
