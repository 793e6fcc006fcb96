// `bastide match games` and `bastide solo games`: lists, exports and deletes games played in the terminal.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bastide/text/quote.h"
#include "bastide/text/text_table.h"
#include "cli/recorded.h"
#include "command/command.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/output.h"

namespace bastide::cli {

// The differences between games.
template <class Store>
struct KeptGames {
    std::string game;     // "match"
    std::string games;    // "matches"
    std::string play;     // that plays one: "bastide match play"
    std::string command;  // "bastide match games"
    Result<std::string> (*file)();
    std::vector<std::string> columns;  // beside number and date
    std::string_view alignment;        // of these, as in text::TextTable
    std::vector<std::string> (*row)(const typename Store::Table& table);
    std::string (*json)(const typename Store::Table& table);
};

// Asks a question and returns whether the user agrees. Without a terminal, fails and suggests --yes.
Result<bool> is_agreed(const std::string& question);

template <class Store>
Exit list_games(const KeptGames<Store>& kind) {
    const auto file = kind.file();
    if (!file) return fail(file.error());
    auto opened = Store::open_to_read(*file);
    if (!opened) return fail(opened.error());
    std::optional<Store>& store = *opened;
    const auto all = store ? store->all() : tui::AllOf<typename Store::Table>();
    if (!all) return fail(all.error());
    if (all->games.empty() && all->damaged.empty()) {
        os::eprintln("No " + kind.games + " yet: '" + kind.play + "' starts one.");
        return Exit::done;
    }
    std::vector<std::string> columns = {kind.game, "date"};
    columns.insert(columns.end(), kind.columns.begin(), kind.columns.end());
    text::TextTable games(columns, "rl" + std::string(kind.alignment));
    for (const auto& [key, table, started] : all->games) {
        std::vector<std::string> row = {std::to_string(key.row), started.substr(0, 10)};
        for (std::string& cell : kind.row(table)) row.push_back(std::move(cell));
        games.add(row);
    }
    if (!all->games.empty()) {
        if (auto written = os::write_out(games.to_string()); !written) return fail(written.error());
    }
    for (const Error& error : all->damaged) fail(error);
    return all->damaged.empty() ? Exit::done : Exit::input;
}

template <class Store>
Exit print_game(const KeptGames<Store>& kind, const std::string& number) {
    const auto kept = kept_game<Store>(kind.file(), number);
    if (!kept) return fail(kept.error());
    return finish(os::write_out(kind.json(kept->table)));
}

// Includes damaged games.
template <class Store>
Exit delete_game(const KeptGames<Store>& kind, const std::string& number, bool is_agreed_before) {
    const auto file = kind.file();
    if (auto there = store_with<Store>(file, number); !there) return fail(there.error());
    auto store = Store::open(*file);
    if (!store) return fail(store.error());
    const auto row = decimal<std::int64_t>(number).value_or(0);
    const auto kept = store->load(row);
    if (!kept && kept.error().where.context.empty()) return fail(kept.error());
    if (!is_agreed_before) {
        const std::string what =
            kept ? "of " + kept->started.substr(0, 10) + ", " + kind.row(kept->table).front()
                 : "which is damaged";
        const auto agreed =
            is_agreed("Delete " + kind.game + " " + number + ", " + text::printable(what) + "?");
        if (!agreed) {
            fail(agreed.error());
            return Exit::usage;
        }
        if (!*agreed) return Exit::done;
    }
    return finish(store->remove(row));
}

template <class Store>
void add_games(Command parent, const KeptGames<Store>& kind) {
    struct Options {
        std::string number;
        std::string deleted;
        bool yes = false;
    };
    const Command command = parent.add_subcommand(
        "games", "List the " + kind.games + " you played; print one as a file, or delete one");
    auto& options = command.make_options<Options>();
    const auto is_number = whole_number(1, 1'000'000'000);
    const Option number =
        command.add_option("NUMBER", options.number, "The number of a " + kind.game + ": print it as JSON")
            .transform(is_number)
            .type_name("");
    const Option deleted =
        command.add_option("--delete", options.deleted, "Delete the " + kind.game + " of this number")
            .transform(is_number)
            .option_text("NUMBER")
            .excludes(number);
    command.add_flag("--yes", options.yes, "Delete without asking").needs(deleted);
    command.footer("\nExamples:\n  " + kind.command + "\n  " + kind.command + " 3 > mine.json\n  " +
                   kind.command + " --delete 3");
    command.run(
        [kind](const Options& given) {
            if (!given.deleted.empty()) return delete_game(kind, given.deleted, given.yes);
            return given.number.empty() ? list_games(kind) : print_game(kind, given.number);
        },
        options);
}

}  // namespace bastide::cli
