// `bastide puzzle generate`: a puzzle made from a seed.
#include "bastide/puzzle/generate.h"

#include <optional>
#include <random>
#include <string>

#include <fmt/core.h>

#include "bastide/puzzle/format.h"
#include "cli/puzzle/commands.h"
#include "cli/puzzle/options.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"

namespace bastide::cli {
namespace {

bool is_share(const std::string& word) {
    const auto share = text::number_in<double>(word);
    return share && *share >= 0 && *share <= 1;
}

struct GenerateOptions {
    PuzzleRules rules;
    int tiles = 12;
    double density = 0.8;
    bool is_unique = false;
    std::optional<std::string> seed;
};

Exit run_generate(const GenerateOptions& options, const GlobalOptions& global) {
    puzzle::PuzzleTaste taste;
    taste.tiles = options.tiles;
    taste.density = options.density;
    taste.is_unique = options.is_unique;
    taste.rotations = options.rules.rotations;
    taste.dimensions = options.rules.largest();
    std::random_device device;
    const std::string seed = options.seed.value_or(std::to_string(device()));
    const os::Interrupt interrupt;
    os::ProgressLine progress;
    double searched = 0;
    const auto puzzle = generate_puzzle(taste, seed, [&](double spent) {
        searched = spent;
        progress.show([&](double) {
            return fmt::format("looking for a puzzle with a single solution, gives up at 100%: {:.0f}%",
                               spent * 100);
        });
        return !interrupt.came();
    });
    progress.clear();
    if (interrupt.came()) {
        os::eprintln(fmt::format(
            "Interrupted: no puzzle with a single solution for seed {} yet, {:.0f}% of the search done.",
            seed, searched * 100));
        return Exit::interrupted;
    }
    if (!puzzle) {
        os::eprintln(global.command + ": " + puzzle.error().what());
        return Exit::usage;
    }
    if (!options.seed) os::eprintln("seed " + seed);
    return finish(os::write_out(to_text(*puzzle)));
}

}  // namespace

void add_puzzle_generate(Command puzzle) {
    const Command command = puzzle.add_subcommand("generate", "Make a puzzle that has a solution");
    auto& options = command.make_options<GenerateOptions>();
    command.add_option(OptionNames("--tile-count").formerly("--tiles"), options.tiles, "The number of tiles")
        .option_text("N [12]")
        .transform(whole_number(1, puzzle::max_generated_tiles));
    command.add_option("--seed", options.seed, "Any text: the same seed makes the same puzzle [random]")
        .check(seed_error)
        .option_text("S");
    command
        .add_option("--density", options.density,
                    "The share of sides between tiles that are road or city, from 0 to 1")
        .option_text("D [0.8]")
        .check([](const std::string& word) {
            return is_share(word) ? "" : "'" + word + "' is not a number from 0 to 1";
        });
    command.add_flag("--unique", options.is_unique, "Make a puzzle with exactly one solution");
    add_puzzle_rules(command, options.rules);
    command.footer(R"(
Examples:
  bastide puzzle generate --tile-count 9 --seed monday
  bastide puzzle generate --tile-count 14 --seed monday --rotations --unique > monday.txt)");
    command.exits_with(Exit::usage, "wrong command line or no such puzzle");
    command.exits_with(Exit::interrupted);
    command.run(run_generate, options);
}

}  // namespace bastide::cli
