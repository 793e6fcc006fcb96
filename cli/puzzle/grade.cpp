// `bastide puzzle grade`: how hard a puzzle is.
#include "bastide/puzzle/grade.h"

#include <iterator>
#include <string>

#include <fmt/core.h>

#include "bastide/text/json.h"
#include "bastide/text/plural.h"
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
    std::string file;
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

std::string grade_text(const puzzle::Puzzle& puzzle, const puzzle::Grade& grade) {
    const char* const least = grade.is_complete ? "" : "at least ";
    return fmt::format(
        "difficulty  {}{:.1f}: {}\n"
        "for people  {}{} among {}, after every forced move\n"
        "for solvers {}{} placed to find {}\n",
        least, grade.difficulty(), grade.words(), least, text::plural(grade.choices, "choice"),
        text::plural(std::ssize(puzzle.tiles), "tile"), least, text::plural(grade.nodes, "tile"),
        text::plural(grade.solutions, "solution"));
}

Exit run_grade(const GradeOptions& options) {
    const auto puzzle = read_puzzle_file(options.file);
    if (!puzzle) return fail(puzzle.error());
    puzzle::SolveOptions solve_options = options.rules.solve_options();
    solve_options.max_nodes = options.max_nodes;
    const os::Interrupt interrupt;
    os::ProgressLine progress;
    solve_options.watch = [&](const puzzle::SolveProgress& so_far) {
        progress.show([&](double) { return fmt::format("{:.1f}% searched", so_far.searched * 100); });
        return !interrupt.came();
    };
    const puzzle::Grade result = grade(*puzzle, solve_options);
    progress.clear();
    auto written = os::write_out(options.json ? grade_json(result) : grade_text(*puzzle, result));
    if (!written) return fail(written.error());
    if (result.is_complete && result.solutions == 0)
        os::eprintln("It has no solution" + without_turning(options.rules) +
                     ": the grade measures how hard that is to find out.");
    if (result.is_complete) return Exit::done;
    os::eprintln(std::string(interrupt.came() ? "Interrupted" : "Reached the node limit") +
                 ": the puzzle is at least this hard.");
    return interrupt.came() ? Exit::interrupted : Exit::limit;
}

}  // namespace

void add_puzzle_grade(Command puzzle) {
    const Command command = puzzle.add_subcommand("grade", "Grade the difficulty of a puzzle");
    auto& options = command.make_options<GradeOptions>();
    command.add_option("FILE", options.file, "The puzzle. '-' is standard input")
        .type_name("*.txt")
        .required();
    add_puzzle_rules(command, options.rules);
    add_node_limit(command, options.max_nodes).option_text("N [10000000]");
    command.add_flag("--json", options.json, "Print the grade as JSON");
    command.footer(R"(
Example:
  bastide puzzle grade examples/puzzle/crossroads.txt --rotations

Even if you make every forced move, you sometimes face a real choice. The difficulty is the binary logarithm of 1 plus
the number of choices in the whole search: 0 if every move is forced, and 1 more for twice as many choices. Rounded to a
tenth, below 4 is easy, below 7 moderate, below 10 hard, and below 14 very hard.)");
    command.run(run_grade, options);
}

}  // namespace bastide::cli
