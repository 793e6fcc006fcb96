// `bastide match run`: matches played by bots, and how they did.
#include <algorithm>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/text/fields.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "bastide/text/text_table.h"
#include "cli/match/commands.h"
#include "cli/run_games.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/match/bot_registry.h"
#include "command/match/forfeits.h"
#include "command/match/options.h"
#include "command/option_values.h"
#include "os/output.h"
#include "os/thread_count.h"

namespace bastide::cli {
namespace {

using namespace match;

struct MatchOptions : RunOptions {
    Settings settings;
    std::string bots;
    std::optional<std::int64_t> simulations;
    bool pairs = false;
    ProgramOptions programs;
};

Result<MatchUp> match_up_of(const MatchOptions& options, BotRegistry& registry) {
    auto match_up = match_up_of(options.bots, options.seed, options.settings, options.programs, registry);
    if (!match_up) return match_up;
    if (options.simulations && std::ranges::none_of(match_up->bots, &BotKind::uses_budget))
        return failed("--simulations: none of these bots runs simulations");
    match_up->budget.simulations = options.simulations;
    match_up->deals = options.games;
    match_up->rotates = options.pairs;
    match_up->threads = os::thread_count(options.threads);
    return match_up;
}

// The standard error of a bot's lead, or nullopt for a single deal.
std::optional<double> standard_error(const MatchUpResult& result, std::size_t bot) {
    if (result.differences[bot].count() < 2) return std::nullopt;
    return result.difference(bot).standard_error;
}

// Returns nothing if every game was forfeited.
std::optional<double> mean(const play::Distribution& points) {
    if (points.count() == 0) return std::nullopt;
    return points.mean();
}

std::string mean_text(const play::Distribution& points) {
    const auto of_all = mean(points);
    return of_all ? fmt::format("{:.2f}", *of_all) : "-";
}

bool has_forfeits(const MatchUpResult& result) {
    return std::ranges::any_of(result.forfeits, [](std::int64_t count) { return count > 0; });
}

std::string run_json(const MatchOptions& options, const MatchUp& match_up, const MatchUpResult& result) {
    text::JsonWriter json;
    const auto list = [&](std::string_view name, auto value_of) {
        std::vector<decltype(value_of(0))> values;
        values.reserve(match_up.bots.size());
        for (std::size_t i = 0; i < match_up.bots.size(); ++i) values.push_back(value_of(i));
        text::write_member(json, name, values);
    };
    json.begin_object();
    list("bots", [&](std::size_t bot) { return match_up.bots[bot]->name; });
    json.member("seed", options.seed);
    json.member("games", result.games);
    if (result.games < match_up.games()) json.member("games_due", match_up.games());
    json.member("pairs", options.pairs);
    list("mean", [&](std::size_t seat) { return mean(result.by_seat[seat]); });
    list("mean_by_bot", [&](std::size_t bot) { return mean(result.by_bot[bot]); });
    // The first bot's results against the best opponent.
    const play::Interval rate = result.rate(0);
    json.member("rate", rate.mean);
    text::write_member(json, "interval", std::array{rate.low, rate.high});
    json.member("difference", result.difference(0).mean);
    text::write_member(json, "standard_error", standard_error(result, 0));
    list("rates", [&](std::size_t bot) { return result.rate(bot).mean; });
    if (has_forfeits(result)) list("forfeits", [&](std::size_t bot) { return result.forfeits[bot]; });
    json.end_object();
    return json.take();
}

std::string run_text(const MatchOptions& options, const MatchUp& match_up, const MatchUpResult& result) {
    const std::int64_t due = match_up.games();
    std::string text = result.games < due ? fmt::format("interrupted after {} of {}, of the ", result.games,
                                                        text::plural(due, "game"))
                                          : text::plural(due, "game") + ", ";
    const std::string first = seed_of_deal(options.seed, 0);
    text += options.games == 1
                ? "deal " + first
                : fmt::format("deals {} to {}", first, seed_of_deal(options.seed, options.games - 1));
    if (options.pairs) text += options.games == 1 ? ", from every seat" : ", each from every seat";
    text += "\n\n";
    text::TextTable table({"bot", "points", "wins", "95%", "ahead by", "±"});
    for (std::size_t bot = 0; bot < match_up.bots.size(); ++bot) {
        const play::Interval rate = result.rate(bot);
        const auto error = standard_error(result, bot);
        table.add(
            {std::string(match_up.bots[bot]->name), mean_text(result.by_bot[bot]),
             fmt::format("{:.3f}", rate.mean), fmt::format("{:.3f} to {:.3f}", rate.low, rate.high),
             result.differences[bot].count() == 0 ? "-" : fmt::format("{:+.2f}", result.difference(bot).mean),
             error ? fmt::format("{:.2f}", *error) : "-"});
    }
    text += table.to_string() + "\nmean by seat ";
    for (std::size_t seat = 0; seat < match_up.bots.size(); ++seat)
        text += " " + mean_text(result.by_seat[seat]);
    for (std::size_t bot = 0; bot < match_up.bots.size(); ++bot)
        if (result.forfeits[bot] > 0)
            text += fmt::format("\n{} forfeited {}", match_up.bots[bot]->name,
                                text::plural(result.forfeits[bot], "game"));
    return text + '\n';
}

std::string file_of(const PlayedMatch& played, bool rotates) {
    return rotates ? fmt::format("match-{}-{}.json", played.deal, played.round)
                   : fmt::format("match-{}.json", played.deal);
}

// A game as a file, with the players' names.
SavedMatch saved_match(const MatchUp& match_up, const PlayedMatch& played) {
    SavedMatch saved = saved_of(match_up.settings, played);
    const std::size_t players = match_up.bots.size();
    for (std::size_t seat = 0; seat < players; ++seat) {
        const std::size_t bot = (seat + players - static_cast<std::size_t>(played.round)) % players;
        saved.names.emplace_back(match_up.bots[bot]->name);
    }
    return saved;
}

Exit run(const MatchOptions& options, const GlobalOptions& global) {
    const auto limits = limits_of(options.programs);
    if (!limits) return fail(limits.error());
    BotRegistry bots(*limits);
    const auto match_up = match_up_of(options, bots);
    if (!match_up) return bots.shortage() ? fail(*bots.shortage()) : fail_usage(global, match_up.error());
    Forfeits forfeits(match_up->bots);
    const auto play = [&](const auto& watch, Recorder& recorder) {
        return play_match_up(*match_up, watch, [&](const PlayedMatch& played) {
            if (bots.shortage()) return;
            forfeits.add(played);
            if (!options.folder.empty())
                recorder.take(file_of(played, options.pairs), to_json(saved_match(*match_up, played)));
        });
    };
    return run_games(
        {.count = match_up->games(), .folder = options.folder, .failure = [&] { return bots.shortage(); }},
        play, [](const MatchUpResult& result) { return result.games; },
        [&](const MatchUpResult& result) {
            return os::write_out(options.json ? run_json(options, *match_up, result)
                                              : run_text(options, *match_up, result));
        });
}

}  // namespace

void add_match_run(Command match) {
    const Command command = match.add_subcommand("run", "Let bots play many games and report the results");
    auto& options = command.make_options<MatchOptions>();
    command.add_option("--bots", options.bots, "The bots, seat by seat, from " + words_for_bots())
        .option_text("NAME,NAME[,…]")
        .type_name(type_of_list(bot_names()))
        .required();
    command
        .add_option("--games", options.games,
                    "The number of deals, each one game, or with --pairs one game per seat")
        .transform(whole_number(1, 100'000'000))
        .option_text("N [1000]");
    command.add_flag("--pairs", options.pairs, "Play each deal once from every seat, so that luck evens out");
    add_common_seed(command, options, "deal").option_text("S [1, random with programs]");
    add_threads(command, options.threads);
    command
        .add_option("--simulations", options.simulations,
                    "Simulations per move for bots that look ahead, by default 2000 for master and 800 for "
                    "rollouts and uct")
        .transform(whole_number(1, 1'000'000'000))
        .option_text("N");
    add_program_options(command, options.programs);
    add_match_options(command, options.settings);
    add_start_option(command, options.settings);
    command.add_flag("--json", options.json, "Print the results as JSON");
    add_record(command, options, "match");
    command.footer(
        "\nExamples:\n  bastide match run --bots greedy,random --games 500 --pairs\n"
        "  bastide match run --bots easy,medium,greedy --games 20\n"
        "  bastide match run --bots master,./mybot.py --games 20 --pairs --move-time 1000\n\n"
        "A bot may be a program that speaks the match protocol (docs/match-protocol.md), given by its path "
        "or\n"
        "as a command containing spaces. 'master:200' is master with 200 simulations. A program that is "
        "late,\n"
        "makes an illegal move, or exits, forfeits that game. A line on standard error gives the reason.");
    command.validate([&options, command] {
        // Programs could know the deals of a known seed.
        if (!command.is_given("--seed") && has_program(options.bots)) options.seed = random_seed();
    });
    command.exits_with(Exit::interrupted);
    command.run(run, options);
}

}  // namespace bastide::cli
