// The `bastide` command: finds the subcommand and runs it.
#include <algorithm>
#include <clocale>
#include <csignal>
#include <iostream>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "cli/choice.h"
#include "cli/command.h"
#include "cli/output.h"
#include "cli/solve.h"

namespace {

using namespace bastide::cli;

constexpr const char* example = R"(Example:
  bastide score examples/landscape/river-valley.json --breakdown

'bastide COMMAND --help' says more of each command.)";

}  // namespace

int main(int argc, char** argv) {
    std::setlocale(LC_CTYPE, "");
    // A file that may grow no further is an error to report, not a reason to die.
    std::signal(SIGXFSZ, SIG_IGN);
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
    add_caverna(app, chosen);
    add_solo(app, chosen);
    add_play(app, chosen);

    // Without this, a mistyped command is only told that one is missing.
    const std::string_view first = argc > 1 ? argv[1] : "";
    const auto is_first = [first](const CLI::App* command) { return command->get_name() == first; };
    if (!first.empty() && !first.starts_with('-') && app.get_subcommands(is_first).empty()) {
        say("There is no command '" + std::string(first) + "'; 'bastide --help' lists them.");
        return static_cast<int>(Exit::usage);
    }
    const bool solves = first == "solve";
    app.failure_message([solves](const CLI::App*, const CLI::Error& error) {
        return solves ? "ERROR: " + usage_error(error, "bastide solve --help")
                      : usage_error(error, "bastide --help");
    });
    try {
        auto arguments =
            solves ? with_two_dashes(argc, argv) : std::vector<std::string>(argv + 1, argv + argc);
        std::ranges::reverse(arguments);
        app.parse(arguments);
        return static_cast<int>(chosen.run(common));
    } catch (const CLI::ParseError& error) {
        const bool answered = app.exit(error) == 0;
        std::cout.flush();
        if (answered && !std::cout)
            return static_cast<int>(fail(bastide::file_error("<stdout>", "cannot be written")));
        return answered ? 0 : static_cast<int>(Exit::usage);
    } catch (const std::bad_alloc&) {
        say("There is not enough memory for this input.");
        return static_cast<int>(Exit::limit);
    }
}
