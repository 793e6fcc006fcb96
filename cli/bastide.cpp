#include "cli/bastide.h"

#include <algorithm>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arrange/commands.h"
#include "cli/caverna/commands.h"
#include "cli/course/course.h"
#include "cli/help/commands.h"
#include "cli/landscape/commands.h"
#include "cli/match/commands.h"
#include "cli/puzzle/commands.h"
#include "cli/serve/commands.h"
#include "cli/solo/commands.h"
#include "cli/tally/commands.h"
#include "command/alias.h"
#include "command/command.h"
#include "command/common_options.h"
#include "command/program.h"

namespace bastide::cli {
namespace {

constexpr const char* example = R"(Examples:
  bastide play
  bastide score examples/landscape/river-valley.json --draw ansi
  bastide solve examples/puzzle/pond.txt --allow_rotations

'bastide help COMMAND' tells you more about a command.)";

using Add = void (*)(Command, Chosen&);

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
        {"Play", {{"play", add_play}, {"match", add_match}, {"solo", add_solo}, {"serve", add_serve}}},
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

enum class Commands { all, the_first_word };

// The program, with those of its commands that the words ask for.
class Bastide {
  public:
    Bastide(std::vector<std::string> words, Commands commands) : words_(std::move(words)) {
        const Command app = program_.command();
        app.footer(example);
        app.require_subcommand();
        add_common_options(app, common_);
        for (const auto& [title, known] : command_groups()) {
            for (const auto& [name, add] : known) {
                if (commands == Commands::the_first_word && name != words_.front()) continue;
                add(app, chosen_);
                app.subcommands().back().group(title);
            }
        }
    }

    bool understands() const { return program_.understands(words_); }
    // What parsing ended with, if it did: see Program.
    std::optional<Exit> parse() const { return program_.parse(words_); }

    // After parsing.
    Exit run() {
        common_.command = program_.named().path();
        common_.words = std::move(words_);
        return chosen_.run(common_);
    }

  private:
    Program program_{"bastide", "Play, score and solve tile-laying games of the Carcassonne family",
                     "bastide " BASTIDE_VERSION};
    std::vector<std::string> words_;
    Common common_;
    Chosen chosen_;
};

// Whether a command can be understood without the others. Those of the manual tell of all.
bool stands_alone(std::string_view word) {
    const std::vector<Group> groups = command_groups();
    return std::ranges::any_of(groups.begin(), groups.end() - 1, [&](const Group& group) {
        return std::ranges::find(group.commands, word, &Known::name) != group.commands.end();
    });
}

// To tell CLI11 of all commands takes longer than most of them run, so at first it is told of the one that is
// named. Only what is wrong or asks for help needs the others.
Exit run_words(const std::vector<std::string>& words) {
    if (!words.empty() && stands_alone(words.front())) {
        Bastide alone(words, Commands::the_first_word);
        if (alone.understands()) return alone.run();
    }
    Bastide bastide(words, Commands::all);
    if (const auto end = bastide.parse()) return *end;
    return bastide.run();
}

}  // namespace

Exit run_bastide(int argc, const char* const* argv) {
    std::vector<std::string> words = with_alias_meant({argv + 1, argv + argc});
    if (!words.empty() && words.front() == "solve") words = with_two_dashes(std::move(words));
    try {
        return run_words(words);
    } catch (const std::bad_alloc&) {
        return end_without_memory();
    }
}

}  // namespace bastide::cli
