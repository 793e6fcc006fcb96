// `bastide match problems play`: problems in the terminal, one after another.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bastide/match/problems/problem_set.h"
#include "cli/match/commands.h"
#include "cli/match/problem_texts.h"
#include "cli/saved_game_arg.h"
#include "cli/terminal_game.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/input.h"
#include "tui/match/problem_screen.h"

namespace bastide::cli {
namespace {

using namespace match;

struct PlayOptions {
    std::optional<std::string> file;
    std::optional<Theme> theme;
    bool daily = false;
    ScreenOptions screen;
};

// Returns the problems of the file, or the built-in ones.
Result<std::vector<Problem>> problems_of(const PlayOptions& options) {
    if (!options.file) return read_problems(built_in_problems);
    return os::read_whole(*options.file, max_record_bytes, read_problems, "problems");
}

Result<void> filter_theme(std::vector<Problem>& problems, Theme theme) {
    std::erase_if(problems, [&](const Problem& each) { return each.theme != theme; });
    if (!problems.empty()) return {};
    return failed("--about: none of the problems has the theme '" + std::string(name(theme)) + "'");
}

// Loads earlier answers if they can be read.
void open_store(tui::Practice& practice) {
    const auto open = [&] -> Result<void> {
        const auto file = tui::practice_file();
        if (!file) return std::unexpected(file.error());
        auto store = tui::PracticeStore::open(*file);
        if (!store) return std::unexpected(std::move(store.error()));
        auto answers = store->answers();
        if (!answers) return std::unexpected(std::move(answers.error()));
        practice.answers = *std::move(answers);
        practice.store = *std::move(store);
        return {};
    };
    if (const auto opened = open(); !opened)
        practice.save_error = "Answers were not saved: " + to_string(opened.error());
}

std::size_t first_of(const tui::Practice& practice, bool is_daily) {
    if (is_daily) return problem_of_day(practice.problems.size(), practice.today);
    std::vector<ProblemEntry> entries;
    entries.reserve(practice.problems.size());
    for (const Problem& each : practice.problems) entries.push_back({id_of(each), each.rating});
    return next_problem(entries, practice.answers).value_or(0);
}

Exit play_problems(const PlayOptions& options, const GlobalOptions& global) {
    auto problems = problems_of(options);
    if (!problems) return fail(global, problems.error());
    if (options.theme) {
        if (const auto filtered = filter_theme(*problems, *options.theme); !filtered)
            return fail_usage(global, filtered.error());
    }
    if (!has_terminal(global.command)) return Exit::usage;
    tui::Practice practice;
    practice.problems = *std::move(problems);
    practice.today = todays_date();
    open_store(practice);
    practice.first = first_of(practice, options.daily);
    const tui::MatchUi ui(*find_bot("master"), random_seed);
    return play_in_terminal(global, options.screen, [&](tui::Screen& screen) {
        return tui::ProblemScreen(screen, ui, std::move(practice)).run();
    });
}

}  // namespace

void add_match_problems_play(Command problems) {
    const Command command =
        problems.add_subcommand("play", "Solve problems in the terminal, one after another");
    auto& options = command.make_options<PlayOptions>();
    command
        .add_option("FILE", options.file, "A file from 'bastide match problems --json' [built-in problems]")
        .type_name("*.json");
    command.add_flag("--daily", options.daily,
                     "Today's problem first, the same for everyone, also in the studio");
    std::string names;
    std::vector<std::pair<std::string, std::optional<Theme>>> themes;
    for (const Theme theme : all_themes) {
        names.append(names.empty() ? "" : ", ").append(name(theme));
        themes.emplace_back(name(theme), theme);
    }
    add_choice(command, "--about", options.theme, themes, "Only problems with this theme: " + names, "THEME");
    add_screen_options(command, options.screen);
    command.footer(
        "\nEach answer changes your rating (Glicko), and the next problem has a similar rating. Answers are\n"
        "saved. 'b' shows the best move, 'n' goes to the next problem.\n"
        "\nExamples:\n  bastide match problems play\n  bastide match problems play --daily\n"
        "  bastide match problems play --about block");
    command.run(play_problems, options);
}

}  // namespace bastide::cli
