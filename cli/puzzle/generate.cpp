// `bastide puzzle generate`: a puzzle made from a seed.
#include "bastide/puzzle/generate.h"

#include <memory>
#include <optional>
#include <random>
#include <string>

#include <fmt/core.h>

#include "bastide/puzzle/format.h"
#include "cli/decimal.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/puzzle/commands.h"
#include "cli/puzzle/options.h"

namespace bastide::cli {
namespace {

bool is_share(const std::string& word) {
    const auto share = decimal<double>(word);
    return share && *share >= 0 && *share <= 1;
}

struct GenerateOptions {
    PuzzleRules rules;
    int tiles = 12;
    double density = 0.8;
    bool is_unique = false;
    std::optional<std::string> seed;
};

Exit run_generate(const GenerateOptions& options) {
    puzzle::PuzzleTaste taste;
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

}  // namespace

void add_puzzle_generate(Command puzzle, Chosen& chosen) {
    const Command command = puzzle.add_subcommand("generate", "Make a puzzle that has a solution");
    auto options = std::make_shared<GenerateOptions>();
    command.add_option("--tiles", options->tiles, "How many tiles")
        .option_text("N [12]")
        .transform(whole_number(1, puzzle::most_generated_tiles));
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
    add_puzzle_rules(command, options->rules);
    command.footer(R"(
Examples:
  bastide puzzle generate --tiles 9 --seed monday
  bastide puzzle generate --tiles 14 --seed monday --rotations --unique > monday.txt)");
    command.callback(
        [options, &chosen] { chosen.run = [options](const Common&) { return run_generate(*options); }; });
}

}  // namespace bastide::cli
