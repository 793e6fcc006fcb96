// `bastide match import`: games of other programs or sites, as records of ours or as saved games.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/match/final_scoring.h"
#include "bastide/text/quote.h"
#include "cli/match/collection.h"
#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "cli/print_each.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

using namespace match;

struct ImportOptions {
    std::vector<std::string> files;
    Tags tags;
    bool save = false;
};

Result<Table> read_game(const std::string& file, const Tags& tags) {
    auto table = find_match(file);
    if (!table) return table;
    if (!tags.event.empty()) table->tags.event = tags.event;
    if (!tags.date.empty()) table->tags.date = tags.date;
    return table;
}

// "Ada 87, Bo 80".
std::string players_and_scores(const Table& table) {
    const Scores scores = final_scores(table.position());
    std::string text;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        text += fmt::format("{}{} {}", seat == 0 ? "" : ", ", text::printable(table.seats[seat].name),
                            scores[seat]);
    return text;
}

struct KnownGame {
    tui::GameKey key;
    SavedMatch record;  // of the table, for `is_same_game`
    Table table;
};

// The saved games, and the store for new ones.
class SavedGames {
  public:
    static Result<SavedGames> open(const std::string& file) {
        auto store = tui::MatchStore::open(file);
        if (!store) return std::unexpected(std::move(store.error()));
        auto all = store->all();
        if (!all) return std::unexpected(std::move(all.error()));
        SavedGames games(*std::move(store));
        games.known_.reserve(all->games.size());
        for (auto& stored : all->games)
            games.known_.push_back({stored.key, saved_of(stored.table), std::move(stored.table)});
        return games;
    }

    // Saves a game, or its new tags if it is among the saved games. Returns a line about it.
    Result<std::string> save(Table table) {
        SavedMatch record = saved_of(table);
        const std::string about = players_and_scores(table);
        const auto found = std::ranges::find_if(
            known_, [&](const KnownGame& known) { return is_same_game(known.record, record); });
        if (found != known_.end()) {
            if (!table.tags.event.empty()) found->table.tags.event = table.tags.event;
            if (!table.tags.date.empty()) found->table.tags.date = table.tags.date;
            if (auto stored = store_.save(found->key, found->table); !stored)
                return std::unexpected(std::move(stored.error()));
            return fmt::format("game {}, saved earlier: {}\n", found->key.row, about);
        }
        tui::GameKey key;
        if (auto stored = store_.save(key, table); !stored) return std::unexpected(std::move(stored.error()));
        known_.push_back({key, std::move(record), std::move(table)});
        return fmt::format("game {}: {}\n", key.row, about);
    }

  private:
    explicit SavedGames(tui::MatchStore store) : store_(std::move(store)) {}

    tui::MatchStore store_;
    std::vector<KnownGame> known_;
};

Exit save_games(const ImportOptions& options, const GlobalOptions& global) {
    const auto file = tui::matches_file();
    if (!file) return fail(global, file.error());
    auto saved = SavedGames::open(*file);
    if (!saved) return fail(saved.error());
    Exit exit = Exit::done;
    for (const std::string& name : options.files.empty() ? std::vector<std::string>{"-"} : options.files) {
        auto table = read_game(name, options.tags);
        const auto line = table ? saved->save(*std::move(table))
                                : Result<std::string>(std::unexpected(std::move(table.error())));
        if (!line) {
            exit = fail(line.error());
            continue;
        }
        if (auto written = os::write_out(*line); !written) return fail(written.error());
    }
    return exit;
}

Exit import(const ImportOptions& options, const GlobalOptions& global) {
    if (!check_stdin_once(options.files)) return Exit::input;
    if (options.save) return save_games(options, global);
    const auto table = read_game(options.files.empty() ? "-" : options.files.front(), options.tags);
    return table ? finish(os::write_out(to_json(saved_of(*table)))) : fail(table.error());
}

}  // namespace

void add_match_import(Command match) {
    const Command command =
        match.add_subcommand("import", "Convert or save games of other programs and sites");
    auto& options = command.make_options<ImportOptions>();
    command
        .add_option("FILE", options.files,
                    "A save, log or record, or with --save several. '-' or none is standard input")
        .type_name("*.json");
    command.add_flag("--save", options.save,
                     "Add the games to your saved games, which 'bastide match games' lists");
    command.add_option("--event", options.tags.event, "The event of the games, such as a tournament")
        .check([](const std::string& text) { return to_string(event_error(text)); })
        .option_text("TEXT");
    command.add_option("--date", options.tags.date, "The date of the games: 2026-11-21, 2026-11 or 2026")
        .check([](const std::string& text) { return to_string(date_error(text)); })
        .option_text("DATE");
    command.footer(
        "\nReads games saved by JCloisterZone 4 or 5 and logs of Board Game Arena, of the base game only. "
        "The\nrecord has the players' names. 'replay', 'view' and 'review' read such files directly.\n"
        "\nExamples:\n  bastide match import examples/match/abbey.jcz > abbey.json\n"
        "  bastide match import examples/match/bga-log.json > duel.json\n"
        "  bastide match import --save --event 'Club evening' examples/match/bga-log.json");
    command.validate([&options] {
        if (options.files.size() > 1 && !options.save)
            reject("several games need --save, which adds them to your saved games");
    });
    command.run(import, options);
}

}  // namespace bastide::cli
