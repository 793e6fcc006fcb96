// All three find the command that the words so far name, then whether the word before asks for a value, and
// else offer the command's options, the commands below it, or files.
#include "cli/help/completion_scripts.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "command/alias.h"

namespace bastide::cli {
namespace {

using Value = OptionFacts::Value;
using Text = fmt::memory_buffer;

// Adds a line that is made by a pattern.
template <class... Parts>
void add(Text& text, fmt::format_string<Parts...> pattern, Parts&&... parts) {
    fmt::format_to(std::back_inserter(text), pattern, std::forward<Parts>(parts)...);
    text.push_back('\n');
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// In single quotes, as bash and zsh read them.
std::string quoted(const std::string& text) {
    return "'" + replaced(text, "'", R"('\'')") + "'";
}

// What `make` makes of each item.
template <class Items, class Make>
std::vector<std::string> each_of(const Items& items, Make make) {
    std::vector<std::string> made(items.size());
    std::ranges::transform(items, made.begin(), make);
    return made;
}

std::vector<const OptionFacts*> named_options(const CommandFacts& command) {
    std::vector<const OptionFacts*> options;
    for (const OptionFacts& option : command.options) {
        if (!option.is_positional()) options.push_back(&option);
    }
    return options;
}

// The ending of the files that a command takes without an option, "*" for any; empty if it takes none.
std::string files_taken(const CommandFacts& command) {
    for (const OptionFacts& option : command.options) {
        if (option.is_positional() && option.value == Value::file)
            return option.ending.empty() ? "*" : option.ending;
    }
    return {};
}

// The words there are for what a command takes without an option.
std::vector<std::string> positional_words(const CommandFacts& command) {
    for (const OptionFacts& option : command.options) {
        if (option.is_positional() && !option.words.empty()) return option.words;
    }
    return {};
}

// The words that go down to each command: 'bastide solo'|'bastide solo run'.
std::string paths_below(const CommandFacts& program) {
    std::vector<std::string> paths;
    for (const CommandFacts* command : all_commands(program)) {
        if (command != &program) paths.push_back(quoted(command->path));
    }
    return fmt::format("{}", fmt::join(paths, "|"));
}

// A line for each alias of a command; `{0}` in the pattern is what is typed and `{1}` what is meant.
std::string alias_lines(const CommandFacts& program, fmt::format_string<std::string, std::string> pattern) {
    std::string lines;
    for (const auto& [typed, meant] : aliases) {
        if (meant.starts_with('-')) continue;
        lines += fmt::format(pattern, fmt::format("{} {}", program.path, typed),
                             fmt::format("{} {}", program.path, meant));
    }
    return lines;
}

// The words before an option's value: 'bastide tally --plot'|'bastide tally -p'.
std::string words_before_value(const CommandFacts& command, const OptionFacts& option) {
    const auto words =
        each_of(option.names, [&](const std::string& name) { return quoted(command.path + " " + name); });
    return fmt::format("{}", fmt::join(words, "|"));
}

// A case for each option that takes a value; `complete` says how one is completed.
template <class Complete>
void add_value_cases(Text& text, const CommandFacts& program, Complete complete) {
    for (const CommandFacts* command : all_commands(program)) {
        for (const OptionFacts* option : named_options(*command)) {
            if (option->value == Value::none) continue;
            add(text, "        {}) {} return ;;", words_before_value(*command, *option), complete(*option));
        }
    }
}

// A name with its help, as zsh describes things.
std::string zsh_description(const std::string& name, const std::string& help) {
    return quoted(replaced(name, ":", "\\:") + ":" + replaced(help, ":", "\\:"));
}

// In single quotes, as fish reads them.
std::string fish_quoted(const std::string& text) {
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

// Files with an ending first, then others.
std::string fish_files(const std::string& ending) {
    return fmt::format(" '(__fish_complete_suffix .{})'", ending);
}

std::string fish_value(const OptionFacts& option) {
    switch (option.value) {
        case Value::none:
            return "";
        case Value::word:
            return fmt::format(" -x -a '{}'", fmt::join(option.words, " "));
        case Value::list:
            return fmt::format(" -x -a '(__bastide_list {})'", fmt::join(option.words, " "));
        case Value::file:
            return option.ending.empty() ? " -r -F" : " -r -k -a" + fish_files(option.ending);
        case Value::folder:
            return " -x -a '(__fish_complete_directories)'";
        case Value::other:
            return " -x";
    }
    return "";
}

std::string fish_names(const OptionFacts& option) {
    std::string names;
    for (const std::string& name : option.names) {
        const bool is_long = name.starts_with("--");
        names += (is_long ? " -l " : " -s ") + name.substr(is_long ? 2 : 1);
    }
    return names;
}

}  // namespace

std::string bash_completion(const CommandFacts& program) {
    Text text;
    add(text, R"(# Completion of the command bastide for bash.
# The last of a list of words with commas; what is before it is kept.
_bastide_list() {{
    local before=
    [[ $current == *,* ]] && before=${{current%,*}},
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${{current##*,}}")
    compopt -o nospace
}}
# Files with an ending, and folders; if there are none, all files.
_bastide_files() {{
    mapfile -t COMPREPLY < <(compgen -f -o plusdirs -X "!*.$1" -- "$current")
    (( ${{#COMPREPLY[@]}} )) || mapfile -t COMPREPLY < <(compgen -f -- "$current")
    compopt -o filenames
}}
_bastide() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command=bastide commands= options= words= files= word
    [[ ${{COMP_WORDS[0]##*/}} == carcassonne ]] && command='bastide solve'
    # --option=value comes as three words.
    if [[ $current == = ]]; then
        current=
    elif [[ $previous == = ]]; then
        previous=${{COMP_WORDS[COMP_CWORD - 2]}}
    fi
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$command $word" in
{}        {}) command="$command $word" ;;
        esac
    done
    case "$command $previous" in)",
        alias_lines(program, "        '{0}') command='{1}' ;;\n"), paths_below(program));
    add_value_cases(text, program, [](const OptionFacts& option) -> std::string {
        switch (option.value) {
            case Value::word:
                return fmt::format(R"(mapfile -t COMPREPLY < <(compgen -W '{}' -- "$current");)",
                                   fmt::join(option.words, " "));
            case Value::list:
                return fmt::format("_bastide_list '{}';", fmt::join(option.words, " "));
            case Value::file:
                return fmt::format("_bastide_files '{}';", option.ending.empty() ? "*" : option.ending);
            case Value::folder:
                return R"(mapfile -t COMPREPLY < <(compgen -d -- "$current"); compopt -o filenames;)";
            default:
                return "COMPREPLY=();";
        }
    });
    add(text, "    esac\n    case $command in");
    for (const CommandFacts* command : all_commands(program)) {
        const auto commands =
            each_of(command->commands, [](const CommandFacts& below) { return below.name; });
        std::vector<std::string> options;
        for (const OptionFacts* option : named_options(*command))
            options.insert(options.end(), option->names.begin(), option->names.end());
        add(text, "        {}) commands='{}' options='{}' words='{}' files={} ;;", quoted(command->path),
            fmt::join(commands, " "), fmt::join(options, " "), fmt::join(positional_words(*command), " "),
            quoted(files_taken(*command)));
    }
    add(text, "{}", R"(    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    elif [[ $commands ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$current")
    elif [[ $words ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    elif [[ $files ]]; then
        _bastide_files "$files"
    fi
}
complete -F _bastide bastide carcassonne)");
    return fmt::to_string(text);
}

std::string zsh_completion(const CommandFacts& program) {
    Text text;
    add(text, R"(#compdef bastide carcassonne
# Completion of the command bastide for zsh.
_bastide() {{
    local command=bastide files= word
    local -a commands options words_due
    [[ ${{words[1]:t}} == carcassonne ]] && command='bastide solve'
    for word in ${{words[2,CURRENT-1]}}; do
        case "$command $word" in
{}        ({}) command="$command $word" ;;
        esac
    done
    case "$command $words[CURRENT-1]" in)",
        alias_lines(program, "        ('{0}') command='{1}' ;;\n"), paths_below(program));
    add_value_cases(text, program, [](const OptionFacts& option) -> std::string {
        switch (option.value) {
            case Value::word:
                return fmt::format("compadd -- {};", fmt::join(option.words, " "));
            case Value::list:
                return fmt::format("compset -P '*,'; compadd -S '' -- {};", fmt::join(option.words, " "));
            case Value::file:
                return option.ending.empty() ? "_files;"
                                             : fmt::format("_files -g '*.{}(-.)';", option.ending);
            case Value::folder:
                return "_files -/;";
            default:
                return fmt::format("_message {};", quoted(option.shown));
        }
    });
    add(text, "    esac\n    case $command in");
    for (const CommandFacts* command : all_commands(program)) {
        const auto commands = each_of(command->commands, [](const CommandFacts& below) {
            return zsh_description(below.name, below.help);
        });
        std::vector<std::string> options;
        for (const OptionFacts* option : named_options(*command)) {
            const auto described = each_of(
                option->names, [&](const std::string& name) { return zsh_description(name, option->help); });
            options.insert(options.end(), described.begin(), described.end());
        }
        add(text, "        {}) commands=({}) options=({}) words_due=({}) files={} ;;", quoted(command->path),
            fmt::join(commands, " "), fmt::join(options, " "), fmt::join(positional_words(*command), " "),
            quoted(files_taken(*command)));
    }
    add(text, "{}", R"zsh(    esac
    if [[ $words[CURRENT] == -* ]]; then
        _describe option options
    elif (( $#commands )); then
        _describe command commands
    elif (( $#words_due )); then
        compadd -- $words_due
    elif [[ -n $files ]]; then
        _files -g "*.$files(-.)"
    fi
}
_bastide "$@")zsh");
    return fmt::to_string(text);
}

std::string fish_completion(const CommandFacts& program) {
    Text text;
    add(text, R"(# Completion of the command bastide for fish.
function __bastide_is_at
    set -l command bastide
    for word in (commandline -opc)[2..]
        switch "$command $word"
{}            case {}
                set command "$command $word"
        end
    end
    test "$command" = "$argv"
end
# Words of a list with commas: what is there is kept.
function __bastide_list
    set -l before (string match -r '.*,' -- (commandline -ct))
    for word in $argv
        echo "$before$word"
    end
end
complete -c bastide -f)",
        alias_lines(program, "            case '{0}'\n                set command '{1}'\n"),
        replaced(paths_below(program), "|", " "));
    for (const CommandFacts* command : all_commands(program)) {
        const std::string here = fmt::format("complete -c bastide -n '__bastide_is_at {}'", command->path);
        for (const CommandFacts& below : command->commands)
            add(text, "{} -a {} -d {}", here, below.name, fish_quoted(below.help));
        for (const OptionFacts* option : named_options(*command))
            add(text, "{}{}{} -d {}", here, fish_names(*option), fish_value(*option),
                fish_quoted(option->help));
        for (const std::string& word : positional_words(*command)) add(text, "{} -a {}", here, word);
        const std::string files = files_taken(*command);
        if (files == "*") add(text, "{} -F", here);
        if (!files.empty() && files != "*") add(text, "{} -k -a{}", here, fish_files(files));
    }
    add(text, "complete -c carcassonne -w 'bastide solve'");
    return fmt::to_string(text);
}

}  // namespace bastide::cli
