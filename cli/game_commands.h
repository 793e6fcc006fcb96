// `replay`, `view`, `games` and `bots`: the subcommands that all games with saved games share. The
// differences between games are in an adapter, such as `MatchGame` (cli/match/game.h). `GameAdapter` lists
// its requirements.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/text/fields.h"
#include "bastide/text/quote.h"
#include "bastide/text/text_table.h"
#include "cli/saved_game_arg.h"
#include "cli/terminal_game.h"
#include "command/ask.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/input.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {

struct GameNames {
    std::string game;      // "game"
    std::string games;     // "games"
    std::string argument;  // "GAME"
    std::string path;      // the path of its commands: "bastide match"
    std::string play;      // the command that plays a game: "bastide match play"
    std::string example;   // a file name for examples
};

template <class G>
concept GameAdapter =
    // The game's terminal UI. The adapter reads and replays the table of this UI.
    tui::ReplayFront<typename G::Ui> &&
    requires(const G::Ui::Table& table, const tui::StoredGame<typename G::Ui::Table>& stored,
             const G::Listed& listed, std::string_view text, Command command, G::ReplayOptions& options,
             G::ListOptions& list_options) {
        // The game's words in help and messages.
        { G::names() } -> std::same_as<GameNames>;
        // Reads the text of a file. Returns the table at the end of the game.
        { G::read(text) } -> std::same_as<Result<typename G::Ui::Table>>;
        // Prepares a stored game for replay.
        { G::replay_table(table) } -> std::same_as<typename G::Ui::Table>;
        // The path of the database of games played.
        { G::file() } -> std::same_as<Result<std::string>>;
        // The list of games: the columns after the number and the date, and the row of a game.
        { G::columns() } -> std::same_as<std::vector<std::string>>;
        { G::alignment } -> std::convertible_to<std::string_view>;  // as in text::TextTable
        { G::row(listed) } -> std::same_as<std::vector<std::string>>;
        // The options of the list that choose games, and the check of a game.
        { G::add_list_options(command, list_options) } -> std::same_as<std::vector<Option>>;
        { G::is_listed(table, list_options) } -> std::same_as<bool>;
        // A game in the list. `describe` describes it as JSON.
        { G::listed(stored) } -> std::same_as<typename G::Listed>;
        // The file of a game.
        { G::to_json(table) } -> std::same_as<std::string>;
        // The front for `view`.
        { G::ui() } -> std::same_as<typename G::Ui>;
        // The help of `replay`, its options besides the file, and its output. `options.file` is the file.
        { G::replay_help() } -> std::same_as<std::string>;
        { options.file } -> std::same_as<std::string&>;
        { G::add_replay_options(command, options) } -> std::same_as<void>;
        { G::print_replay(table, options) } -> std::same_as<Exit>;
    };

// The list of games of an adapter without options that choose games.
template <class Table>
struct ListsAllGames {
    struct ListOptions {};

    static std::vector<Option> add_list_options(Command /*command*/, ListOptions& /*options*/) { return {}; }
    static bool is_listed(const Table& /*table*/, const ListOptions& /*options*/) { return true; }
};

// Returns the game that is named on the command line, for replay: `name` is a file, '-' for standard input,
// or the number of a game played in the terminal.
template <GameAdapter G>
Result<typename G::Ui::Table> find_game(const std::string& name) {
    if (!is_game_number(name)) return os::read_whole(name, max_record_bytes, G::read, "a " + G::names().game);
    const auto stored = stored_game<typename G::Ui::Store>(G::file(), name);
    if (!stored) return std::unexpected(stored.error());
    return G::replay_table(stored->table);
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
                    "A file, or the number of a " + names.game + " you played. '-' or none is standard input")
        .type_name("*.json");
    G::add_replay_options(command, options);
    command.run(
        [](const Options& given, const GlobalOptions& global) {
            const auto table = find_game<G>(given.file);
            return table ? G::print_replay(*table, given) : fail(global, table.error());
        },
        options);
}

// The games of a store as JSON.
template <class Listed>
struct GameList {
    std::vector<Listed> games;
};

template <class Listed>
constexpr auto describe(text::Type<GameList<Listed>> /*type*/) {
    return text::object("", "", "", text::member("games", "", &GameList<Listed>::games));
}

// Returns the games as a table without empty columns, or as JSON.
template <GameAdapter G>
std::string game_list(const GameList<typename G::Listed>& list, bool is_json) {
    if (is_json) return text::json_text(list);
    if (list.games.empty()) return "";
    std::vector<std::string> columns = {G::names().game, "date"};
    for (std::string& column : G::columns()) columns.push_back(std::move(column));
    std::vector<std::vector<std::string>> rows;
    for (const auto& each : list.games) {
        rows.push_back({std::to_string(each.game), each.date});
        for (std::string& cell : G::row(each)) rows.back().push_back(std::move(cell));
    }
    std::string alignment = "rl" + std::string(G::alignment);
    for (std::size_t column = columns.size(); column-- > 0;) {
        if (!std::ranges::all_of(rows, [&](const auto& row) { return row[column].empty(); })) continue;
        const auto drop = [column](auto& from) {
            from.erase(from.begin() + static_cast<std::ptrdiff_t>(column));
        };
        drop(columns);
        drop(alignment);
        std::ranges::for_each(rows, drop);
    }
    text::TextTable table(columns, alignment);
    for (const auto& row : rows) table.add(row);
    return table.to_string(os::output_width());
}

template <GameAdapter G>
Exit list_games(const typename G::ListOptions& options, bool is_json, const GlobalOptions& global) {
    const GameNames names = G::names();
    const auto all = stored_games<typename G::Ui::Store>(G::file());
    if (!all) return fail(global, all.error());
    if (all->games.empty() && all->damaged.empty() && !is_json) {
        os::eprintln("No " + names.games + " yet: '" + names.play + "' starts one.");
        return Exit::done;
    }
    GameList<typename G::Listed> list;
    for (const auto& stored : all->games)
        if (G::is_listed(stored.table, options)) list.games.push_back(G::listed(stored));
    if (list.games.empty() && !all->games.empty() && !is_json)
        os::eprintln("None of the " + std::to_string(all->games.size()) + " saved " + names.games + " fits.");
    if (auto written = os::write_out(game_list<G>(list, is_json)); !written) return fail(written.error());
    for (const Error& error : all->damaged) fail(error);
    return all->damaged.empty() ? Exit::done : Exit::input;
}

template <GameAdapter G>
Exit print_game(const std::string& number, const GlobalOptions& global) {
    const auto stored = stored_game<typename G::Ui::Store>(G::file(), number);
    if (!stored) return fail(global, stored.error());
    return finish(os::write_out(G::to_json(stored->table)));
}

// "2026-11-21, Anna, Ben", or without the date of an imported game that has none.
template <GameAdapter G>
std::string date_and_players(const typename G::Listed& listed) {
    return (listed.date.empty() ? "" : listed.date + ", ") + G::row(listed).front();
}

// Deletes a game, damaged or not.
template <GameAdapter G>
Exit delete_game(const std::string& number, bool is_agreed_before, const GlobalOptions& global) {
    const GameNames names = G::names();
    const auto file = G::file();
    using Store = G::Ui::Store;
    if (auto there = store_with<Store>(file, number); !there) return fail(global, there.error());
    auto store = Store::open(*file);
    if (!store) return fail(store.error());
    const auto row = text::number_in<std::int64_t>(number).value_or(0);
    const auto stored = store->load(row);
    if (!stored && stored.error().where.context.empty()) return fail(global, stored.error());
    if (!is_agreed_before) {
        const std::string what =
            stored ? "of " + date_and_players<G>(G::listed(*stored)) : "which is damaged";
        const auto agreed =
            is_agreed("Delete " + names.game + " " + number + ", " + text::printable(what) + "?",
                      "--delete asks first, which needs a terminal: add --yes to delete without being asked");
        if (!agreed) return fail_usage(global, agreed.error());
        if (!*agreed) return Exit::done;
    }
    return finish(store->remove(row));
}

// Adds `games`.
template <GameAdapter G>
void add_games(Command parent) {
    struct Options {
        std::string number;
        std::string deleted;
        bool yes = false;
        bool json = false;
        G::ListOptions list;
    };
    const GameNames names = G::names();
    const std::string games = names.path + " games";
    const Command command = parent.add_subcommand(
        "games", "List the " + names.games + " you played, print one as a file, or delete one");
    auto& options = command.make_options<Options>();
    const auto is_number = whole_number(1, 1'000'000'000);
    const Option number =
        command.add_option("NUMBER", options.number, "The number of a " + names.game + ": print it as JSON")
            .transform(is_number)
            .type_name("");
    const Option deleted =
        command.add_option("--delete", options.deleted, "Delete the " + names.game + " with this number")
            .transform(is_number)
            .option_text("NUMBER")
            .excludes(number);
    command.add_flag("--yes", options.yes, "Delete without asking").needs(deleted);
    command.add_flag("--json", options.json, "Print the list as JSON").excludes(number).excludes(deleted);
    for (const Option& option : G::add_list_options(command, options.list))
        option.excludes(number).excludes(deleted);
    command.footer("\nExamples:\n  " + games + "\n  " + games + " 3 > mine.json\n  " + games + " --delete 3");
    command.run(
        [](const Options& given, const GlobalOptions& global) {
            if (!given.deleted.empty()) return delete_game<G>(given.deleted, given.yes, global);
            return given.number.empty() ? list_games<G>(given.list, given.json, global)
                                        : print_game<G>(given.number, global);
        },
        options);
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
        .type_name("*.json");
    add_screen_options(command, options.screen);
    command.footer(fmt::format(R"(
Examples:
  {0} view {1}
  {0} view 12

The arrows step, space plays automatically, {2}and '?' lists the keys. '{0} games' lists what you
played, with numbers.)",
                               names.path, names.example,
                               tui::ReviewFront<typename G::Ui> ? "'r' reviews the game, " : ""));
    command.run(
        [path = names.path](const Options& given, const GlobalOptions& global) {
            const auto table = find_game<G>(given.name);
            if (!table) return fail(global, table.error());
            if (!has_terminal(path + " view")) return Exit::usage;
            return watch_in_terminal(global, given.screen, G::ui(), *table, tui::ReplaySource::record);
        },
        options);
}

struct ListedBot {
    std::string_view name;
    std::string_view about;
    bool takes_simulations;  // as in master:200
};

struct BotList {
    std::vector<ListedBot> bots;
};

constexpr auto describe(text::Type<ListedBot> /*type*/) {
    return text::object("", "", "", text::member("name", "", &ListedBot::name),
                        text::member("about", "", &ListedBot::about),
                        text::member("takes_simulations", "", &ListedBot::takes_simulations));
}

constexpr auto describe(text::Type<BotList> /*type*/) {
    return text::object("", "", "", text::member("bots", "", &BotList::bots));
}

inline Exit print_bots(const BotList& list, bool is_json) {
    if (is_json) return finish(os::write_out(text::json_text(list)));
    text::TextTable table({}, "ll");
    for (const ListedBot& bot : list.bots) table.add({std::string(bot.name), std::string(bot.about)});
    return finish(os::write_out(table.to_string(os::output_width())));
}

// Adds `bots` for any game.
template <class Bot>
void add_bots(Command parent, std::span<const Bot> bots) {
    struct Options {
        bool json = false;
    };
    const Command command = parent.add_subcommand("bots", "List the bots, from the weakest to the strongest");
    auto& options = command.make_options<Options>();
    command.add_flag("--json", options.json, "Print them as JSON");
    command.footer("\nExample:\n  " + command.path());
    command.run(
        [bots](const Options& given) {
            BotList list;
            for (const Bot& bot : bots) list.bots.push_back({bot.name, bot.about, bot.uses_budget});
            return print_bots(list, given.json);
        },
        options);
}

}  // namespace bastide::cli
