// `bastide match play`: the base game in the terminal, for people at one keyboard and bots.
#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bastide/match/format.h"
#include "bastide/match/position_text.h"
#include "bastide/play/daily.h"
#include "bastide/play/seed.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"
#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "cli/terminal_game.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/match/bot_registry.h"
#include "command/match/options.h"
#include "command/option_values.h"
#include "engines/engine_bot.h"
#include "tui/match/ui.h"

namespace bastide::cli {
namespace {

constexpr std::string_view a_person = "me";

struct Options {
    match::Settings settings;
    std::optional<std::string> players;
    std::optional<std::string> names;
    std::optional<std::string> seed;
    std::optional<std::string> position;
    bool daily = false;
    bool ranked = false;
    bool is_new = false;
    ScreenOptions screen;
    ProgramOptions programs;
    std::string number;             // of the game to continue, or empty
    bool shapes_the_match = false;  // true if an option describes the game
};

constexpr auto shaping_options =
    std::to_array<const char*>({"--players", "--names", "--seed", "--position", "--ranked", "--meeples",
                                "--small-city", "--farm", "--fields", "--unplaceable", "--box", "--start"});

constexpr auto rule_options = std::span(shaping_options).last<7>();

std::string joined_players(const std::vector<match::Seat>& seats) {
    std::string text;
    for (const match::Seat& seat : seats) {
        if (!text.empty()) text += ',';
        text += seat.bot == nullptr ? a_person : seat.bot->name;
    }
    return text;
}

// Names players without names: bots by their name, external bots by their command, a single person "you".
// Several are numbered.
void name_seats(std::vector<match::Seat>& seats) {
    const auto people = std::ranges::count(seats, nullptr, &match::Seat::bot);
    std::vector<std::string> names;
    names.reserve(seats.size());
    for (const match::Seat& seat : seats) {
        if (seat.bot == nullptr) {
            names.emplace_back(people == 1 ? "you" : "player");
        } else {
            names.push_back(seat.name.empty() ? std::string(seat.bot->name) : seat.name);
        }
    }
    names = match::distinct_names(names);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat].name = std::move(names[seat]);
}

// Returns an error message for a bad name of a person, otherwise an empty text.
std::string why_bad_player_name(const std::string& name, const std::vector<std::string>& names,
                                const std::vector<match::Seat>& seats) {
    if (const std::string why = player_name_error(name, names); !why.empty()) return "--names: " + why;
    const bool is_bots = std::ranges::any_of(
        seats, [&](const match::Seat& seat) { return seat.bot != nullptr && seat.name == name; });
    if (is_bots)
        return "--names: " + text::in_quotes(name) + " is the name of a bot in this game: choose another";
    return {};
}

Result<void> take_names(const std::string& text, std::vector<match::Seat>& seats) {
    const std::vector<std::string> names = words_of_list(text);
    const auto people = std::ranges::count(seats, nullptr, &match::Seat::bot);
    if (std::ssize(names) != people) {
        return failed("--names has " + text::plural(std::ssize(names), "name") + ", but " +
                      text::plural(people, "person plays", "people play") +
                      ": give one for each 'me' in --players, as in Anna,Ben");
    }
    auto name = names.begin();
    for (match::Seat& seat : seats) {
        if (seat.bot != nullptr) continue;
        if (std::string why = why_bad_player_name(*name, names, seats); !why.empty())
            return failed(std::move(why));
        seat.name = *name++;
    }
    return {};
}

std::string not_a_player(const std::string& word) {
    std::vector<std::string_view> names = {a_person};
    for (const match::BotKind& bot : match::all_bots()) names.push_back(bot.name);
    return to_string(text::not_one_of(word, "a player", names, "'me' and the bots " + match::bot_names()));
}

// Returns null for a person.
Result<const match::BotKind*> bot_of(const std::string& word, const ProgramOptions& programs) {
    if (word == a_person) return nullptr;
    if (!engines::is_command(word)) {
        const match::BotKind* const bot = match::find_bot(word);
        if (bot == nullptr) return failed("--players: " + not_a_player(word) + program_hint(word));
        return bot;
    }
    const auto limits = limits_of(programs);
    if (!limits) return std::unexpected(limits.error());
    if (auto tried = engines::check_starts(word, *limits); !tried)
        return std::unexpected(std::move(tried.error()));
    // The match may be gone on with from anywhere.
    return &engines::interned_bot(engines::absolute_command(word), *limits);
}

Result<std::vector<match::Seat>> seats_of(const Options& options) {
    std::vector<match::Seat> seats;
    for (const std::string& word : engines::bots_of_list(options.players.value_or("me,medium"))) {
        const auto bot = bot_of(word, options.programs);
        if (!bot) return std::unexpected(bot.error());
        seats.push_back({.name = engines::is_command(word) ? word : "", .bot = *bot});
    }
    if (seats.size() < match::min_players || seats.size() > match::max_players)
        return failed("--players names " + text::plural(std::ssize(seats), "player") + ": a game has 1 to 6");
    name_seats(seats);
    if (options.names) {
        if (auto taken = take_names(*options.names, seats); !taken)
            return std::unexpected(std::move(taken.error()));
    }
    return seats;
}

// Lets a deal begin in a position, which gives the settings.
Result<void> set_position(const std::string& text, match::Deal& deal) {
    const auto position = match::read_position(text);
    if (!position)
        return failed("--position, column " + std::to_string(position.error().where.column) + ": " +
                      to_string(position.error().message));
    if (position->players() != deal.settings.players)
        return failed("--position has " + text::plural(position->players(), "player") +
                      ", but --players names " + std::to_string(deal.settings.players));
    if (position->tile() == match::no_tile && position->remaining() == 0)
        return failed("--position has no tiles to draw: expected some after 'left', or a tile in hand");
    deal.settings = position->settings();
    deal.position = state_of(*position);
    return {};
}

// A new match.
Result<match::Table> new_match(const Options& options) {
    auto seats = seats_of(options);
    if (!seats) return std::unexpected(std::move(seats.error()));
    if (options.seed) {
        if (Message why = play::seed_error(*options.seed); !why.empty()) return failed(std::move(why));
    }
    match::Deal deal{.settings = options.settings, .seed = options.seed ? *options.seed : random_seed()};
    deal.settings.players = static_cast<std::uint8_t>(seats->size());
    if (options.position) {
        if (auto set = set_position(*options.position, deal); !set) return std::unexpected(set.error());
    }
    return table_of(match::Record(std::move(deal)), std::move(*seats), options.ranked);
}

// True if an unfinished game matches the request: any game if no options were given, otherwise one that
// agrees with all options in the help, with their defaults.
bool fits(const Options& options, const match::Table& requested, const match::Table& stored) {
    if (!options.shapes_the_match) return true;
    if (options.names && stored.seats != requested.seats) return false;
    if (options.seed && stored.record.start().seed != *options.seed) return false;
    if (requested.record.start().position != stored.record.start().position) return false;
    return joined_players(stored.seats) == joined_players(requested.seats) &&
           stored.ranked == requested.ranked && stored.settings() == requested.settings();
}

// "me,easy, seed monday".
std::string about_unfinished(const match::Table& stored) {
    return joined_players(stored.seats) + ", seed " + text::printable(stored.record.start().seed);
}

// Checks that the external bots of an unfinished game start. The programs of a new game have been checked.
Result<void> can_go_on(const match::Table& stored, const ProgramOptions& programs) {
    const auto limits = limits_of(programs);
    if (!limits) return std::unexpected(limits.error());
    for (const match::Seat& seat : stored.seats) {
        if (seat.bot == nullptr || !engines::is_command(seat.bot->name)) continue;
        const auto tried = engines::check_starts(seat.bot->name, *limits);
        if (!tried)
            return failed("the unfinished game needs " + to_string(tried.error()) + ". --new starts another");
    }
    return {};
}

Exit play_match(const Options& options, const GlobalOptions& global) {
    const auto requested = new_match(options);
    if (!requested) return fail_usage(global, requested.error());
    if (!has_terminal("bastide match play")) return Exit::usage;
    const match::BotKind& adviser = *match::find_bot("master");
    const GameWords words = {.game = "game", .games = "games", .move = "turn"};
    if (!options.number.empty()) {
        auto stored =
            set_up_stored<tui::MatchStore>(tui::matches_file(), words, options.number, "bastide match view");
        if (!stored) return fail(global, stored.error());
        if (const auto can = can_go_on(stored->first.table, options.programs); !can)
            return fail(global, can.error());
        return play_game(global, options.screen, tui::MatchUi(adviser, random_seed), *std::move(stored));
    }
    if (std::ranges::count(requested->seats, nullptr, &match::Seat::bot) == 0) {
        return watch_in_terminal(global, options.screen, tui::MatchUi(adviser, random_seed),
                                 replay_table(requested->record, requested->seats), tui::ReplaySource::bots);
    }
    SetUp ready = set_up<tui::MatchStore>(
        tui::matches_file(), words, options.is_new, *requested,
        [&](const match::Table& stored) { return fits(options, *requested, stored); }, about_unfinished);
    if (ready.first.key.row != 0 && !options.players) {
        if (const auto can = can_go_on(ready.first.table, options.programs); !can)
            return fail(global, can.error());
    }
    return play_game(global, options.screen, tui::MatchUi(adviser, random_seed), std::move(ready));
}

constexpr const char* play_footer = R"(
Examples:
  bastide match play
  bastide match play --players me,easy,hard --seed monday
  bastide match play --new --players me,me --names Anna,Ben
  bastide match play --daily
  bastide match play --players easy,hard
  bastide match play --players me,./mybot.py
  bastide match play --position 'players 2; tiles RCr 0 0 0 cN 1; turn 0; hand L'
  bastide match play 12

Without options, the unfinished game that you played last continues. With options, an unfinished game continues only if
it has exactly these settings, with the defaults above for options that you leave out. Otherwise a new game starts, and
you can continue the unfinished one later by its number, from 'bastide match games'. Press '?' in the game for the rules
and the keys.)";

}  // namespace

void add_match_play(Command match) {
    const Command command = match.add_subcommand("play", "Play the base game in the terminal");
    auto& options = command.make_options<Options>();
    add_game_number(command, options.number, "bastide match games");
    command.add_option("--players", options.players, "1 to 6 players in order: me, " + words_for_bots())
        .option_text("NAME,NAME[,…] [me,medium]")
        .type_name(type_of_list("me, " + match::bot_names()));
    command.add_option("--names", options.names, "The names of the human players, in the same order")
        .option_text("NAME,…");
    const Option seed =
        command.add_option("--seed", options.seed, "Any text. The same seed deals the same tiles [random]")
            .option_text("S");
    command
        .add_flag("--daily", options.daily,
                  "Today's deal, the same for everyone, also in the studio. Undo and hints work, except "
                  "with --ranked")
        .excludes(seed);
    command
        .add_option("--position", options.position,
                    "Begin in a position: a line of text, as docs/match-files.md describes it")
        .option_text("TEXT");
    add_match_options(command, options.settings);
    add_start_option(command, options.settings);
    command.add_flag("--ranked", options.ranked, "Play without undo and without hints");
    command.add_flag("--new", options.is_new, "Start a new game, even if one is unfinished");
    add_screen_options(command, options.screen);
    add_program_options(command, options.programs);
    // The command is also 'bastide play'.
    std::string footer = play_footer;
    constexpr std::string_view usual = "bastide match play";
    for (std::size_t at = footer.find(usual); at != std::string::npos; at = footer.find(usual, at + 1))
        footer.replace(at, usual.size(), command.path());
    command.footer(footer);
    command.validate([&options, command] {
        options.shapes_the_match =
            options.daily || std::ranges::any_of(shaping_options, [&](const char* const option) {
                return command.is_given(option);
            });
        if (!options.number.empty() && (options.shapes_the_match || options.is_new))
            reject("game " + options.number +
                   " continues as it is: leave out the options that describe a new game");
        for (const char* const rule : rule_options)
            if (options.position && command.is_given(rule))
                reject(std::string("--position states the rules: leave out ") + rule);
        if (options.daily) options.seed = play::daily_seed(todays_date());
    });
    command.run(play_match, options);
}

}  // namespace bastide::cli
