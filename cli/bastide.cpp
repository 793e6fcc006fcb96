#include "cli/bastide.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arrange/commands.h"
#include "cli/caverna/commands.h"
#include "cli/course/course.h"
#include "cli/help/commands.h"
#include "cli/help/complete.h"
#include "cli/landscape/commands.h"
#include "cli/match/commands.h"
#include "cli/puzzle/commands.h"
#include "cli/puzzle/solve.h"
#include "cli/serve/commands.h"
#include "cli/solo/commands.h"
#include "cli/tally/commands.h"
#include "command/alias.h"
#include "command/command.h"
#include "command/command_tree.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

constexpr const char* example = R"(Examples:
  bastide play
  bastide score examples/landscape/river-valley.json --draw ansi
  bastide solve examples/puzzle/pond.txt --rotations

'bastide help COMMAND' explains a command. The files of examples are in the source tree and, if
installed, in share/doc/bastide.)";

using Add = void (*)(Command);

struct Known {
    std::string_view name;
    Add add;
};

struct Group {
    const char* title;
    std::vector<Known> commands;
};

// The commands below the program in the order that people read of them.
std::vector<Group> command_groups() {
    return {
        {"Play", {{"play", add_match_play}, {"match", add_match}, {"solo", add_solo}, {"serve", add_serve}}},
        {"Score",
         {{"score", add_score},
          {"complete", add_complete},
          {"tally", add_tally},
          {"pad", add_pad},
          {"caverna", add_caverna}}},
        {"Solve", {{"solve", add_solve}, {"puzzle", add_puzzle}, {"arrange", add_arrange}}},
        {"Tools", {{"help", add_help}, {"completion", add_completion}, {"man", add_man}}},
    };
}

// Runs the program with those commands that `matches` accepts by their names.
template <class Filter, class Run>
auto run_with(const Filter& matches, const Run& run) {
    const Program program("bastide", "Play, score and solve tile-laying games of the Carcassonne family",
                          "bastide " BASTIDE_VERSION);
    const Command app = program.command();
    app.footer(example);
    app.require_subcommand();
    program.add_global_options();
    for (const auto& [title, known] : command_groups()) {
        for (const auto& [name, add] : known) {
            if (!matches(name)) continue;
            add(app);
            app.subcommands().back().group(title);
        }
    }
    return run(program);
}

// True if a command does not need the others. The words of the last group print all commands.
bool stands_alone(std::string_view word) {
    const std::vector<Group> groups = command_groups();
    return std::ranges::any_of(groups.begin(), groups.end() - 1, [&](const Group& group) {
        return std::ranges::find(group.commands, word, &Known::name) != group.commands.end();
    });
}

// Adding all commands to CLI11 takes longer than running most of them. So the named command is added first,
// and the others only if that fails, for error messages and help.
Exit run_words(const std::vector<std::string>& words) {
    if (!words.empty() && stands_alone(words.front())) {
        const auto is_named = [&](std::string_view name) { return name == words.front(); };
        if (const auto exit =
                run_with(is_named, [&](const Program& program) { return program.try_run(words); }))
            return *exit;
    }
    return run_with([](std::string_view) { return true; },
                    [&](const Program& program) { return program.run(words); });
}

// Options that only the solo game has, which `bastide play` once was.
constexpr auto solo_options =
    std::to_array<std::string_view>({"--size", "--roads", "--dealer", "--chain-bonus", "--bot"});

// Replaces "play" by "solo play" if an option belongs to the solo game.
std::vector<std::string> with_solo_meant(std::vector<std::string> words) {
    if (words.empty() || words.front() != "play") return words;
    const bool is_solo = std::ranges::any_of(words, [](const std::string& word) {
        return std::ranges::find(solo_options, std::string_view(word).substr(0, word.find('='))) !=
               solo_options.end();
    });
    if (!is_solo) return words;
    os::eprintln("note: this is the solo game, which is 'bastide solo play'");
    words.insert(words.begin(), "solo");
    return words;
}

// Prints the candidates for a command line that a shell wants to complete.
Exit complete(std::span<const std::string> words) {
    if (!words.empty() && words.front().substr(words.front().rfind('/') + 1) == "carcassonne") {
        const Program solver("carcassonne", "");
        add_solve_options(solver.command(), "carcassonne");
        return finish(os::write_out(completions(describe(solver.command()), words)));
    }
    return run_with([](std::string_view) { return true; },
                    [&](const Program& program) {
                        return finish(os::write_out(completions(describe(program.command()), words)));
                    });
}

}  // namespace

Exit run_bastide(int argc, const char* const* argv) {
    std::vector<std::string> words = with_solo_meant(with_alias_meant({argv + 1, argv + argc}));
    if (!words.empty() && words.front() == "__complete") return complete(std::span(words).subspan(1));
    if (!words.empty() && words.front() == "solve") words = with_two_dashes(std::move(words));
    return run_words(words);
}

}  // namespace bastide::cli
