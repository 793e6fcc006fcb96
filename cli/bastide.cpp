#include "cli/bastide.h"

#include <new>
#include <string>
#include <utility>
#include <vector>

#include "cli/alias.h"
#include "cli/caverna/commands.h"
#include "cli/command.h"
#include "cli/common_options.h"
#include "cli/landscape/commands.h"
#include "cli/manual/commands.h"
#include "cli/match/commands.h"
#include "cli/program.h"
#include "cli/puzzle/commands.h"
#include "cli/puzzle/solve.h"
#include "cli/serve/commands.h"
#include "cli/solo/commands.h"
#include "cli/tally/commands.h"

namespace bastide::cli {
namespace {

constexpr const char* example = R"(Examples:
  bastide play
  bastide score examples/landscape/river-valley.json --draw ansi
  bastide solve examples/puzzle/pond.txt --allow_rotations

'bastide help COMMAND' tells you more about a command.)";

// Adds the commands below the program in the order that people read of them.
void add_commands(Command app, Chosen& chosen) {
    struct Group {
        std::string title;
        std::vector<void (*)(Command, Chosen&)> add;
    };
    const std::vector<Group> groups = {
        {"Play", {add_play, add_match, add_solo, add_serve}},
        {"Score", {add_score, add_complete, add_tally, add_pad, add_caverna}},
        {"Solve", {add_solve, add_puzzle}},
        {"Tools", {add_help, add_completion, add_man}},
    };
    for (const auto& [title, adds] : groups) {
        for (const auto add : adds) {
            add(app, chosen);
            app.subcommands().back().group(title);
        }
    }
}

}  // namespace

Exit run_bastide(int argc, const char* const* argv) {
    const Program program("bastide", "Play, score and solve tile-laying games of the Carcassonne family",
                          "bastide " BASTIDE_VERSION);
    const Command app = program.command();
    app.footer(example);
    app.require_subcommand();

    Common common;
    add_common_options(app, common);
    Chosen chosen;
    add_commands(app, chosen);

    std::vector<std::string> words = with_alias_meant({argv + 1, argv + argc});
    if (!words.empty() && words.front() == "solve") words = with_two_dashes(std::move(words));
    try {
        if (const auto end = program.parse(words)) return *end;
        common.command = program.named().path();
        common.words = std::move(words);
        return chosen.run(common);
    } catch (const std::bad_alloc&) {
        return end_without_memory();
    }
}

}  // namespace bastide::cli
