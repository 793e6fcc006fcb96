// `bastide solo play`: the solo game in the terminal.
#include <optional>
#include <utility>

#include "bastide/play/daily.h"
#include "bastide/play/seed.h"
#include "bastide/solo/bots/bot.h"
#include "bastide/solo/format.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "cli/solo/commands.h"
#include "cli/solo/options.h"
#include "cli/terminal_game.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "tui/solo/ui.h"

namespace bastide::cli {
namespace {

struct Options {
    SoloOptions solo;
    std::optional<std::string> seed;
    std::optional<std::string> bot;
    bool daily = false;
    bool ranked = false;
    bool is_new = false;
    ScreenOptions screen;
    std::string number;  // of the game to continue, or empty
};

// True if an unfinished game matches the request: any game if no options were given, otherwise one that
// agrees with all options in the help, with their defaults.
bool fits(const Options& options, const solo::Settings& settings, const solo::Table& stored) {
    if (!options.solo.any() && !options.seed && !options.ranked) return true;
    if (options.seed && stored.record.start().seed != *options.seed) return false;
    return stored.settings() == settings && stored.ranked == options.ranked;
}

// "11 x 11, seed monday".
std::string about_unfinished(const solo::Table& stored) {
    return about(stored.settings()) + ", seed " + text::printable(stored.record.start().seed);
}

// Returns today's result if today's board has been played.
std::optional<int> todays_result(const solo::Deal& deal) {
    const auto file = tui::games_file();
    auto opened = file ? tui::SoloStore::open_to_read(*file) : std::nullopt;
    if (!opened || !*opened) return std::nullopt;  // errors are reported elsewhere
    std::optional<tui::SoloStore>& store = *opened;
    return ranked_result(*store, deal).value_or(std::nullopt);
}

// Today's board is ranked and counts once. Returns a note about earlier results.
std::string make_daily(Options& options, const solo::Settings& settings) {
    const std::string day = todays_date();
    options.seed = play::daily_seed(day);
    const auto result = todays_result({settings, *options.seed});
    options.ranked = !result;
    if (!result) return "The board of " + day + ": only this try counts";
    return "You have played today's board: " + text::plural(*result, "point") + ". This game is for practice";
}

Exit play(Options options, const GlobalOptions& global) {
    const auto settings = cli::settings(options.solo);
    if (!settings) return fail_usage(global, settings.error());
    if (options.seed) {
        if (const Message why = play::seed_error(*options.seed); !why.empty())
            return fail_usage(global, file_error({}, why));
    }
    if (options.bot && solo::find_bot(*options.bot) == nullptr)
        return fail_usage(global, file_error({}, "--bot: " + to_string(solo::not_a_bot(*options.bot))));
    const std::string note = options.daily ? make_daily(options, *settings) : "";
    if (!has_terminal("bastide solo play")) return Exit::usage;
    if (options.bot) {
        const solo::Record record({*settings, options.seed ? *options.seed : random_seed()});
        return watch_in_terminal(global, options.screen,
                                 tui::SoloUi(random_seed, solo::find_bot(*options.bot)), replay_table(record),
                                 tui::ReplaySource::bots);
    }
    const GameWords words = {.game = "game", .games = "games", .move = "move"};
    if (!options.number.empty()) {
        auto stored =
            set_up_stored<tui::SoloStore>(tui::games_file(), words, options.number, "bastide solo view");
        if (!stored) return fail(global, stored.error());
        return play_game(global, options.screen, tui::SoloUi(random_seed), *std::move(stored));
    }
    const solo::Table fresh =
        table_of(solo::Record({*settings, options.seed ? *options.seed : random_seed()}), options.ranked);
    SetUp ready = set_up<tui::SoloStore>(
        tui::games_file(), words, options.is_new, fresh,
        [&](const solo::Table& stored) { return fits(options, *settings, stored); }, about_unfinished);
    if (options.daily && ready.first.key.row == 0 && ready.saver.has_store()) ready.message = note;
    return play_game(global, options.screen, tui::SoloUi(random_seed), std::move(ready));
}

constexpr const char* footer = R"(
Examples:
  bastide solo play
  bastide solo play --size 7 --roads directed
  bastide solo play --new --ranked --seed monday
  bastide solo play --daily
  bastide solo play --bot planner

Without options, the unfinished game that you played last continues. With options, an unfinished game continues only if
it has exactly these settings, with the defaults above for options that you leave out. Otherwise a new game starts, and
you can continue the unfinished one later by its number, from 'bastide solo games'. Press '?' in the game for the rules
and the keys.)";

}  // namespace

void add_solo_play(Command solo) {
    const Command command = solo.add_subcommand("play", "Play the solo game in the terminal");
    auto& options = command.make_options<Options>();
    add_game_number(command, options.number, "bastide solo games");
    add_solo_options(command, options.solo);
    const Option seed =
        command.add_option("--seed", options.seed, "Any text. The same seed deals the same tiles [random]")
            .option_text("S");
    const Option daily = command.add_flag(
        "--daily", options.daily, "Today's board, the same for everyone: ranked, only the first try counts");
    command.add_option("--bot", options.bot, "Watch a bot play: " + solo::bot_names())
        .option_text("NAME")
        .type_name(type_of_words(solo::bot_names()));
    command.add_flag("--ranked", options.ranked, "Play without undo. Results are ranked separately");
    const Option is_new =
        command.add_flag("--new", options.is_new, "Start a new game, even if one is unfinished");
    daily.excludes(seed).excludes(is_new);
    add_screen_options(command, options.screen);
    command.footer(footer);
    command.validate([&options] {
        const bool shapes = options.solo.any() || options.seed || options.daily || options.bot ||
                            options.ranked || options.is_new;
        if (!options.number.empty() && shapes)
            reject("game " + options.number +
                   " continues as it is: leave out the options that describe a new game");
        if (options.daily && options.solo.any())
            reject(
                "--daily is the same board for everyone: it cannot be combined with --size, "
                "--roads, --dealer or --chain-bonus");
    });
    command.run(play, options);
}

}  // namespace bastide::cli
