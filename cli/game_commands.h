// `replay`, `view`, `games` and `bots`: the subcommands that are the same for every game whose games are
// saved. Whatever differs is in an adapter, such as `MatchGame` (cli/match/game.h), which `GameAdapter`
// lists.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/kept_games.h"
#include "cli/terminal_game.h"
#include "command/fail.h"
#include "os/input.h"
#include "os/output.h"

namespace bastide::cli {

struct GameNames {
    std::string game;      // "match"
    std::string games;     // "matches"
    std::string argument;  // "MATCH"
    std::string path;      // of its commands: "bastide match"
    std::string play;      // the command that plays one: "bastide match play"
    std::string example;   // a file
};

template <class G>
concept GameAdapter =
    // Its front, whose table it reads and replays.
    tui::ReplayFront<typename G::Ui> &&
    requires(const G::Ui::Table& table, std::string_view text, Command command, G::ReplayOptions& options) {
        // Its words in help and messages.
        { G::names() } -> std::same_as<GameNames>;
        // Reads a file's text, at the end of the game.
        { G::read(text) } -> std::same_as<Result<typename G::Ui::Table>>;
        // Prepares a stored game for replay.
        { G::replay_table(table) } -> std::same_as<typename G::Ui::Table>;
        // The database of the games played.
        { G::file() } -> std::same_as<Result<std::string>>;
        // The list of games: the columns after number and date, and a game's row.
        { G::columns() } -> std::same_as<std::vector<std::string>>;
        { G::alignment } -> std::convertible_to<std::string_view>;  // as in text::TextTable
        { G::row(table) } -> std::same_as<std::vector<std::string>>;
        // The file of a game.
        { G::to_json(table) } -> std::same_as<std::string>;
        // The front for `view`.
        { G::ui() } -> std::same_as<typename G::Ui>;
        // `replay`: its help, its options besides the file, and its output. `options.file` is the file.
        { G::replay_help() } -> std::same_as<std::string>;
        { options.file } -> std::same_as<std::string&>;
        { G::add_replay_options(command, options) } -> std::same_as<void>;
        { G::print_replay(table, options) } -> std::same_as<Exit>;
    };

// Returns the game that is named on the command line, for replay: a file, '-' for standard input, or the
// number of a game played in the terminal.
template <GameAdapter G>
Result<typename G::Ui::Table> find_game(const std::string& name) {
    if (!is_game_number(name))
        return os::read_whole(name, most_record_bytes, G::read, "a " + G::names().game);
    const auto kept = kept_game<typename G::Ui::Store>(G::file(), name);
    if (!kept) return std::unexpected(kept.error());
    return G::replay_table(kept->table);
}

// Adds `replay`.
template <GameAdapter G>
void add_replay(Command parent) {
    using Options = G::ReplayOptions;
    const GameNames names = G::names();
    const Command command = parent.add_subcommand("replay", G::replay_help());
    auto& options = command.make_options<Options>();
    command
        .add_option(names.argument, options.file,
                    "A file, or the number of a " + names.game + " you played; '-' or none is standard input")
        .type_name("*.json");
    G::add_replay_options(command, options);
    command.run(
        [](const Options& given) {
            const auto table = find_game<G>(given.file);
            return table ? G::print_replay(*table, given) : fail(table.error());
        },
        options);
}

// Adds `games`.
template <GameAdapter G>
void add_games(Command parent) {
    const GameNames names = G::names();
    add_games<typename G::Ui::Store>(parent, {.game = names.game,
                                              .games = names.games,
                                              .play = names.play,
                                              .command = names.path + " games",
                                              .file = G::file,
                                              .columns = G::columns(),
                                              .alignment = G::alignment,
                                              .row = G::row,
                                              .json = G::to_json});
}

// Adds `view`.
template <GameAdapter G>
void add_view(Command parent) {
    struct Options {
        std::string name;
        ScreenOptions screen;
    };
    const GameNames names = G::names();
    const Command command =
        parent.add_subcommand("view", "Step through a " + names.game + " in the terminal");
    auto& options = command.make_options<Options>();
    command
        .add_option(names.argument, options.name,
                    "A recorded " + names.game + ", or the number of one you played")
        .required()
        .type_name("");
    add_screen_options(command, options.screen);
    command.footer(fmt::format(R"(
Examples:
  {0} view {1}
  {0} view 12

The arrows step, space plays on by itself, and '?' lists the keys. '{0} games' lists what you
played, with numbers. The exit status is 1 if the command line is wrong or there is no terminal, 2 if the
{2} cannot be read.)",
                               names.path, names.example, names.game));
    command.run(
        [path = names.path](const Options& given, const GlobalOptions& global) {
            const auto table = find_game<G>(given.name);
            if (!table) return fail(global, table.error());
            if (!has_terminal(path + " view")) return Exit::usage;
            return watch_in_terminal(global, given.screen, G::ui(), *table, tui::Watched::record);
        },
        options);
}

// Adds `bots`, for the bots of any game.
template <class Bot>
void add_bots(Command parent, std::span<const Bot> bots, int name_columns) {
    const Command command = parent.add_subcommand("bots", "List the bots, from the weakest to the strongest");
    command.footer("\nExample:\n  " + command.path());
    command.run([bots, name_columns] {
        std::string text;
        for (const Bot& bot : bots) text += fmt::format("{:<{}} {}\n", bot.name, name_columns, bot.about);
        return finish(os::write_out(text));
    });
}

}  // namespace bastide::cli
