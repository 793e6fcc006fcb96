#include "cli/arrange/best.h"

#include <optional>
#include <string>

#include <fmt/core.h>

#include "bastide/arrange/best.h"
#include "bastide/arrange/verify.h"
#include "bastide/text/plural.h"
#include "command/fail.h"
#include "os/output.h"
#include "sat/cube_and_conquer.h"

namespace bastide::cli {
namespace {

using arrange::BestResult;
using arrange::Goal;

// "213 points", "a complete city of 32 tiles".
std::string in_words(Goal goal, std::int64_t value) {
    switch (goal) {
        case Goal::points:
            return text::plural(value, "point");
        case Goal::city:
            return "a complete city of " + text::plural(value, "tile");
        case Goal::road:
            return "a complete road of " + text::plural(value, "tile");
        case Goal::closed:
            return text::plural(value, "complete feature");
        case Goal::tiles:
            break;
    }
    return text::plural(value, "tile");
}

class BestSearch {
  public:
    BestSearch(const BestWords& words, SearchWatch& watch, const AnswerOptions& answer,
               const GlobalOptions& global)
        : words_(words), watch_(watch), global_(global), printer_(answer) {}

    Exit run(const arrange::Problem& problem) {
        arrange::BestOptions search;
        search.seed = words_.seed;
        search.found = [&](const landscape::Landscape& map, std::int64_t value) {
            // Checks the solver's result.
            if (auto right = verify(problem, map); !right) broken_ = right.error();
            best_ = map;
            value_ = value;
        };
        search.bounded = [this](std::int64_t bound) { bound_ = bound; };
        search.should_continue = [this] {
            const auto line = [this](double seconds) {
                return fmt::format("{}, at most {}, {:.0f} s",
                                   value_ ? in_words(words_.goal, *value_) : "none yet", bound_, seconds);
            };
            return watch_.should_continue(line) && !broken_;
        };
        sat::CubeAndConquer solver({.threads = words_.threads});
        const auto result = find_best(problem, words_.goal, solver, search);
        watch_.clear();
        if (!result) return fail(global_, result.error());
        if (broken_) return fail(global_, *broken_);
        return finish(*result);
    }

  private:
    Exit finish(const BestResult& result) {
        if (best_) printer_.print(*best_);
        if (const auto finished = printer_.finish(words_.goal, result); !finished)
            return fail(finished.error());
        if (result.is_partial()) return print_partial(result);
        if (result.value)
            os::eprintln(fmt::format("{}: proved best{}.", in_words(words_.goal, *result.value),
                                     result.by_counting ? ", by counting the sides of the tiles" : ""));
        return Exit::done;
    }

    Exit print_partial(const BestResult& result) const {
        const char* const why = watch_.why(result.end == BestResult::End::memory);
        if (result.value)
            os::eprintln(fmt::format("{}: {} is the best so far, and no arrangement has more than {}.", why,
                                     in_words(words_.goal, *result.value), result.bound));
        else
            os::eprintln(fmt::format("{} before an arrangement was found. There may be some.", why));
        return watch_.exit();
    }

    const BestWords& words_;
    SearchWatch& watch_;
    const GlobalOptions& global_;
    AnswerPrinter printer_;
    std::optional<landscape::Landscape> best_;
    std::optional<std::int64_t> value_;
    std::int64_t bound_ = 0;
    std::optional<Error> broken_;
};

}  // namespace

Exit run_best(const arrange::Problem& problem, const BestWords& words, SearchWatch& watch,
              const AnswerOptions& answer, const GlobalOptions& global) {
    return BestSearch(words, watch, answer, global).run(problem);
}

}  // namespace bastide::cli
