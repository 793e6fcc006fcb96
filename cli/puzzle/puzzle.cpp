// `bastide puzzle`: puzzles solved by hand, made, graded and drawn.
#include "cli/puzzle/commands.h"

namespace bastide::cli {

void add_puzzle(Command app, Chosen& chosen) {
    const Command command =
        app.add_subcommand("puzzle", "Solve puzzles by hand, make them, grade them and draw them");
    command.require_subcommand();
    command.footer("\nExample:\n  bastide puzzle grade examples/puzzle/bridge.txt");
    add_puzzle_play(command, chosen);
    add_puzzle_generate(command, chosen);
    add_puzzle_grade(command, chosen);
    add_puzzle_show(command, chosen);
}

}  // namespace bastide::cli
