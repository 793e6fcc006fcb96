// `bastide solo replay`, `view`, `games` and `bots`: the games that were saved or played.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "bastide/draw/glyphs.h"
#include "bastide/match/saved_match.h"
#include "bastide/solo/bots/bot.h"
#include "bastide/solo/format.h"
#include "bastide/solo/json.h"
#include "bastide/solo/replay_table.h"
#include "bastide/solo/saved_game.h"
#include "bastide/text/plural.h"
#include "cli/game_commands.h"
#include "cli/solo/commands.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/output.h"
#include "os/terminal.h"
#include "tui/solo/ui.h"

namespace bastide::cli {
namespace {

using namespace solo;

// Letters, or the arms of directed roads if the terminal can show them.
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

// A game in the list of games.
struct ListedSolo {
    std::int64_t game;  // its number
    std::string date;
    Settings settings;
    int points;
    bool over;
    std::size_t moves;
    bool ranked;
    std::string seed;
};

constexpr auto describe(text::Type<ListedSolo> /*type*/) {
    return text::object(
        "", "", "", text::member("game", "", &ListedSolo::game), text::member("date", "", &ListedSolo::date),
        text::base(&ListedSolo::settings), text::member("points", "", &ListedSolo::points),
        text::member("over", "", &ListedSolo::over), text::member("moves", "", &ListedSolo::moves),
        text::member("ranked", "", &ListedSolo::ranked), text::member("seed", "", &ListedSolo::seed));
}

// The solo game, for the commands of saved games.
struct SoloGame : ListsAllGames<Table> {
    using Ui = tui::SoloUi;
    using Listed = ListedSolo;

    struct ReplayOptions {
        std::string file = "-";
        bool json = false;
    };

    static GameNames names() {
        return {.game = "game",
                .games = "games",
                .argument = "GAME",
                .path = "bastide solo",
                .play = "bastide solo play",
                .example = "examples/solo/small.json"};
    }

    static Result<Table> read(std::string_view text) {
        if (is_other_text(text)) return failed("expected the record of a solo game, which is JSON");
        auto record = read_record(text);
        if (record) return solo::replay_table(*std::move(record));
        if (match::read_saved_match(text))
            return failed("this is a game for 1 to 6 players, not a solo game: see 'bastide match --help'");
        return std::unexpected(std::move(record.error()));
    }

    static Table replay_table(const Table& stored) { return solo::replay_table(stored.record); }

    static Result<std::string> file() { return tui::games_file(); }
    static std::vector<std::string> columns() { return {"board and dealer", "points", "state", "seed"}; }
    static constexpr std::string_view alignment = "lrll";
    static ListedSolo listed(const tui::StoredGame<Table>& stored);
    static std::vector<std::string> row(const ListedSolo& game);
    static std::string to_json(const Table& stored) { return solo::to_json(stored.record); }
    static Ui ui() { return Ui(random_seed); }

    static std::string replay_help() { return "Replay a saved game: its score and board"; }
    static void add_replay_options(Command command, ReplayOptions& options) {
        command.add_flag("--json", options.json, "Print every step as JSON");
        command.footer(
            "\nExamples:\n  bastide solo replay examples/solo/small.json\n  bastide solo replay 12\n\n"
            "'bastide solo games' lists the numbers.");
    }
    static Exit print_replay(const Table& table, const ReplayOptions& options);
};

Exit SoloGame::print_replay(const Table& table, const ReplayOptions& options) {
    const Record& record = table.record;
    if (options.json) return finish(os::write_out(replay_json(record)));
    const Game& game = record.game();
    const std::string state =
        game.is_over() ? "over: " + std::string(name(game.position().end())) : "not over";
    const auto discards = std::ranges::count_if(record.moves(), &Move::is_discard);
    return finish(os::write_out(fmt::format("{}\n{}\n{}, {} of them {}. The game is {}\n",
                                            board_text(game.board(), record.start().settings.roads),
                                            score_lines(game.board()),
                                            text::plural(static_cast<std::int64_t>(record.played()), "move"),
                                            discards, discards == 1 ? "a new hand" : "new hands", state)));
}

ListedSolo SoloGame::listed(const tui::StoredGame<Table>& stored) {
    const Table& table = stored.table;
    return {.game = stored.key.row,
            .date = stored.started.substr(0, 10),
            .settings = table.settings(),
            .points = table.board().score().total(),
            .over = table.game().is_over(),
            .moves = table.record.played(),
            .ranked = table.ranked,
            .seed = table.record.start().seed};
}

std::vector<std::string> SoloGame::row(const ListedSolo& game) {
    const std::string state =
        game.over ? "over" : "after " + text::plural(static_cast<std::int64_t>(game.moves), "move");
    return {about(game.settings), std::to_string(game.points), state + (game.ranked ? ", ranked" : ""),
            game.seed};
}

}  // namespace

void add_solo_replay(Command solo) {
    add_replay<SoloGame>(solo);
}

void add_solo_view(Command solo) {
    add_view<SoloGame>(solo);
}

void add_solo_games(Command solo) {
    add_games<SoloGame>(solo);
}

void add_solo_bots(Command solo) {
    add_bots(solo, all_bots());
}

}  // namespace bastide::cli
