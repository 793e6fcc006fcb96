// `bastide puzzle`: puzzles solved by hand, made, graded and drawn.
#include "cli/puzzle/commands.h"

namespace bastide::cli {

void add_puzzle(Command app) {
    const Command command =
        app.add_subcommand("puzzle", "Solve puzzles by hand, make them, grade them and draw them");
    command.require_subcommand();
    command.footer(
        "\nExamples:\n  bastide puzzle play examples/puzzle/pond.txt\n"
        "  bastide puzzle generate --tile-count 9 --seed monday\n"
        "  bastide puzzle grade examples/puzzle/bridge.txt\n\n"
        "'bastide solve' lets the computer solve a puzzle.");
    add_puzzle_play(command);
    add_puzzle_generate(command);
    add_puzzle_grade(command);
    add_puzzle_show(command);
}

}  // namespace bastide::cli
