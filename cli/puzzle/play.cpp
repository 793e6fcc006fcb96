// `bastide puzzle play`: a puzzle solved by hand in the terminal.
#include <optional>
#include <utility>

#include "cli/puzzle/commands.h"
#include "cli/puzzle/options.h"
#include "cli/puzzle/puzzle_file.h"
#include "cli/terminal_game.h"
#include "command/fail.h"
#include "tui/puzzle/ui.h"

namespace bastide::cli {
namespace {

struct PlayOptions {
    std::string file;
    PuzzleRules rules;
    ScreenOptions screen;
};

Exit run_play(const PlayOptions& options, const GlobalOptions& global) {
    auto puzzle = read_puzzle_file(options.file);
    if (!puzzle) return fail(puzzle.error());
    if (!has_terminal("bastide puzzle play")) return Exit::usage;
    const tui::StoredGame<puzzle::Table> first{
        .key = {},
        .table = puzzle::table_of({.puzzle = *std::move(puzzle), .rotations = options.rules.rotations})};
    return play_in_terminal(global, options.screen, [&](tui::Screen& screen) {
        tui::AutoSaver<tui::PuzzleUi::Store> saver(std::nullopt);  // nothing is saved
        return tui::GameScreen(screen, tui::PuzzleUi(), std::move(saver), first).run();
    });
}

constexpr const char* play_footer = R"(
Examples:
  bastide puzzle play examples/puzzle/pond.txt
  bastide puzzle play --rotations examples/puzzle/citadel.txt

Press '?' in the puzzle for the rules and the keys. Press 'i' for a hint, or to learn that no solution continues
from here.)";

}  // namespace

void add_puzzle_play(Command puzzle) {
    const Command command = puzzle.add_subcommand("play", "Solve a puzzle by hand in the terminal");
    auto& options = command.make_options<PlayOptions>();
    command.add_option("FILE", options.file, "The puzzle").type_name("*.txt").required();
    add_rotations(command, options.rules);
    add_screen_options(command, options.screen);
    command.footer(play_footer);
    command.run(run_play, options);
}

}  // namespace bastide::cli
