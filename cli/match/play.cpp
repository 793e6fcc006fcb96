// `bastide match play`: the base game in the terminal, for people at one keyboard and bots.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "bastide/play/seed.h"
#include "bastide/text/counted.h"
#include "bastide/text/quote.h"
#include "cli/choice.h"
#include "cli/failed.h"
#include "cli/match/commands.h"
#include "cli/match/options.h"
#include "cli/output.h"
#include "cli/terminal_game.h"
#include "tui/match/front.h"

namespace bastide::cli {
namespace {

constexpr std::string_view a_person = "me";

struct Options {
    match::Settings settings;
    std::optional<std::string> players;
    std::optional<std::string> names;
    std::optional<std::string> seed;
    bool ranked = false;
    bool is_new = false;
    ScreenOptions screen;
    std::vector<std::string> rules;  // the options of the rules that were given
};

constexpr auto rule_options = std::to_array<const char*>(
    {"--meeples", "--small-city", "--farm", "--fields", "--unplaceable", "--start"});

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> parts(1);
    for (const char each : text) {
        if (each == ',') {
            parts.emplace_back();
        } else {
            parts.back() += each;
        }
    }
    return parts;
}

std::string joined_players(const std::vector<match::Seat>& seats) {
    std::string text;
    for (const match::Seat& seat : seats) {
        if (!text.empty()) text += ',';
        text += seat.bot == nullptr ? a_person : seat.bot->name;
    }
    return text;
}

// Names for those who have none: bots their own, a person alone "you"; with a number where they are several.
void name_seats(std::vector<match::Seat>& seats) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
        match::Seat& seat = seats[i];
        const auto alike = std::ranges::count(seats, seat.bot, &match::Seat::bot);
        if (seat.bot != nullptr) {
            seat.name = seat.bot->name;
        } else {
            seat.name = alike == 1 ? "you" : "player";
        }
        if (alike > 1) seat.name.append(" ").append(std::to_string(i + 1));
    }
}

Result<void> take_names(const std::string& text, std::vector<match::Seat>& seats) {
    constexpr std::size_t longest = 40;
    const std::vector<std::string> names = split(text);
    const auto people = std::ranges::count(seats, nullptr, &match::Seat::bot);
    if (std::ssize(names) != people) {
        return failed("--names has " + text::counted(std::ssize(names), "name") + ", and " +
                      text::counted(people, "person plays", "people play") + ": give each one, as Anna,Ben");
    }
    auto name = names.begin();
    for (match::Seat& seat : seats) {
        if (seat.bot != nullptr) continue;
        const bool is_good = play::why_bad_seed(*name, longest).empty() &&
                             std::ranges::none_of(*name, [](char each) { return each >= 0 && each < ' '; });
        if (!is_good)
            return failed("--names: " + text::in_quotes(*name) +
                          " is no name: it is text of 1 to 40 bytes, all of which can be shown");
        if (std::ranges::count(names, *name) > 1)
            return failed("--names: " + text::in_quotes(*name) +
                          " stands there twice: give each person another");
        seat.name = *name++;
    }
    return {};
}

Result<std::vector<match::Seat>> seats_of(const Options& options) {
    std::vector<match::Seat> seats;
    for (const std::string& word : split(options.players.value_or("me,medium"))) {
        const match::BotKind* const bot = word == a_person ? nullptr : match::find_bot(word);
        if (word != a_person && bot == nullptr) {
            return failed("--players: " + text::in_quotes(word) + " is no player: there are me, " +
                          match::bot_names());
        }
        seats.push_back({.name = {}, .bot = bot});
    }
    if (seats.size() < match::least_players || seats.size() > match::most_players)
        return failed("--players names " + text::counted(std::ssize(seats), "player") + ": 2 to 6 play");
    if (std::ranges::count(seats, nullptr, &match::Seat::bot) == 0)
        return failed("--players names no person: 'me' is who plays here");
    name_seats(seats);
    if (options.names) {
        if (auto named = take_names(*options.names, seats); !named)
            return std::unexpected(std::move(named.error()));
    }
    return seats;
}

// A new match.
Result<match::Table> new_match(const Options& options) {
    auto seats = seats_of(options);
    if (!seats) return std::unexpected(std::move(seats.error()));
    if (options.seed) {
        if (std::string why = play::why_bad_seed(*options.seed); !why.empty()) return failed(std::move(why));
    }
    match::Deal deal{.settings = options.settings, .seed = options.seed ? *options.seed : random_seed()};
    deal.settings.players = static_cast<std::uint8_t>(seats->size());
    return table_of(match::Record(std::move(deal)), std::move(*seats), options.ranked);
}

// Whether two agree in the rule of an option.
bool agree(const std::string& option, const match::Settings& one, const match::Settings& other) {
    if (option == "--meeples") return one.meeples == other.meeples;
    if (option == "--small-city") return one.small_city == other.small_city;
    if (option == "--farm") return one.farm == other.farm;
    if (option == "--fields") return one.fields == other.fields;
    if (option == "--unplaceable") return one.unplaceable == other.unplaceable;
    return one.start == other.start;
}

// Whether an unfinished match is of the kind that was asked for, where anything was.
bool fits(const Options& options, const match::Table& wanted, const match::Table& kept) {
    if (options.players && joined_players(kept.seats) != joined_players(wanted.seats)) return false;
    if (options.names && kept.seats != wanted.seats) return false;
    if (options.seed && kept.record.start().seed != *options.seed) return false;
    if (options.ranked && !kept.ranked) return false;
    return std::ranges::all_of(options.rules, [&](const std::string& option) {
        return agree(option, wanted.settings(), kept.settings());
    });
}

Exit run(const Options& options, const Common& common) {
    const auto wanted = new_match(options);
    if (!wanted) return fail(wanted.error());
    if (!has_terminal("bastide match play")) return Exit::usage;
    SetUp ready = set_up<tui::MatchStore>(
        tui::matches_file(), {.game = "match", .games = "matches", .move = "turn"}, options.is_new, *wanted,
        [&](const match::Table& kept) { return fits(options, *wanted, kept); });
    const match::BotKind& adviser = *match::find_bot("master");
    return play_in_terminal(common, options.screen, [&](tui::Screen& screen) {
        return tui::GameScreen(screen, tui::MatchFront(adviser, random_seed), std::move(ready.keeper),
                               ready.first)
            .run();
    });
}

constexpr const char* footer = R"(
Examples:
  bastide match play
  bastide match play --players me,easy,hard --seed monday
  bastide match play --new --players me,me --names Anna,Ben

An unfinished match goes on where it was left, if it is of the kind that the options ask for; else a new one
starts, and the other waits. '?' in the match explains the rules and the keys. The exit status is 1 if the command
line is wrong or there is no terminal, 2 if the players, their names or the seed are bad.)";

}  // namespace

void add_match_play(Command match, Chosen& chosen) {
    const Command command = match.add_subcommand("play", "Play the base game in the terminal");
    auto options = std::make_shared<Options>();
    command
        .add_option("--players", options->players,
                    "Who plays, in this order: 2 to 6 of me, " + match::bot_names())
        .option_text("LIST [me,medium]");
    command.add_option("--names", options->names, "What the people are called, in the same order")
        .option_text("LIST");
    command.add_option("--seed", options->seed, "The deal: any word or number; the same gives the same tiles")
        .option_text("S");
    add_match_options(command, options->settings);
    add_start_option(command, options->settings);
    command.add_flag("--ranked", options->ranked, "No taking back, and no hints");
    command.add_flag("--new", options->is_new, "Start a new match, even if one is unfinished");
    add_screen_options(command, options->screen);
    command.footer(footer);
    command.callback([options, command, &chosen] {
        for (const char* const rule : rule_options)
            if (command.is_given(rule)) options->rules.emplace_back(rule);
        chosen.run = [options](const Common& common) { return run(*options, common); };
    });
}

}  // namespace bastide::cli
