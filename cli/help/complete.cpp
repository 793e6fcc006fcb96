#include "cli/help/complete.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "command/alias.h"

namespace bastide::cli {
namespace {

using Value = OptionFacts::Value;

// Lines WORD<tab>DESCRIPTION for the words that begin with the typed text.
class Candidates {
  public:
    explicit Candidates(std::string_view typed) : typed_(typed) {}

    void add(std::string_view word, std::string_view description, std::string_view before = "") {
        if (word.starts_with(typed_))
            lines_.append(before).append(word).append("\t").append(description) += '\n';
    }
    std::string of_kind(std::string_view kind) const { return std::string(kind) + '\n' + lines_; }

  private:
    std::string_view typed_;
    std::string lines_;
};

// The command that the words so far name, aliases included.
const CommandFacts& find_command(const CommandFacts& program, std::span<const std::string> words) {
    const std::vector<const CommandFacts*> all = all_commands(program);
    const auto at_path = [&](const std::string& path) {
        const auto found = std::ranges::find(all, path, &CommandFacts::path);
        return found == all.end() ? nullptr : *found;
    };
    const bool is_solver = words.front().substr(words.front().rfind('/') + 1) == "carcassonne";
    const CommandFacts* command = is_solver ? at_path(program.path + " solve") : &program;
    for (const std::string& word : words.subspan(1)) {
        std::string path = command->path + ' ' + word;
        for (const auto& [typed, meant] : aliases) {
            if (path == program.path + ' ' + std::string(typed))
                path = program.path + ' ' + std::string(meant);
        }
        if (const CommandFacts* const below = at_path(path)) command = below;
    }
    return *command;
}

std::string files(const OptionFacts& option) {
    return "files" + (option.ending.empty() ? "" : ' ' + option.ending) + '\n';
}

std::string values(const OptionFacts& option, std::string_view typed, std::string_view before) {
    if (option.value == Value::file) return files(option);
    if (option.value == Value::folder) return "folders\n";
    if (option.value == Value::other) return "nothing " + option.shown + '\n';
    const bool is_list = option.value == Value::list;
    const std::size_t begin = is_list ? typed.rfind(',') + 1 : 0;
    Candidates candidates(typed.substr(begin));
    const std::string prefix = std::string(before).append(typed.substr(0, begin));
    for (const std::string& word : option.words) candidates.add(word, "", prefix);
    return candidates.of_kind(is_list ? "list" : "words");
}

// The option of this name, if it takes a value.
const OptionFacts* option_with_value(const CommandFacts& command, std::string_view name) {
    const auto found = std::ranges::find_if(command.options, [&](const OptionFacts& option) {
        return !option.is_positional() && option.value != Value::none &&
               std::ranges::find(option.names, name) != option.names.end();
    });
    return found == command.options.end() ? nullptr : &*found;
}

std::string arguments(const CommandFacts& command, std::string_view typed) {
    const auto find = [&](auto fits) {
        const auto found = std::ranges::find_if(command.options, [&](const OptionFacts& option) {
            return option.is_positional() && fits(option);
        });
        return found == command.options.end() ? nullptr : &*found;
    };
    if (const auto* option = find([](const OptionFacts& each) { return !each.words.empty(); })) {
        Candidates candidates(typed);
        for (const std::string& word : option->words) candidates.add(word, "");
        return candidates.of_kind("words");
    }
    const auto* file = find([](const OptionFacts& each) { return each.value == Value::file; });
    return file == nullptr ? "nothing\n" : files(*file);
}

}  // namespace

std::string completions(const CommandFacts& program, std::span<const std::string> words) {
    if (words.size() < 2) return "nothing\n";
    const CommandFacts& command = find_command(program, words.first(words.size() - 1));
    std::string_view typed = words.back();
    std::string_view previous = words[words.size() - 2];
    // `--option=value` is three words in bash, and one in other shells.
    std::string_view before;
    if (typed == "=") {
        typed = "";
    } else if (previous == "=" && words.size() > 2) {
        previous = words[words.size() - 3];
    } else if (const auto equals = typed.find('=');
               typed.starts_with("--") && equals != std::string_view::npos) {
        previous = typed.substr(0, equals);
        before = typed.substr(0, equals + 1);
        typed.remove_prefix(equals + 1);
    }
    if (const OptionFacts* const option = option_with_value(command, previous))
        return values(*option, typed, before);
    Candidates candidates(typed);
    if (typed.starts_with('-')) {
        for (const OptionFacts& option : command.options) {
            if (option.is_positional()) continue;
            for (const std::string& name : option.names) candidates.add(name, option.help);
        }
        return candidates.of_kind("words");
    }
    if (command.commands.empty()) return arguments(command, typed);
    for (const CommandFacts& below : command.commands) candidates.add(below.name, below.help);
    return candidates.of_kind("words");
}

}  // namespace bastide::cli
