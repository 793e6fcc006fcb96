// `bastide solo replay`: a saved game played again, every move of it checked.
#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "bastide/draw/glyphs.h"
#include "bastide/solo/format.h"
#include "bastide/solo/saved_game.h"
#include "cli/solo/commands.h"
#include "cli/solo/find.h"
#include "command/fail.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

using namespace solo;

struct ReplayOptions {
    std::string file = "-";
    bool json = false;
};

// Letters; of directed roads their arms, if the terminal can show them.
std::string board_text(const Board& board, Roads roads) {
    const bool shows_arms = roads == Roads::directed && os::speaks_utf8();
    std::string text;
    for (int row = 0; row < board.size(); ++row) {
        const std::string letters = board_row(board, row);
        for (int column = 0; column < board.size(); ++column) {
            const char letter = letters[static_cast<std::size_t>(column)];
            const Cell square = board.square(row, column);
            if (shows_arms && letter == 'R') {
                text += draw::arm_glyphs[board.tile(square).arms()];
            } else {
                text += letter;
            }
            text += column + 1 < board.size() ? ' ' : '\n';
        }
    }
    return text;
}

Exit run_replay(const ReplayOptions& options) {
    const auto table = find_solo_game(options.file);
    if (!table) return fail(table.error());
    const Record& record = table->record;
    if (options.json) return finish(os::write_out(replay_json(record)));
    const Game& game = record.game();
    const std::string state =
        game.is_over() ? "over: " + std::string(name(game.position().end())) : "not over";
    const auto discards = std::ranges::count_if(record.moves(), &Move::is_discard);
    return finish(os::write_out(fmt::format("{}\n{}\n{} moves, {} of them new hands; the game is {}\n",
                                            board_text(game.board(), record.start().settings.roads),
                                            score_lines(game.board()), record.played(), discards, state)));
}

}  // namespace

void add_solo_replay(Command solo) {
    const Command command = solo.add_subcommand("replay", "Replay a saved game: its score and board");
    auto& options = command.make_options<ReplayOptions>();
    command
        .add_option("GAME", options.file,
                    "A file, or the number of a game you played; '-' or none is standard input")
        .type_name("*.json");
    command.add_flag("--json", options.json, "Print every step as JSON");
    command.footer(
        "\nExamples:\n  bastide solo replay examples/solo/small.json\n  bastide solo replay 12\n\n"
        "'bastide solo games' has the numbers.");
    command.run(run_replay, options);
}

}  // namespace bastide::cli
