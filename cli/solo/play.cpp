// `bastide play`: the solo game in the terminal.
#include <memory>
#include <optional>
#include <utility>

#include "bastide/play/seed.h"
#include "cli/output.h"
#include "cli/solo/commands.h"
#include "cli/solo/options.h"
#include "cli/terminal_game.h"
#include "tui/solo/front.h"

namespace bastide::cli {
namespace {

struct Options {
    SoloOptions solo;
    std::optional<std::string> seed;
    bool ranked = false;
    bool is_new = false;
    ScreenOptions screen;
};

// Whether an unfinished game is of the kind that was asked for, where anything was.
bool fits(const Options& options, const solo::Settings& wanted, const solo::Table& kept) {
    const auto& [settings, seed] = kept.record.start();
    if (options.solo.size && settings.size != wanted.size) return false;
    if (options.solo.dealer && settings.dealer != wanted.dealer) return false;
    if (options.solo.roads && settings.roads != wanted.roads) return false;
    if (options.solo.chain_bonus && settings.chain_bonus != wanted.chain_bonus) return false;
    if (options.seed && seed != *options.seed) return false;
    return kept.ranked || !options.ranked;
}

Exit run(const Options& options, const Common& common) {
    const auto settings = cli::settings(options.solo);
    if (!settings) return fail(settings.error());
    if (options.seed) {
        if (const std::string why = play::why_bad_seed(*options.seed); !why.empty())
            return fail(file_error({}, why));
    }
    if (!has_terminal("bastide play")) return Exit::usage;
    const solo::Table fresh =
        table_of(solo::Record({*settings, options.seed ? *options.seed : random_seed()}), options.ranked);
    SetUp ready = set_up<tui::SoloStore>(
        tui::games_file(), {.game = "game", .games = "games", .move = "move"}, options.is_new, fresh,
        [&](const solo::Table& kept) { return fits(options, *settings, kept); });
    return play_in_terminal(common, options.screen, [&](tui::Screen& screen) {
        return tui::GameScreen(screen, tui::SoloFront(random_seed), std::move(ready.keeper), ready.first)
            .run();
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
    add_screen_options(command, options->screen);
    command.footer(footer);
    command.callback([options, &chosen] {
        chosen.run = [options](const Common& common) { return run(*options, common); };
    });
}

}  // namespace bastide::cli
