// `bastide puzzle grade`: how hard a puzzle is.
#include "bastide/puzzle/grade.h"

#include <algorithm>
#include <expected>
#include <iterator>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "bastide/text/json.h"
#include "bastide/text/plural.h"
#include "cli/print_each.h"
#include "cli/puzzle/commands.h"
#include "cli/puzzle/options.h"
#include "cli/puzzle/puzzle_file.h"
#include "command/fail.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"

namespace bastide::cli {
namespace {

struct GradeOptions {
    PuzzleRules rules;
    std::vector<std::string> files;
    std::int64_t max_nodes = 10'000'000;
    bool json = false;
};

std::string grade_json(const puzzle::Grade& grade) {
    text::JsonWriter json;
    json.begin_object();
    json.member("difficulty", grade.difficulty());
    json.member("words", grade.words());
    json.member("choices", grade.choices);
    json.member("nodes", grade.nodes);
    json.member("solutions", grade.solutions);
    json.member("complete", grade.is_complete);
    json.end_object();
    return json.take();
}

std::string grade_text(const puzzle::Puzzle& puzzle, const puzzle::Grade& grade, const PuzzleRules& rules) {
    const char* const least = grade.is_complete ? "" : "at least ";
    const bool has_none = grade.is_complete && grade.solutions == 0;
    return fmt::format(
        "difficulty  {}{:.1f}: {}\n"
        "for people  {}{} among {}, after every forced move\n"
        "for solvers {}{} placed to find {}\n",
        least, grade.difficulty(),
        has_none ? "no solution" + without_turning(rules) : std::string(grade.words()), least,
        text::plural(grade.choices, "choice"), text::plural(std::ssize(puzzle.tiles), "tile"), least,
        text::plural(grade.nodes, "tile"), text::plural(grade.solutions, "solution"));
}

// Grades the puzzles of one command.
class Grading {
  public:
    Grading(const GradeOptions& options, const GlobalOptions& global) : options_(options), global_(global) {}

    Exit run() {
        const Exit printed = print_each(options_.files, options_.json,
                                        [this](const std::string& file) { return output_for(file); });
        return std::max(printed, partial_);
    }

  private:
    std::expected<std::string, Exit> output_for(const std::string& file) {
        if (interrupt_.came()) return std::unexpected(Exit::interrupted);
        const auto puzzle = read_puzzle_file(file);
        if (!puzzle) return std::unexpected(fail(puzzle.error()));
        if (const auto why = dimensions_error(options_.rules.largest(), *puzzle); !why.empty())
            return std::unexpected(fail_usage(global_, {.message = why}));
        puzzle::SolveOptions solve_options = options_.rules.solve_options();
        solve_options.max_nodes = options_.max_nodes;
        os::ProgressLine progress;
        solve_options.watch = [&](const puzzle::SolveProgress& so_far) {
            progress.show([&](double) { return fmt::format("{:.1f}% searched", so_far.searched * 100); });
            return !interrupt_.came();
        };
        const puzzle::Grade result = grade(*puzzle, solve_options);
        progress.clear();
        print_notes(file, result);
        return options_.json ? grade_json(result) : grade_text(*puzzle, result, options_.rules);
    }

    void print_notes(const std::string& file, const puzzle::Grade& result) {
        const std::string title = options_.files.size() > 1 ? title_of(file) + ' ' : "";
        if (result.is_complete && result.solutions == 0)
            os::eprintln(title + "It has no solution" + without_turning(options_.rules) +
                         ": the grade measures how hard that is to find out.");
        if (result.is_complete) return;
        os::eprintln(title + (interrupt_.came() ? "Interrupted" : "Reached the node limit") +
                     ": the puzzle is at least this hard.");
        partial_ = std::max(partial_, interrupt_.came() ? Exit::interrupted : Exit::limit);
    }

    const GradeOptions& options_;
    const GlobalOptions& global_;
    os::Interrupt interrupt_;
    Exit partial_ = Exit::done;  // if a grade is partial
};

Exit run_grade(const GradeOptions& options, const GlobalOptions& global) {
    return Grading(options, global).run();
}

}  // namespace

void add_puzzle_grade(Command puzzle) {
    const Command command = puzzle.add_subcommand("grade", "Grade the difficulty of a puzzle");
    auto& options = command.make_options<GradeOptions>();
    command.add_option("FILE", options.files, "The puzzles. '-' is standard input")
        .type_name("*.txt")
        .required();
    add_puzzle_rules(command, options.rules);
    add_node_limit(command, options.max_nodes).option_text("N [10000000]");
    command.add_flag("--json", options.json, "Print the grade as JSON");
    command.footer(R"(
Examples:
  bastide puzzle grade examples/puzzle/crossroads.txt --rotations
  bastide puzzle grade examples/puzzle/*.txt

Even if you make every forced move, you sometimes face a real choice. The difficulty is the binary logarithm of 1 plus
the number of choices in the whole search: 0 if every move is forced, and 1 more for twice as many choices. Rounded to a
tenth, below 4 is easy, below 7 moderate, below 10 hard, and below 14 very hard.)");
    command.exits_with(Exit::limit);
    command.exits_with(Exit::interrupted);
    command.run(run_grade, options);
}

}  // namespace bastide::cli
