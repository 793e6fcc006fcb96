// `bastide solo games`: the games played in the terminal, as a list and as files.
#include <memory>

#include <fmt/core.h>

#include "bastide/solo/saved_game.h"
#include "bastide/solo/say.h"
#include "cli/command.h"
#include "cli/output.h"
#include "tui/session.h"

namespace bastide::cli {
namespace {

Result<tui::SavedGames> open_store() {
    const auto file = tui::default_store();
    if (!file) return std::unexpected(file.error());
    return tui::SavedGames::open(*file);
}

Exit list_games() {
    auto store = open_store();
    if (!store) return fail(store.error());
    const auto games = store->all();
    if (!games) return fail(games.error());
    if (games->empty()) {
        say("No game is kept yet: 'bastide play' plays one.");
        return Exit::done;
    }
    std::string text = "game  moves  points\n";
    for (const tui::Kept& kept : *games) {
        text += fmt::format("{:>4}  {:>5}  {:>6}  {}, {}, seed {}\n", kept.key.row, kept.played,
                            kept.score ? std::to_string(*kept.score) : "-", solo::about(kept.game.settings),
                            kept.ranked ? "ranked" : "casual", kept.game.seed);
    }
    return finish(write_out(text));
}

Exit print_game(std::int64_t row) {
    auto store = open_store();
    if (!store) return fail(store.error());
    auto kept = store->load(row);
    if (!kept) return fail(kept.error());
    kept->game.moves.resize(kept->played);
    return finish(write_out(to_json(kept->game)));
}

}  // namespace

void add_solo_games(CLI::App& solo, Chosen& chosen) {
    CLI::App* command = solo.add_subcommand("games", "List the games you played; print one as a file");
    auto game = std::make_shared<std::int64_t>(0);
    CLI::Option* const number =
        command->add_option("GAME", *game, "The number of a game in the list: print it as JSON")
            ->type_name("");
    command->footer("\nExamples:\n  bastide solo games\n  bastide solo games 3 > mine.json");
    command->callback([game, number, &chosen] {
        const bool is_one = number->count() > 0;
        chosen.run = [game, is_one](const Common&) { return is_one ? print_game(*game) : list_games(); };
    });
}

}  // namespace bastide::cli
