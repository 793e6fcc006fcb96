// `bastide play`: the solo game in the terminal.
#include <memory>
#include <optional>
#include <utility>

#include "bastide/play/seed.h"
#include "bastide/text/counted.h"
#include "cli/command.h"
#include "cli/output.h"
#include "cli/solo/options.h"
#include "cli/terminal_game.h"

namespace bastide::cli {
namespace {

struct Options {
    SoloOptions solo;
    std::optional<std::string> seed;
    bool ranked = false;
    bool is_new = false;
    bool ascii = false;
};

// Whether an unfinished game is of the kind that was asked for, where anything was.
bool fits(const Options& options, const solo::Settings& wanted, const tui::Kept& kept) {
    const solo::Settings& settings = kept.game.settings;
    if (options.solo.size && settings.size != wanted.size) return false;
    if (options.solo.dealer && settings.dealer != wanted.dealer) return false;
    if (options.solo.roads && settings.roads != wanted.roads) return false;
    if (options.solo.chain_bonus && settings.chain_bonus != wanted.chain_bonus) return false;
    if (options.seed && kept.game.seed != *options.seed) return false;
    if (options.ranked && !kept.ranked) return false;
    const auto record = solo::replay(kept.game);
    return record && kept.played <= record->moves().size();
}

tui::Start new_game(const Options& options, const solo::Settings& settings) {
    tui::Start start;
    start.game.settings = settings;
    start.game.seed = options.seed ? *options.seed : random_seed();
    start.ranked = options.ranked;
    return start;
}

tui::Start resumed(tui::Kept kept, int unfinished) {
    tui::Start start;
    start.note =
        "Resumed after " + counted(static_cast<std::int64_t>(kept.played), "move") + "; --new starts another";
    if (unfinished > 1) start.note += "; " + waiting(unfinished - 1, "game", "games");
    start.game = std::move(kept.game);
    start.played = kept.played;
    start.ranked = kept.ranked;
    start.key = kept.key;
    return start;
}

// The game to play first: the unfinished one played last, if it is what was asked for, or a new one.
Result<tui::Start> first_game(const Options& options, const solo::Settings& settings,
                              tui::SavedGames& store) {
    const auto unfinished = store.unfinished();
    if (!unfinished) return std::unexpected(unfinished.error());
    if (!options.is_new) {
        auto kept = store.latest([&](const tui::Kept& each) { return fits(options, settings, each); });
        if (!kept) return std::unexpected(kept.error());
        std::optional<tui::Kept>& found = *kept;
        if (found) return resumed(std::move(*found), *unfinished);
    }
    tui::Start start = new_game(options, settings);
    if (*unfinished > 0) start.note = "A new game; " + waiting(*unfinished, "game", "games");
    return start;
}

Result<tui::SavedGames> open_store() {
    const auto file = tui::default_store();
    if (!file) return std::unexpected(file.error());
    return tui::SavedGames::open(*file);
}

// What is to be played, and where it is kept.
struct Table {
    tui::Start start;
    std::optional<tui::SavedGames> store;
    std::string trouble;  // why there is no store
};

Table set_up(const Options& options, const solo::Settings& settings) {
    Table table;
    auto store = open_store();
    auto first =
        store ? first_game(options, settings, *store) : Result<tui::Start>(std::unexpected(store.error()));
    if (first) {
        table.start = std::move(*first);
        table.store = std::move(*store);
        return table;
    }
    // Without the file's name, which may be longer than the line; that is said at the end.
    table.start = new_game(options, settings);
    table.start.note = "Nothing is kept of this game: " + first.error().what;
    table.trouble = "Nothing was kept of this game: " + to_string(first.error());
    return table;
}

Exit run(const Options& options, const Common& common) {
    const auto settings = cli::settings(options.solo);
    if (!settings) return fail(settings.error());
    if (options.seed) {
        if (const std::string why = play::why_bad_seed(*options.seed); !why.empty())
            return fail(file_error({}, why));
    }
    if (!has_terminal("bastide play")) return Exit::usage;
    Table table = set_up(options, *settings);
    const auto again = [](const tui::Session& session) {
        tui::Start next;
        next.game = {session.settings(), random_seed(), {}};
        next.ranked = session.is_ranked();
        return next;
    };
    return play_in_terminal(common, options.ascii, table.trouble, [&](tui::Screen& screen) {
        return tui::play(screen, std::move(table.start), again, table.store, table.trouble);
    });
}

constexpr const char* footer = R"(
Examples:
  bastide play
  bastide play --size 7 --roads directed
  bastide play --new --ranked --seed monday

An unfinished game goes on where it was left, if it is of the kind that the options ask for; else a new one
starts, and the other waits. '?' in the game explains the rules and the keys. The exit status is 1 if the command
line is wrong or there is no terminal, 2 if the size, the dealer or the seed is bad.)";

}  // namespace

void add_play(Command app, Chosen& chosen) {
    const Command command = app.add_subcommand("play", "Play the solo game in the terminal");
    auto options = std::make_shared<Options>();
    add_solo_options(command, options->solo);
    command.add_option("--seed", options->seed, "The deal: any word or number; the same gives the same tiles")
        .option_text("S");
    command.add_flag("--ranked", options->ranked, "No taking back; results are ranked apart");
    command.add_flag("--new", options->is_new, "Start a new game, even if one is unfinished");
    command.add_flag("--ascii", options->ascii, "Draw with ASCII characters only");
    command.footer(footer);
    command.callback([options, &chosen] {
        chosen.run = [options](const Common& common) { return run(*options, common); };
    });
}

}  // namespace bastide::cli
