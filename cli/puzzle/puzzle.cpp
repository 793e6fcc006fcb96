// `bastide puzzle`: puzzles made, graded and looked at.
#include <cmath>
#include <memory>
#include <optional>
#include <random>

#include <fmt/core.h>
#include <unistd.h>

#include "bastide/draw/puzzle/picture.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/generate.h"
#include "bastide/puzzle/grade.h"
#include "bastide/text/counted.h"
#include "bastide/text/json.h"
#include "bastide/text/table.h"
#include "cli/command.h"
#include "cli/decimal.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/puzzle/puzzle_file.h"
#include "cli/terminal.h"

namespace bastide::cli {
namespace {

// How a puzzle is meant to be solved.
struct Rules {
    bool rotations = false;
    std::vector<int> dimensions;

    std::optional<SolveOptions::Dimensions> largest() const {
        if (dimensions.empty()) return std::nullopt;
        return SolveOptions::Dimensions{dimensions[0], dimensions[1]};
    }

    SolveOptions solve_options() const {
        SolveOptions options;
        options.rotations = rotations;
        options.dimensions = largest();
        return options;
    }
};

void add_rules(Command command, Rules& rules) {
    command.add_flag("--rotations,--allow_rotations,--allow-rotations", rules.rotations,
                     "Tiles may be turned");
    command
        .add_option("--dimensions,--board_dimensions,--board-dimensions", rules.dimensions,
                    "The largest map allowed")
        .option_text("ROWS COLUMNS")
        .expected(2)
        .transform(whole_number(1, 1'000'000));
}

bool is_share(const std::string& word) {
    const auto share = decimal(word);
    return share && *share >= 0 && *share <= 1;
}

// What to try if there is no solution.
std::string without_turning(const Rules& rules) {
    return rules.rotations ? "" : " as the tiles are given (--rotations lets them be turned)";
}

struct GenerateOptions {
    Rules rules;
    int tiles = 12;
    double density = 0.8;
    bool is_unique = false;
    std::optional<std::string> seed;
};

Exit run_generate(const GenerateOptions& options) {
    PuzzleTaste taste;
    taste.tiles = options.tiles;
    taste.density = options.density;
    taste.is_unique = options.is_unique;
    taste.rotations = options.rules.rotations;
    taste.dimensions = options.rules.largest();
    std::random_device device;
    const std::string seed = options.seed.value_or(std::to_string(device()));
    const Interrupt interrupt;
    ProgressLine progress;
    const auto puzzle = generate_puzzle(taste, seed, [&](double tried) {
        progress.show([&](double) {
            return fmt::format("looking for one with a single solution, {:.0f} % of the patience gone",
                               tried * 100);
        });
        return !interrupt.came();
    });
    progress.clear();
    if (interrupt.came()) return Exit::interrupted;
    if (!puzzle) {
        say(puzzle.error().what);
        return Exit::usage;
    }
    if (!options.seed) say("seed " + seed);
    return finish(write_out(to_text(*puzzle)));
}

struct GradeOptions {
    Rules rules;
    std::string file;
    std::int64_t most_nodes = 10'000'000;
    bool json = false;
};

std::string grade_json(const Grade& grade) {
    JsonWriter json;
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

std::string grade_text(const Puzzle& puzzle, const Grade& grade) {
    const char* const least = grade.is_complete ? "" : "at least ";
    // Cut, not rounded, so that the number and the words agree.
    const double difficulty = std::floor(grade.difficulty() * 10) / 10;
    return fmt::format(
        "difficulty  {}{:.1f}: {}\n"
        "for people  {}{} among {}, after every forced move\n"
        "for solvers {}{} placed to find {}\n",
        least, difficulty, grade.words(), least, counted(grade.choices, "choice"),
        counted(std::ssize(puzzle.tiles), "tile"), least, counted(grade.nodes, "tile"),
        counted(grade.solutions, "solution"));
}

Exit run_grade(const GradeOptions& options) {
    const auto puzzle = read_puzzle_file(options.file);
    if (!puzzle) return fail(puzzle.error());
    SolveOptions solve_options = options.rules.solve_options();
    solve_options.most_nodes = options.most_nodes;
    const Interrupt interrupt;
    ProgressLine progress;
    solve_options.watch = [&](const SolveProgress& so_far) {
        progress.show([&](double) { return fmt::format("{:.1f} % searched", so_far.searched * 100); });
        return !interrupt.came();
    };
    const Grade result = grade(*puzzle, solve_options);
    progress.clear();
    auto written = write_out(options.json ? grade_json(result) : grade_text(*puzzle, result));
    if (!written) return fail(written.error());
    if (result.is_complete && result.solutions == 0)
        say("It has no solution" + without_turning(options.rules) +
            ": this is how hard it is to find that out.");
    if (result.is_complete) return Exit::done;
    return interrupt.came() ? Exit::interrupted : Exit::limit;
}

struct ShowOptions {
    Rules rules;
    std::string file;
    std::int64_t solution = 1;
    std::optional<std::int64_t> most_nodes;
    bool svg = false;
    bool ansi = false;
};

Exit run_show(const ShowOptions& options, const Common& common) {
    const auto puzzle = read_puzzle_file(options.file);
    if (!puzzle) return fail(puzzle.error());
    SolveOptions solve_options = options.rules.solve_options();
    if (options.most_nodes) solve_options.most_nodes = *options.most_nodes;
    const Interrupt interrupt;
    ProgressLine progress;
    std::int64_t found = 0;
    solve_options.watch = [&](const SolveProgress& so_far) {
        progress.show([&](double) {
            return fmt::format("{:.1f} % searched, {}", so_far.searched * 100, counted(found, "solution"));
        });
        return !interrupt.came();
    };
    std::optional<Solution> wanted;
    const SolveResult result = solve(*puzzle, solve_options, [&](const Solution& solution) {
        if (++found == options.solution) wanted = solution;
        return !wanted;
    });
    progress.clear();
    if (interrupt.came()) return Exit::interrupted;
    if (!wanted && !result.is_complete) {
        say("The limit of nodes is reached after " + counted(found, "solution") + ": there may be more.");
        return Exit::limit;
    }
    if (!wanted) {
        return fail(
            file_error(options.file, found == 0 ? "has no solution to show" + without_turning(options.rules)
                                                : fmt::format("has no solution {}, only {}", options.solution,
                                                              counted(found, "solution"))));
    }
    if (options.svg) return finish(write_out(puzzle_svg(*puzzle, *wanted)));
    const TextStyle style{.color = options.ansi || use_color(common.color, STDOUT_FILENO),
                          .unicode = speaks_utf8()};
    return finish(write_out(puzzle_terminal_picture(*puzzle, *wanted, style)));
}

template <class Number>
Option add_limit(Command command, Number& most_nodes) {
    return command.add_option("--limit-nodes", most_nodes, "End after so many tiles placed")
        .transform(whole_number(1, 1'000'000'000'000));
}

void add_generate(Command puzzle, Chosen& chosen) {
    const Command command = puzzle.add_subcommand("generate", "Make a puzzle that has a solution");
    auto options = std::make_shared<GenerateOptions>();
    command.add_option("--tiles", options->tiles, "How many tiles")
        .option_text("N [12]")
        .transform(whole_number(1, most_generated_tiles));
    command
        .add_option("--seed", options->seed,
                    "Any text: the same seed makes the same puzzle; else chance does")
        .option_text("S");
    command
        .add_option("--density", options->density, "Share of the sides between tiles that are road or city")
        .option_text("D [0.8]")
        .check([](const std::string& word) {
            return is_share(word) ? "" : "'" + word + "' is no number from 0 to 1";
        });
    command.add_flag("--unique", options->is_unique, "Exactly one solution");
    add_rules(command, options->rules);
    command.footer(R"(
Examples:
  bastide puzzle generate --tiles 9 --seed monday
  bastide puzzle generate --tiles 14 --seed monday --rotations --unique > monday.txt)");
    command.callback(
        [options, &chosen] { chosen.run = [options](const Common&) { return run_generate(*options); }; });
}

void add_grade(Command puzzle, Chosen& chosen) {
    const Command command = puzzle.add_subcommand("grade", "Say how hard a puzzle is");
    auto options = std::make_shared<GradeOptions>();
    command.add_option("FILE", options->file, "The puzzle; '-' is standard input").type_name("").required();
    add_rules(command, options->rules);
    add_limit(command, options->most_nodes).option_text("N [10000000]");
    command.add_flag("--json", options->json, "Print the grade as JSON");
    command.footer(R"(
Example:
  bastide puzzle grade examples/puzzle/crossroads.txt --rotations

Who makes every forced move comes to a choice now and then. The difficulty is the binary logarithm of 1 and the number of
choices in the whole search: 0 if all is forced, 1 more where there are twice as many. Below 4 is easy, below 7 moderate,
below 10 hard, below 14 very hard.)");
    command.callback(
        [options, &chosen] { chosen.run = [options](const Common&) { return run_grade(*options); }; });
}

void add_show(Command puzzle, Chosen& chosen) {
    const Command command = puzzle.add_subcommand("show", "Draw a solution of a puzzle");
    auto options = std::make_shared<ShowOptions>();
    command.add_option("FILE", options->file, "The puzzle; '-' is standard input").type_name("").required();
    command.add_option("--solution", options->solution, "Which, counted from 1")
        .option_text("N [1]")
        .transform(whole_number(1, 1'000'000'000'000));
    add_rules(command, options->rules);
    add_limit(command, options->most_nodes).option_text("N");
    const Option svg = command.add_flag("--svg", options->svg, "As an SVG document");
    command.add_flag("--ansi", options->ansi, "For a terminal with colours, also if it is none")
        .excludes(svg);
    command.footer(R"(
Examples:
  bastide puzzle show examples/puzzle/pond.txt
  bastide puzzle show examples/puzzle/citadel.txt --rotations --solution 7 --svg > citadel.svg)");
    command.callback([options, &chosen] {
        chosen.run = [options](const Common& common) { return run_show(*options, common); };
    });
}

}  // namespace

void add_puzzle(Command app, Chosen& chosen) {
    const Command command =
        app.add_subcommand("puzzle", "Make puzzles, grade them, and look at their solutions");
    command.require_subcommand();
    command.footer("\nExample:\n  bastide puzzle grade examples/puzzle/bridge.txt");
    add_generate(command, chosen);
    add_grade(command, chosen);
    add_show(command, chosen);
}

}  // namespace bastide::cli
