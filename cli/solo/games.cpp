// `bastide solo games`: the games played in the terminal, as a list and as files.
#include <cstdint>
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "bastide/solo/format.h"
#include "bastide/solo/saved_game.h"
#include "bastide/text/quote.h"
#include "cli/decimal.h"
#include "cli/output.h"
#include "cli/solo/commands.h"
#include "tui/solo/solo_store.h"

namespace bastide::cli {
namespace {

// Nothing if no game was ever kept.
Result<std::optional<tui::SoloStore>> open_store() {
    const auto file = tui::games_file();
    if (!file) return std::unexpected(file.error());
    return tui::SoloStore::open_to_read(*file);
}

Result<tui::AllOf<solo::Table>> all_games() {
    auto store = open_store();
    if (!store) return std::unexpected(store.error());
    std::optional<tui::SoloStore>& games = *store;
    return games ? games->all() : tui::AllOf<solo::Table>();
}

Exit list_games() {
    const auto all = all_games();
    if (!all) return fail(all.error());
    if (all->games.empty() && all->damaged.empty()) {
        say("No games yet: 'bastide play' starts one.");
        return Exit::done;
    }
    std::string text = "game  moves  points\n";
    for (const auto& [key, table] : all->games) {
        const int points = table.board().score().total();
        text += fmt::format("{:>4}  {:>5}  {:>6}  {}, {}, seed {}\n", key.row, table.record.played(),
                            table.game().is_over() ? std::to_string(points) : "-", about(table.settings()),
                            table.ranked ? "ranked" : "casual", table.record.start().seed);
    }
    if (!all->games.empty()) {
        if (auto written = write_out(text); !written) return fail(written.error());
    }
    for (const Error& error : all->damaged) fail(error);
    return all->damaged.empty() ? Exit::done : Exit::input;
}

// Why a word is no number, or nothing.
std::string why_no_number(const std::string& word) {
    return is_digits(word)
               ? ""
               : text::in_quotes(word) + " is not the number of a game: 'bastide solo games' lists them";
}

Result<tui::Kept<solo::Table>> find_game(const std::string& number) {
    auto store = open_store();
    if (!store) return std::unexpected(store.error());
    const auto row = decimal<std::int64_t>(number);
    std::optional<tui::SoloStore>& games = *store;
    if (games && row) return games->load(*row);
    return std::unexpected(file_error(tui::games_file().value_or(""), "there is no game " + number));
}

Exit print_game(const std::string& number) {
    const auto kept = find_game(number);
    if (!kept) return fail(kept.error());
    return finish(write_out(to_json(kept->table.record)));
}

}  // namespace

void add_solo_games(Command solo, Chosen& chosen) {
    const Command command = solo.add_subcommand("games", "List the games you played, or print one as a file");
    auto game = std::make_shared<std::string>();
    const Option number =
        command.add_option("GAME", *game, "The number of a game in the list, to print it as JSON")
            .check(why_no_number)
            .type_name("");
    command.footer("\nExamples:\n  bastide solo games\n  bastide solo games 3 > mine.json");
    command.callback([game, number, &chosen] {
        const bool is_one = number.is_given();
        chosen.run = [game, is_one](const Common&) { return is_one ? print_game(*game) : list_games(); };
    });
}

}  // namespace bastide::cli
