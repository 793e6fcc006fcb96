// `bastide puzzle`: puzzles made, graded and looked at.
#include "cli/puzzle/commands.h"

namespace bastide::cli {

void add_puzzle(Command app, Chosen& chosen) {
    const Command command =
        app.add_subcommand("puzzle", "Make puzzles, grade them, and look at their solutions");
    command.require_subcommand();
    command.footer("\nExample:\n  bastide puzzle grade examples/puzzle/bridge.txt");
    add_puzzle_generate(command, chosen);
    add_puzzle_grade(command, chosen);
    add_puzzle_show(command, chosen);
}

}  // namespace bastide::cli
