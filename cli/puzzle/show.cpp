// `bastide puzzle show`: a solution of a puzzle, drawn.
#include <optional>
#include <string>

#include <fmt/core.h>

#include "bastide/draw/puzzle/picture.h"
#include "bastide/puzzle/solve.h"
#include "bastide/text/plural.h"
#include "cli/puzzle/commands.h"
#include "cli/puzzle/options.h"
#include "cli/puzzle/puzzle_file.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/picture.h"
#include "os/atomic_file.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

struct ShowOptions {
    PuzzleRules rules;
    std::string file;
    std::int64_t solution = 1;
    std::optional<std::int64_t> max_nodes;
    PictureOptions picture;
    bool always_color = false;  // --ansi
};

Exit run_show(const ShowOptions& options, const GlobalOptions& global) {
    const auto puzzle = read_puzzle_file(options.file);
    if (!puzzle) return fail(puzzle.error());
    if (const auto why = dimensions_error(options.rules.largest(), *puzzle); !why.empty())
        return fail_usage(global, {.message = why});
    puzzle::SolveOptions solve_options = options.rules.solve_options();
    if (options.max_nodes) solve_options.max_nodes = *options.max_nodes;
    const os::Interrupt interrupt;
    os::ProgressLine progress;
    std::int64_t found = 0;
    solve_options.watch = [&](const puzzle::SolveProgress& so_far) {
        progress.show([&](double) {
            return fmt::format("{:.1f}% searched, {}", so_far.searched * 100,
                               text::plural(found, "solution"));
        });
        return !interrupt.came();
    };
    std::optional<puzzle::Solution> chosen;
    const puzzle::SolveResult result = solve(*puzzle, solve_options, [&](const puzzle::Solution& solution) {
        if (++found == options.solution) chosen = solution;
        return !chosen;
    });
    progress.clear();
    if (!chosen && !result.is_complete) {
        os::eprintln(std::string(interrupt.came() ? "Interrupted" : "Reached the node limit") + " after " +
                     text::plural(found, "solution") + ": there may be more.");
        return interrupt.came() ? Exit::interrupted : Exit::limit;
    }
    if (!chosen) {
        return fail(
            file_error(options.file, found == 0 ? "has no solution to show" + without_turning(options.rules)
                                                : fmt::format("has no solution {}, only {}", options.solution,
                                                              text::plural(found, "solution"))));
    }
    if (options.picture.is_document())
        return finish(write_picture(options.picture, draw::puzzle_svg(*puzzle, *chosen)));
    const draw::TextStyle style =
        text_style(options.picture, options.always_color ? os::ColorMode::always : global.color);
    return finish(
        os::write_file(options.picture.file, draw::puzzle_terminal_picture(*puzzle, *chosen, style)));
}

}  // namespace

void add_puzzle_show(Command puzzle) {
    const Command command = puzzle.add_subcommand("show", "Draw a solution of a puzzle");
    auto& options = command.make_options<ShowOptions>();
    command.add_option("FILE", options.file, "The puzzle. '-' is standard input")
        .type_name("*.txt")
        .required();
    command.add_option("--solution", options.solution, "The number of the solution, from 1")
        .option_text("N [1]")
        .transform(whole_number(1, 1'000'000'000'000));
    add_puzzle_rules(command, options.rules);
    add_node_limit(command, options.max_nodes).option_text("N");
    add_picture_options(command, options.picture, "it", {.ansi = true});
    const Option svg = command.add_former_flag(
        "--svg", "--draw svg", [&options] { options.picture.kind = PictureOptions::Kind::svg; });
    command.add_former_flag("--ansi", "--color always", [&options] { options.always_color = true; })
        .excludes(svg);
    command.footer(R"(
Examples:
  bastide puzzle show examples/puzzle/pond.txt
  bastide puzzle show examples/puzzle/citadel.txt --rotations --solution 7 -o citadel.png)");
    command.validate([&options, command] {
        if (command.is_given("--svg") && command.is_given("--draw"))
            reject("--svg cannot be combined with --draw");
        validate(command, options.picture, {options.file});
        if (options.always_color && options.picture.is_document())
            reject("--ansi is for the terminal's picture: leave it out, or --draw and -o");
    });
    command.exits_with(Exit::limit);
    command.exits_with(Exit::interrupted);
    command.run(run_show, options);
}

}  // namespace bastide::cli
