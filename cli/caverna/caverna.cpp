// `bastide caverna`: end-game scoring of Caverna, the best exchanges before it, and bounds on scores.
#include "cli/caverna/commands.h"

namespace bastide::cli {
namespace {

constexpr const char* footer = R"(
Examples:
  bastide caverna score examples/caverna/three-players.json
  bastide caverna score --explain examples/caverna/blue.json
  bastide caverna best examples/caverna/blue.json
  bastide caverna fill mine.json
  bastide caverna bounds --cap gold=20 --cap rubies=8

A sheet is JSON, and members may be left out. --rules chooses between the published rules and a chapter, written about
the game, that states the scoring as formulas. Anything that the rules do not allow is an error,
or a warning with --house-rules.)";

}  // namespace

void add_caverna(Command app) {
    const Command command = app.add_subcommand("caverna", "Score the end of a game of Caverna");
    command.require_subcommand();
    command.footer(footer);
    add_caverna_score(command);
    add_caverna_best(command);
    add_caverna_check(command);
    add_caverna_bounds(command);
    add_caverna_fill(command);
    add_caverna_template(command);
    add_caverna_tiles(command);
}

}  // namespace bastide::cli
