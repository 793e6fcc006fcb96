#include "cli/bastide.h"

#include <algorithm>
#include <new>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/choice.h"
#include "cli/command.h"
#include "cli/command_tree.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/solve.h"

namespace bastide::cli {
namespace {

constexpr const char* example = R"(Example:
  bastide score examples/landscape/river-valley.json --breakdown

'bastide COMMAND --help' says more of each command.)";

// The command that the first words name, as far as they do, and how many they are: `bastide solo run`, 2, of
// "solo run --bot greedy".
std::pair<const CommandFacts*, std::size_t> named_command(const CommandFacts& program,
                                                          std::span<const std::string> words) {
    const CommandFacts* command = &program;
    std::size_t depth = 0;
    for (; depth < words.size(); ++depth) {
        const auto found = std::ranges::find(command->commands, words[depth], &CommandFacts::name);
        if (found == command->commands.end()) break;
        command = &*found;
    }
    return {command, depth};
}

}  // namespace

Exit run_bastide(int argc, const char* const* argv) {
    const Program program("bastide", "Software for tile-laying games of the Carcassonne family.",
                          "bastide " BASTIDE_VERSION);
    const Command app = program.command();
    app.footer(example);
    app.require_subcommand();
    app.fallthrough();

    Common common;
    add_choice(app, "--color", common.color,
               {{"auto", When::automatic}, {"always", When::always}, {"never", When::never}},
               "When to colour what is printed: auto, always or never", "WHEN [auto]");
    Chosen chosen;
    add_score(app, chosen);
    add_complete(app, chosen);
    add_tally(app, chosen);
    add_solve(app, chosen);
    add_puzzle(app, chosen);
    add_caverna(app, chosen);
    add_solo(app, chosen);
    add_match(app, chosen);
    add_play(app, chosen);
    add_manuals(app, chosen);

    const std::vector<std::string> words(argv + 1, argv + argc);
    const CommandFacts facts = describe(app);
    const auto [command, depth] = named_command(facts, words);
    const bool does_nothing_itself = !command->commands.empty();
    if (does_nothing_itself && depth < words.size() && !words[depth].starts_with('-')) {
        say("There is no command '" + words[depth] + "'; '" + command->path + " --help' lists them.");
        return Exit::usage;
    }
    const bool solves = command->name == "solve";
    try {
        const auto end = program.parse(solves ? with_two_dashes(argc, argv) : words, solves ? "ERROR: " : "",
                                       command->path);
        return end ? *end : chosen.run(common);
    } catch (const std::bad_alloc&) {
        return end_without_memory();
    }
}

}  // namespace bastide::cli
