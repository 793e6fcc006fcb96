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

// The option of this name, if it takes a value.
const OptionFacts* option_with_value(const CommandFacts& command, std::string_view name) {
    const auto found = std::ranges::find_if(command.options, [&](const OptionFacts& option) {
        return !option.is_positional() && option.value != Value::none && option.has_name(name);
    });
    return found == command.options.end() ? nullptr : &*found;
}

// The meaning of the words before the one being typed.
struct Line {
    const CommandFacts* command = nullptr;  // null after an unknown command, and if it only asks for help
    bool is_help = false;                   // for 'help'
    bool is_after_dashes = false;           // only arguments follow
};

Line read_line(const CommandFacts& program, std::span<const std::string> words) {
    const auto below = [](const CommandFacts& command, const std::string& name) {
        const auto found = std::ranges::find(command.commands, name, &CommandFacts::name);
        return found == command.commands.end() ? nullptr : &*found;
    };
    Line line{.command = &program};
    const std::vector<std::string> typed = with_alias_meant({words.begin() + 1, words.end()});
    for (std::size_t i = 0; i < typed.size() && !line.is_after_dashes; ++i) {
        const std::string& word = typed[i];
        line.is_after_dashes = word == "--";
        if (word == "-h" || word == "--help" || word == "-V" || word == "--version") return {};
        if (line.command->commands.empty()) continue;
        if (word.starts_with('-')) {
            const bool is_split = i + 1 < typed.size() && typed[i + 1] == "=";
            if (option_with_value(program, word) != nullptr) i += is_split ? 2 : 1;
        } else if (line.command == &program && word == "help" && !line.is_help) {
            line.is_help = true;
        } else if (const CommandFacts* const named = below(*line.command, word)) {
            line.command = named;
        } else if (!line.command->does_without) {
            return {};
        }
    }
    return line;
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
    const Line line = read_line(program, words.first(words.size() - 1));
    if (line.command == nullptr) return "nothing\n";
    const CommandFacts& command = *line.command;
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
    const bool may_be_option = !line.is_after_dashes;
    const CommandFacts& with_options = line.is_help ? program : command;
    if (const OptionFacts* const option = may_be_option ? option_with_value(with_options, previous) : nullptr)
        return values(*option, typed, before);
    Candidates candidates(typed);
    if (may_be_option && typed.starts_with('-')) {
        for (const OptionFacts& option : with_options.options) {
            if (option.is_positional()) continue;
            for (const std::string& name : option.names) candidates.add(name, option.help);
        }
        return candidates.of_kind("words");
    }
    if (command.commands.empty()) return line.is_help ? "nothing\n" : arguments(command, typed);
    for (const CommandFacts& below : command.commands) candidates.add(below.name, below.help);
    return candidates.of_kind("words");
}

}  // namespace bastide::cli
