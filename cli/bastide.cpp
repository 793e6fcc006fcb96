#include "cli/bastide.h"

#include <algorithm>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "cli/choice.h"
#include "cli/command.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/solve.h"

namespace bastide::cli {
namespace {

constexpr const char* example = R"(Example:
  bastide score examples/landscape/river-valley.json --breakdown

'bastide COMMAND --help' says more of each command.)";

using Words = std::vector<std::string_view>;

// Whether it does nothing without a subcommand.
bool needs_command(const CLI::App& command) {
    return command.get_require_subcommand_min() > 0;
}

// The command that the first words name, as far as they do: `bastide solo run` of "solo run --bot greedy".
CLI::App& named_command(CLI::App& app, const Words& words) {
    CLI::App* command = &app;
    for (const std::string_view word : words) {
        if (!needs_command(*command)) break;
        const auto has_name = [word](const CLI::App* each) { return each->get_name() == word; };
        const auto found = command->get_subcommands(has_name);
        if (found.empty()) break;
        command = found.front();
    }
    return *command;
}

// How many words name it.
std::size_t depth_of(const CLI::App& command) {
    return command.get_parent() == nullptr ? 0 : depth_of(*command.get_parent()) + 1;
}

std::string full_name(const CLI::App& command) {
    if (command.get_parent() == nullptr) return command.get_name();
    return full_name(*command.get_parent()) + " " + command.get_name();
}

}  // namespace

Exit run_bastide(int argc, const char* const* argv) {
    CLI::App app("Software for tile-laying games of the Carcassonne family.", "bastide");
    app.set_version_flag("--version", "bastide " BASTIDE_VERSION);
    app.set_help_flag("-h,--help", "Show this help");
    app.footer(example);
    app.require_subcommand(1);
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

    const Words words(argv + 1, argv + argc);
    const CLI::App& command = named_command(app, words);
    const std::size_t depth = depth_of(command);
    if (needs_command(command) && depth < words.size() && !words[depth].starts_with('-')) {
        say("There is no command '" + std::string(words[depth]) + "'; '" + full_name(command) +
            " --help' lists them.");
        return Exit::usage;
    }
    const bool solves = command.get_name() == "solve";
    app.failure_message([&](const CLI::App*, const CLI::Error& error) {
        return (solves ? "ERROR: " : "") + usage_error(error, full_name(command) + " --help");
    });
    try {
        auto arguments =
            solves ? with_two_dashes(argc, argv) : std::vector<std::string>(argv + 1, argv + argc);
        std::ranges::reverse(arguments);
        app.parse(arguments);
        return chosen.run(common);
    } catch (const CLI::ParseError& error) {
        return end_at_arguments(app, error);
    } catch (const std::bad_alloc&) {
        return end_without_memory();
    }
}

}  // namespace bastide::cli
