#include "examples/nim/commands.h"

#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "bastide/play/random.h"
#include "bastide/text/fields.h"
#include "bastide/text/plural.h"
#include "cli/game_commands.h"
#include "cli/run_games.h"
#include "command/enum_option.h"
#include "examples/nim/json.h"
#include "examples/nim/ui.h"

namespace nim {
namespace {

namespace cli = bastide::cli;
namespace os = bastide::os;
using bastide::Result;

constexpr Heaps usual_heaps = {3, 4, 5};

struct Bot {
    std::string_view name;
    std::string_view about;
    bool uses_budget;
    Move (*choose)(const Game& game, bastide::play::Random& chance);
};

constexpr auto bots = std::to_array<Bot>({
    {"random", "any legal move", false,
     [](const Game& game, bastide::play::Random& chance) {
         const auto moves = game.legal_moves();
         return moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
     }},
    {"perfect", "wins whenever it can", false,
     [](const Game& game, bastide::play::Random& /*chance*/) { return best_move(game); }},
});

// A game in the list of games.
struct ListedNim {
    std::int64_t game;  // its number
    std::string date;
    std::string state;
};

constexpr auto describe(bastide::text::Type<ListedNim> /*type*/) {
    namespace text = bastide::text;
    return text::object("", "", "", text::member("game", "", &ListedNim::game),
                        text::member("date", "", &ListedNim::date),
                        text::member("state", "", &ListedNim::state));
}

std::string state_of(const Table& table) {
    return table.game().is_over() ? describe_result(table) : player_to_move(table) + " to move";
}

// The adapter of Nim for `replay`, `view` and `games`.
struct NimGame : cli::ListsAllGames<Table> {
    using Ui = nim::Ui;
    using Listed = ListedNim;

    struct ReplayOptions {
        std::string file = "-";
    };

    static cli::GameNames names() {
        return {.game = "game",
                .games = "games",
                .argument = "GAME",
                .path = "nim",
                .play = "nim play",
                .example = "examples/nim/short.json"};
    }

    static Result<Table> read(std::string_view text) {
        auto record = read_record(text);
        if (!record) return std::unexpected(std::move(record.error()));
        return Table{.record = *std::move(record)};
    }
    static Table replay_table(const Table& stored) { return stored; }

    static Result<std::string> file() { return bastide::store::data_file("nim.db"); }
    static std::vector<std::string> columns() { return {"state"}; }
    static constexpr std::string_view alignment = "l";
    static ListedNim listed(const bastide::tui::StoredGame<Table>& stored) {
        return {stored.key.row, stored.started.substr(0, 10), state_of(stored.table)};
    }
    static std::vector<std::string> row(const ListedNim& game) { return {game.state}; }
    static std::string to_json(const Table& table) {
        return nim::to_json({table.record.start(), table.record.moves()});
    }
    static Ui ui() { return {}; }

    static std::string replay_help() { return "Print the moves of a saved game"; }
    static void add_replay_options(cli::Command command, ReplayOptions& /*options*/) {
        command.footer("\nExample:\n  nim replay examples/nim/short.json");
    }
    static cli::Exit print_replay(const Table& table, const ReplayOptions& /*options*/) {
        std::string text;
        for (std::size_t turn = 1; turn <= table.record.played(); ++turn)
            text += describe_last_turn(seek(table, turn)) + '\n';
        return cli::finish(os::write_out(text + state_of(table) + '\n'));
    }
};

static_assert(cli::GameAdapter<NimGame>);

void add_play(cli::Command nim) {
    struct Options {
        bool is_new = false;
        cli::ScreenOptions screen;
    };
    const cli::Command command = nim.add_subcommand("play", "Play in the terminal: two people, one keyboard");
    auto& options = command.make_options<Options>();
    command.add_flag("--new", options.is_new, "Start a new game, even if one is unfinished");
    cli::add_screen_options(command, options.screen);
    command.footer("\nExample:\n  nim play");
    command.run(
        [](const Options& given, const cli::GlobalOptions& global) {
            if (!cli::has_terminal("nim play")) return cli::Exit::usage;
            auto ready = cli::set_up<Ui::Store>(
                NimGame::file(), {.game = "game", .games = "games", .move = "move"}, given.is_new,
                table_of(usual_heaps), [](const Table&) { return true; }, describe_last_turn);
            return cli::play_game(global, given.screen, Ui(), std::move(ready));
        },
        options);
}

struct RunResult {
    std::int64_t games = 0;
    std::int64_t first_won = 0;
};

void add_run(cli::Command nim) {
    struct Options : cli::RunOptions {
        const Bot* first = &bots[1];
        const Bot* second = &bots[0];
    };
    const cli::Command command = nim.add_subcommand("run", "Let two bots play many games");
    auto& options = command.make_options<Options>();
    const std::vector<std::pair<std::string, const Bot*>> names = {{"random", &bots[0]},
                                                                   {"perfect", &bots[1]}};
    cli::add_choice(command, "--first", options.first, names, "The bot that moves first", "NAME [perfect]");
    cli::add_choice(command, "--second", options.second, names, "The other bot", "NAME [random]");
    command.add_option("--games", options.games, "The number of games")
        .transform(cli::whole_number(1, 1'000'000'000))
        .option_text("G [1000]");
    cli::add_common_seed(command, options, "game");
    cli::add_record(command, options, "game");
    command.footer("\nExample:\n  nim run --games 100");
    command.run(
        [](const Options& given) {
            const auto play = [&](const auto& watch, cli::Recorder& recorder) {
                RunResult result;
                while (result.games < given.games && watch(result.games)) {
                    const std::string number = std::to_string(++result.games);
                    bastide::play::Random chance(bastide::play::seed_number(given.seed + '-' + number));
                    Record record(usual_heaps);
                    while (!record.game().is_over()) {
                        const Bot& bot = *(record.played() % 2 == 0 ? given.first : given.second);
                        static_cast<void>(record.play(bot.choose(record.game(), chance)));
                    }
                    result.first_won += static_cast<std::int64_t>(record.played() % 2);
                    if (!given.folder.empty())
                        recorder.take("game-" + number + ".json", to_json(whole_game(record)));
                }
                return result;
            };
            return cli::run_games(
                {.count = given.games, .folder = given.folder}, play,
                [](const RunResult& result) { return result.games; },
                [&](const RunResult& result) {
                    return os::write_out(
                        fmt::format("{} won {} of {} against {}\n", given.first->name, result.first_won,
                                    bastide::text::plural(result.games, "game"), given.second->name));
                });
        },
        options);
}

}  // namespace

cli::Exit run_command(const std::vector<std::string>& words) {
    const cli::Program program("nim",
                               "Nim: take as many as you like from one heap; whoever takes the last wins");
    program.add_global_options();
    const cli::Command nim = program.command();
    nim.require_subcommand();
    add_play(nim);
    add_run(nim);
    cli::add_replay<NimGame>(nim);
    cli::add_view<NimGame>(nim);
    cli::add_games<NimGame>(nim);
    cli::add_bots(nim, std::span<const Bot>(bots));
    return program.run(words);
}

}  // namespace nim
