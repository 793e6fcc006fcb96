// `bastide solo run`: many games played by a bot, and how it did.
#include <array>
#include <functional>
#include <string>

#include <fmt/core.h>

#include "bastide/draw/histogram.h"
#include "bastide/play/seed.h"
#include "bastide/solo/bots/parallel/match_up.h"
#include "bastide/solo/format.h"
#include "bastide/solo/saved_game.h"
#include "bastide/text/fields.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "cli/run_games.h"
#include "cli/solo/commands.h"
#include "cli/solo/options.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/picture.h"
#include "os/output.h"
#include "os/terminal.h"
#include "os/thread_count.h"

namespace bastide::cli {
namespace {

using namespace solo;

struct GameOptions : RunOptions {
    SoloOptions game;
    std::string bot;
    std::string against;
    PictureOptions picture;
    std::int64_t playouts = Budget().playouts;
};

// The number of games won, from differences game by game.
std::int64_t won(const play::Distribution& differences) {
    std::int64_t games = 0;
    for (const auto& [difference, times] : differences.counts()) games += difference > 0 ? times : 0;
    return games;
}

std::int64_t count_draws(const play::Distribution& differences) {
    const auto found = differences.counts().find(0);
    return found == differences.counts().end() ? 0 : found->second;
}

std::string run_json(const GameOptions& options, const MatchUp& match_up, const MatchUpResult& result) {
    const play::Distribution& scores = result.scores;
    text::JsonWriter json;
    json.begin_object();
    json.member("bot", options.bot);
    json.member("size", match_up.settings.size);
    json.member("roads", name(match_up.settings.roads));
    json.member("dealer", name(match_up.settings.dealer));
    json.member("chain_bonus", name(match_up.settings.chain_bonus));
    json.member("seed", options.seed);
    json.member("playouts", options.playouts);
    json.member("games", scores.count());
    if (scores.count() < options.games) json.member("games_due", options.games);
    json.member("mean", scores.mean());
    json.member("deviation", scores.deviation());
    json.member("least", scores.least());
    text::write_member(json, "quartiles",
                       std::array{scores.quantile(0.25), scores.quantile(0.5), scores.quantile(0.75)});
    json.member("best", scores.greatest());
    json.member("best_seed", seed_of_game(options.seed, result.best_game));
    json.member("board_full", result.board_full);
    if (match_up.against != nullptr) {
        const play::Interval interval = play::confidence(result.differences);
        json.member("against", options.against);
        json.member("against_mean", result.others.mean());
        json.member("won", won(result.differences));
        json.member("drawn", count_draws(result.differences));
        json.key("difference");
        json.begin_object();
        json.member("mean", interval.mean);
        json.member("low", interval.low);
        json.member("high", interval.high);
        json.end_object();
    }
    text::write_member(json, "histogram", scores.counts());
    json.end_object();
    return json.take();
}

// A single game has no spread.
std::string interval_text(const play::Interval& interval, const play::Distribution& of) {
    if (of.count() == 1) return fmt::format("{:.1f}", interval.mean);
    return fmt::format("{:.1f}  (95%: {:.1f} to {:.1f})", interval.mean, interval.low, interval.high);
}

std::string run_text(const GameOptions& options, const MatchUp& match_up, const MatchUpResult& result) {
    const play::Distribution& scores = result.scores;
    const play::Interval mean = play::confidence(scores);
    const bool is_whole = scores.count() == options.games;
    const std::string first = seed_of_game(options.seed, 0);
    std::string text = fmt::format(
        "{}: {}{}, {}\n\n", options.bot,
        is_whole ? "" : fmt::format("interrupted after {} of ", scores.count()),
        text::plural(options.games, "game"),
        options.games == 1
            ? "seed " + first
            : fmt::format("seeds {} to {}", first, seed_of_game(options.seed, options.games - 1)));
    text += fmt::format("mean       {}\n", interval_text(mean, scores));
    text += fmt::format("quartiles  {}  {}  {}\n", scores.quantile(0.25), scores.quantile(0.5),
                        scores.quantile(0.75));
    text += fmt::format("least      {}\nbest       {}  (seed {})\n", scores.least(), scores.greatest(),
                        seed_of_game(options.seed, result.best_game));
    text += fmt::format("full board {} of {}\n", result.board_full, scores.count());
    if (match_up.against != nullptr) {
        const play::Interval more = play::confidence(result.differences);
        const std::int64_t ahead = won(result.differences);
        const std::int64_t level = count_draws(result.differences);
        text += fmt::format("\n{} on the same deals\nmean       {}\nmore       {}\n", options.against,
                            interval_text(play::confidence(result.others), result.others),
                            interval_text(more, result.differences));
        text += fmt::format("ahead in   {}, level in {}, behind in {}\n", ahead, level,
                            scores.count() - ahead - level);
    }
    return text + '\n' + draw::histogram_text(scores, os::speaks_utf8());
}

Result<const BotKind*> bot_of(const std::string& option, const std::string& word) {
    if (const BotKind* bot = find_bot(word)) return bot;
    return failed(option + ": " + to_string(not_a_bot(word)));
}

Result<MatchUp> match_up_of(const GameOptions& options) {
    MatchUp match_up;
    auto agreed = settings(options.game);
    if (!agreed) return std::unexpected(std::move(agreed.error()));
    match_up.settings = *agreed;
    const auto bot = bot_of("--bot", options.bot);
    if (!bot) return std::unexpected(bot.error());
    match_up.bot = *bot;
    if (!options.against.empty()) {
        const auto against = bot_of("--against", options.against);
        if (!against) return std::unexpected(against.error());
        match_up.against = *against;
    }
    match_up.budget.playouts = options.playouts;
    match_up.seed = options.seed;
    match_up.games = options.games;
    match_up.threads = os::thread_count(options.threads);
    if (auto why = play::seed_error(options.seed, max_common_seed_bytes); !why.empty())
        return failed(std::move(why));
    return match_up;
}

Result<void> print(const GameOptions& options, const MatchUp& match_up, const MatchUpResult& result) {
    if (options.picture.is_set()) {
        const std::string title =
            options.bot + ": the scores of " + text::plural(result.scores.count(), "game");
        auto written = write_picture(options.picture, draw::histogram_svg(result.scores, title));
        if (!written || options.picture.takes_stdout()) return written;
    }
    return os::write_out(options.json ? run_json(options, match_up, result)
                                      : run_text(options, match_up, result));
}

Exit run(const GameOptions& options, const GlobalOptions& global) {
    const auto match_up = match_up_of(options);
    if (!match_up) return fail_usage(global, match_up.error());
    const auto play = [&](const auto& watch, Recorder& recorder) {
        std::function<void(std::int64_t, const SavedGame&)> take;
        if (!options.folder.empty())
            take = [&recorder](std::int64_t number, const SavedGame& game) {
                recorder.take(fmt::format("game-{}.json", number), to_json(game));
            };
        return play_match_up(*match_up, watch, take);
    };
    return run_games(
        {.count = options.games, .folder = options.folder}, play,
        [](const MatchUpResult& result) { return result.scores.count(); },
        [&](const MatchUpResult& result) { return print(options, *match_up, result); });
}

}  // namespace

void add_solo_run(Command solo) {
    const Command command = solo.add_subcommand("run", "Let a bot play many games and report the results");
    auto& options = command.make_options<GameOptions>();
    command.add_option("--bot", options.bot, "The bot: " + bot_names())
        .option_text("NAME")
        .type_name(type_of_words(bot_names()))
        .required();
    command
        .add_option("--against", options.against,
                    "Compare with another bot on the same deals: " + bot_names())
        .option_text("NAME")
        .type_name(type_of_words(bot_names()));
    command.add_option("--games", options.games, "The number of games")
        .transform(whole_number(1, 1'000'000'000))
        .option_text("N [1000]");
    add_common_seed(command, options, "game");
    add_threads(command, options.threads);
    command
        .add_option(OptionNames("--simulations").formerly("--playouts"), options.playouts,
                    "Simulations per move for the planner")
        .transform(whole_number(1, 1'000'000'000))
        .option_text(fmt::format("N [{}]", Budget().playouts));
    add_solo_options(command, options.game);
    command.add_flag("--json", options.json, "Print the results as JSON");
    add_picture_options(command, options.picture, "the histogram", {.svg_option = true});
    add_record(command, options, "game");
    command.footer(
        "\nExamples:\n  bastide solo run --bot greedy --games 10000\n"
        "  bastide solo run --bot planner --against greedy --roads directed --games 100");
    command.validate([&options, command] {
        if (command.is_given("--simulations") && options.bot != "planner" && options.against != "planner")
            reject("--simulations", "only the planner runs simulations");
        validate(command, options.picture, {""}, {"--json"});
    });
    command.exits_with(Exit::interrupted);
    command.run(run, options);
}

}  // namespace bastide::cli
