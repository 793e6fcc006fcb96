// `bastide match problems`: positions with one best move, found in games of bots or in recorded games.
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/notation.h"
#include "bastide/match/problems/parallel/find_problems.h"
#include "bastide/match/problems/problem_set.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "bastide/text/text_table.h"
#include "cli/match/collection.h"
#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/match/bot_registry.h"
#include "command/match/forfeits.h"
#include "command/match/options.h"
#include "command/option_values.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"
#include "os/thread_count.h"

namespace bastide::cli {
namespace {

using namespace match;

struct ProblemOptions {
    std::string bots = "hard,hard";
    std::string seed = "problems";
    std::int64_t games = 10;
    std::int64_t keep = 1'000'000;
    int threads = 0;
    bool json = false;
    ProgramOptions programs;
    std::string from;    // recorded games to search, with commas between them, or "saved"
    std::string player;  // the player whose mistakes are searched
};

// The word for all saved games.
constexpr std::string_view saved_word = "saved";

// The command that generates the same problems.
std::string command_of(const ProblemOptions& options) {
    const auto word = [](const std::string& text) { return text.contains(' ') ? "'" + text + "'" : text; };
    std::string command = "bastide match problems";
    if (options.from.empty()) {
        command +=
            fmt::format(" --bots {} --seed {} --games {}", word(options.bots), options.seed, options.games);
    } else {
        command += " --from " + word(options.from);
        if (!options.player.empty()) command += " --player " + word(options.player);
    }
    if (options.programs.move_time) command += fmt::format(" --move-time {}", *options.programs.move_time);
    if (options.keep != ProblemOptions().keep) command += fmt::format(" --keep {}", options.keep);
    return command + " --json";
}

std::string hundredths_text(int hundredths) {
    return fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
}

std::string problems_text(const std::vector<Problem>& problems, const std::string& player) {
    if (problems.empty())
        return player.empty()
                   ? "No position has a move that is a point better than every other.\n"
                   : text::printable(player) + " missed no move that is a point better than every other.\n";
    text::TextTable table({"rating", "theme", "game/turn", "move", "leads by", "±"});
    std::array<int, all_themes.size()> counts{};
    for (const Problem& problem : problems) {
        ++counts[static_cast<std::size_t>(problem.theme)];
        table.add({std::to_string(problem.rating), std::string(name(problem.theme)), id_of(problem),
                   to_text(problem.best), hundredths_text(problem.lead),
                   problem.theme == Theme::ending ? "exact" : hundredths_text(problem.error)});
    }
    std::string text = table.to_string() + '\n' + text::plural(std::ssize(problems), "problem") + ':';
    for (const Theme theme : all_themes) {
        const int count = counts[static_cast<std::size_t>(theme)];
        if (count > 0) text += fmt::format(" {} {}", count, name(theme));
    }
    return text + '\n';
}

using ShowProgress = std::function<bool(std::int64_t done, std::int64_t all, const char* words)>;

// Lets bots play games, in order. Fails if the system cannot start the bots' programs.
Result<std::vector<SearchedGame>> bots_games(MatchUp& match_up, const BotRegistry& registry,
                                             const ShowProgress& show) {
    Forfeits forfeits(match_up.bots);
    std::mutex mutex;
    std::vector<PlayedMatch> matches;
    const auto watch = [&](std::int64_t done) {
        return show(done, match_up.deals, "games played") && !registry.shortage();
    };
    play_match_up(match_up, watch, [&](const PlayedMatch& match) {
        forfeits.add(match);
        const std::scoped_lock lock(mutex);
        matches.push_back(match);
    });
    if (const auto shortage = registry.shortage()) return std::unexpected(*shortage);
    std::ranges::sort(matches, {}, &PlayedMatch::deal);
    std::vector<SearchedGame> games;
    games.reserve(matches.size());
    for (const PlayedMatch& match : matches) games.push_back({.match = saved_of(match_up.settings, match)});
    return games;
}

// Reads the recorded games. With a player, returns only the games of this player.
Result<std::vector<SearchedGame>> recorded_games(const ProblemOptions& options) {
    std::vector<Table> tables;
    if (options.from == saved_word) {
        auto saved = saved_games();
        if (!saved) return std::unexpected(std::move(saved.error()));
        for (const Error& error : saved->damaged) fail(error);
        if (saved->games.empty())
            return failed("--from: there are no saved games: play some with 'bastide match play'");
        for (auto& stored : saved->games) tables.push_back(std::move(stored.table));
    } else {
        for (const std::string& name : words_of_list(options.from)) {
            if (name == saved_word)
                return failed("--from: 'saved' means all saved games: name nothing else beside it");
            auto table = find_match(name);
            if (!table) return std::unexpected(std::move(table.error()));
            tables.push_back(*std::move(table));
        }
    }
    std::vector<SearchedGame> games;
    for (const Table& table : tables) {
        const auto player = player_named(table, options.player);
        if (options.player.empty() || player) games.push_back({saved_of(table), player});
    }
    if (games.empty())
        return failed(options.player.empty()
                          ? "--from: there are no saved games"
                          : "--from: none of the games has the player " + text::in_quotes(options.player));
    return games;
}

Exit run_problems(const ProblemOptions& options, const GlobalOptions& global) {
    const auto limits = limits_of(options.programs);
    if (!limits) return fail(global, limits.error());
    BotRegistry registry(*limits);
    const os::Interrupt interrupt;
    os::ProgressLine progress;
    const ShowProgress show = [&](std::int64_t done, std::int64_t all, const char* words) {
        progress.show([&](double) {
            return fmt::format("{} {} of {} {}", os::progress_bar(done, all), done, all, words);
        });
        return !interrupt.came();
    };
    const int threads = os::thread_count(options.threads);
    Result<std::vector<SearchedGame>> games;
    if (options.from.empty()) {
        auto match_up = match_up_of(options.bots, options.seed, {}, options.programs, registry);
        if (!match_up) return fail_usage(global, match_up.error());
        match_up->deals = options.games;
        match_up->threads = threads;
        games = bots_games(*match_up, registry, show);
    } else {
        games = recorded_games(options);
    }
    if (!games) return fail(games.error());
    std::int64_t turns = 0;
    for (const SearchedGame& game : *games) turns += std::ssize(game.match.moves);
    FoundProblems found;
    if (!interrupt.came()) {
        found = find_problems(*games, threads,
                              [&](std::int64_t done) { return show(done, turns, "turns searched"); });
    }
    progress.clear();
    if (interrupt.came()) {
        os::eprintln(fmt::format("Interrupted after {} of {} of {}.", found.turns,
                                 text::plural(turns, "turn"), text::plural(std::ssize(*games), "game")));
        if (found.turns == 0) return Exit::interrupted;
    }
    const std::vector<Problem> problems =
        chosen_problems(std::move(found.problems), static_cast<std::size_t>(options.keep));
    const std::string made_by = interrupt.came() ? "" : command_of(options);
    const auto written =
        os::write_out(options.json ? to_json(problems, made_by) : problems_text(problems, options.player));
    if (!written) return fail(written.error());
    return interrupt.came() ? Exit::interrupted : Exit::done;
}

}  // namespace

void add_match_problems(Command match) {
    const Command command =
        match.add_subcommand("problems", "Find positions with one best move, or solve such problems");
    auto& options = command.make_options<ProblemOptions>();
    const Option from =
        command
            .add_option(
                "--from", options.from,
                "Search these recorded games instead: files and numbers of games, or the word 'saved' "
                "for all saved games")
            .check([](const std::string& games) -> std::string {
                return games.empty() ? "expected files, numbers of games, or 'saved'" : "";
            })
            .option_text("GAME,…");
    add_player_option(command, options.player,
                      "Search the turns in which the player with this name missed the best move")
        .needs(from);
    command.add_option("--games", options.games, "The number of games between bots to search")
        .transform(whole_number(1, 100'000))
        .option_text("N [10]")
        .excludes(from);
    command.add_option("--bots", options.bots, "The bots, seat by seat, from " + words_for_bots())
        .option_text("NAME,NAME[,…] [hard,hard]")
        .type_name(type_of_list(bot_names()))
        .excludes(from);
    command.add_option("--seed", options.seed, "The common seed, at most 48 bytes: game 17 has the seed S-17")
        .option_text("S [problems]")
        .excludes(from);
    command
        .add_option(OptionNames("--keep").formerly("--most"), options.keep,
                    "Keep at most N, balanced by theme and difficulty, one per game [all]")
        .transform(whole_number(1, 1'000'000))
        .option_text("N");
    add_threads(command, options.threads);
    add_program_options(command, options.programs);
    command.add_flag("--json", options.json, "Print the problems as a file that 'problems play' takes");
    command.footer(
        "\nThe best move leads all others by a point or more with 95% confidence, and again with twice\n"
        "as many simulations. A theme is what the best move does and the second-best does not.\n"
        "\nExamples:\n  bastide match problems --games 4\n"
        "  bastide match problems --games 50 --keep 20 --json > mine.json\n"
        "  bastide match problems --from saved --player Ada\n"
        "  bastide match problems play");
    add_match_problems_play(command);
    command.exits_with(Exit::interrupted);
    command.run(run_problems, options);
}

}  // namespace bastide::cli
