// `arrange best`: finds and prints the arrangement with the best value for a goal.
#pragma once

#include <cstdint>

#include "bastide/arrange/goal.h"
#include "bastide/arrange/problem.h"
#include "cli/arrange/answer_printer.h"
#include "cli/arrange/search_watch.h"
#include "command/command.h"

namespace bastide::cli {

struct BestWords {
    arrange::Goal goal = arrange::Goal::points;
    std::uint64_t seed = 0;
    int threads = 1;
};

Exit run_best(const arrange::Problem& problem, const BestWords& words, SearchWatch& watch,
              const AnswerOptions& answer, const GlobalOptions& global);

}  // namespace bastide::cli
