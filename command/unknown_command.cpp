#include "command/unknown_command.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"
#include "command/alias.h"

namespace bastide::cli {
namespace {

struct Known {
    std::string name;
    std::string path;
};

void add_below(Command above, std::vector<Known>& all) {
    for (const Command& command : above.subcommands()) {
        all.push_back({command.name(), command.path()});
        add_below(command, all);
    }
}

// Returns the direct subcommands and the aliases that begin with the command.
std::vector<Known> known_below(Command program, Command above) {
    std::vector<Known> known;
    for (const Command& command : above.subcommands()) known.push_back({command.name(), command.path()});
    const std::string before = above.path() + ' ';
    for (const auto& [typed, meant] : aliases) {
        const std::string path = program.name() + ' ' + std::string(typed);
        if (path.starts_with(before) && path.find(' ', before.size()) == std::string::npos)
            known.push_back({path.substr(before.size()), program.name() + ' ' + std::string(meant)});
    }
    return known;
}

// Returns the paths of the commands with the most similar names.
std::vector<std::string> near(const std::string& word, const std::vector<Known>& known) {
    std::vector<std::string_view> names;
    for (const Known& each : known)
        if (std::ranges::find(names, each.name) == names.end()) names.emplace_back(each.name);
    const auto nearest = text::nearest(word, names);
    std::vector<std::string> paths;
    for (const Known& each : known)
        if (std::ranges::find(nearest, each.name) != nearest.end()) paths.push_back(each.path);
    return paths;
}

// Returns a hint if the word is the name of something outside this program, or "".
std::string elsewhere(std::string_view word) {
    if (word == "carcassonne") return "carcassonne is a program of its own: see 'carcassonne --help'";
    if (word == "rules") return "for the rules, press ? in a game";
    return {};
}

std::vector<std::string> meant(Command program, Command above, const std::string& word) {
    std::vector<Known> all;
    add_below(program, all);
    std::vector<std::string> paths;
    for (const Known& each : all)
        if (each.name == word) paths.push_back(each.path);
    for (const std::string_view each : meant_by(word))
        paths.push_back(program.name() + ' ' + std::string(each));
    if (!paths.empty()) return paths;
    paths = near(word, known_below(program, above));
    return paths.empty() ? near(word, all) : paths;
}

}  // namespace

std::string unknown_command(Command program, Command above, const std::string& word, std::string typed) {
    if (typed.empty()) typed = word;
    if (const std::string hint = elsewhere(word); !hint.empty())
        return "there is no command " + text::in_quotes(typed) + "; " + hint;
    if (word == "help" && above.path() != program.name())
        return "write the help of a command as 'bastide help match play' or 'bastide match play --help'";
    if (above.subcommands().empty())
        return "unexpected argument " + text::in_quotes(word) + " (see '" + above.path() + " --help')";
    constexpr std::size_t most = 4;
    std::vector<std::string> paths = meant(program, above, word);
    paths.resize(std::min(paths.size(), most));
    const std::vector<std::string_view> views(paths.begin(), paths.end());
    const std::string question = text::did_you_mean(views);
    return "there is no command " + text::in_quotes(typed) +
           (question.empty() ? " ('" + above.path() + " --help' lists them)" : "; " + question);
}

}  // namespace bastide::cli
