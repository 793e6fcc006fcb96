#include "cli/bastide.h"

#include <new>
#include <span>
#include <string>
#include <vector>

#include "cli/caverna/commands.h"
#include "cli/choice.h"
#include "cli/command.h"
#include "cli/landscape/commands.h"
#include "cli/manual/commands.h"
#include "cli/match/commands.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/puzzle/commands.h"
#include "cli/puzzle/solve.h"
#include "cli/solo/commands.h"
#include "cli/tally/commands.h"

namespace bastide::cli {
namespace {

constexpr const char* example = R"(Example:
  bastide score examples/landscape/river-valley.json --breakdown

'bastide COMMAND --help' says more of each command.)";

// What the first words name, as far as they do: of "solo run --bot greedy", `bastide solo run` by two words.
struct Named {
    Command command;
    std::string path = "bastide";
    std::size_t words = 0;
};

Named named_command(Command program, std::span<const std::string> words) {
    Named named{program};
    for (const std::string& word : words) {
        const auto below = named.command.subcommand(word);
        if (!below) break;
        named = {*below, named.path + " " + word, named.words + 1};
    }
    return named;
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
    add_pad(app, chosen);
    add_solve(app, chosen);
    add_puzzle(app, chosen);
    add_caverna(app, chosen);
    add_solo(app, chosen);
    add_match(app, chosen);
    add_play(app, chosen);
    add_completion(app, chosen);
    add_man(app, chosen);

    const std::vector<std::string> words(argv + 1, argv + argc);
    const Named named = named_command(app, words);
    if (named.command.has_subcommands() && named.words < words.size() &&
        !words[named.words].starts_with('-')) {
        say("There is no command '" + words[named.words] + "'; '" + named.path + " --help' lists them.");
        return Exit::usage;
    }
    const bool solves = named.path == "bastide solve";
    try {
        const auto end =
            program.parse(solves ? with_two_dashes(argc, argv) : words, solves ? "ERROR: " : "", named.path);
        return end ? *end : chosen.run(common);
    } catch (const std::bad_alloc&) {
        return end_without_memory();
    }
}

}  // namespace bastide::cli
