// CLI11 checks options in the order of their declaration. This file checks the words again in the order in
// which they were typed.
#include "command/usage_error.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <CLI/CLI.hpp>

#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"
#include "command/unknown_command.h"

namespace bastide::cli {
namespace {

using WordList = std::vector<std::string>;

// An error in a word, the number of words before it, and the command that it concerns.
struct Wrong {
    std::size_t place = 0;
    std::string what;
    std::string command;
};

bool is_option(const std::string& word) {
    return word.size() > 1 && word.starts_with('-');
}

bool holds(const WordList& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

std::string name_of(const std::string& word) {
    return word.substr(0, word.find('='));
}

std::string see_help(Command command) {
    return " (see '" + command.path() + " --help')";
}

// The selected command and its parents.
std::vector<CLI::App*> chain(Command selected) {
    std::vector<CLI::App*> all;
    for (CLI::App* each = &selected.app(); each != nullptr; each = each->get_parent()) all.push_back(each);
    return all;
}

bool is_help_request(Command selected) {
    return std::ranges::any_of(chain(selected),
                               [](const CLI::App* command) { return command->get_help_ptr()->count() > 0; });
}

// Returns the long names of options that help shows, and, if `with_hidden` is true, all others.
WordList option_names(Command selected, bool with_hidden) {
    WordList names;
    for (const CLI::App* command : chain(selected)) {
        for (const CLI::Option* option : command->get_options()) {
            for (const std::string& long_name : option->get_lnames()) {
                const std::string name = "--" + long_name;
                const bool is_hidden = find_hidden(selected.hidden_names(*option), name) != nullptr;
                const bool is_new = !holds(names, name);  // every command has --help
                if (is_new && (with_hidden || !is_hidden)) names.push_back(name);
            }
        }
    }
    return names;
}

// Names of options in other commands and programs.
constexpr auto option_synonyms = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"--bots", "--players"},
    {"--players", "--bots"},
    {"--names", "--players"},
    {"--explain", "--breakdown"},
    {"--breakdown", "--explain"},
    {"--playouts", "--simulations"},
    {"--log", "--to"},
    {"--landscape", "--to"},
    {"--rotate", "--rotations"},
    {"--svg", "--output"},
    {"--png", "--output"},
    {"--out", "--output"},
});

std::string unknown_option(Command selected, const std::string& word) {
    // It was typed before its command.
    const std::string name = name_of(word);
    if (holds(option_names(selected, true), name))
        return "put " + text::in_quotes(name) + " after " + text::in_quotes(selected.path());
    const std::string question = meant_option(selected, word);
    return "unknown option " + text::in_quotes(name_of(word)) +
           (question.empty() ? see_help(selected) : "; " + question);
}

std::size_t place_of(const std::string& word, const WordList& arguments) {
    return static_cast<std::size_t>(std::ranges::find(arguments, word) - arguments.begin());
}

// Ends the options: all words after it are arguments.
constexpr const char* end_of_options = "--";

std::string unexpected_word(const Program& program, const std::string& word, const WordList& arguments) {
    const Command selected = program.selected();
    const bool is_argument = place_of(word, arguments) > place_of(end_of_options, arguments);
    if (is_option(word) && !is_argument) return unknown_option(selected, word);
    if (!selected.subcommands().empty()) return unknown_command(program.command(), selected, word);
    const char* const after = is_argument && is_option(word) ? " after '--'" : "";
    return "unexpected argument " + text::in_quotes(word) + after + see_help(selected);
}

// True if a word is before the name of the command, where only the name of a group can be: "matc" in "matc
// play".
bool is_for_group(const Program& program, const std::string& word, const WordList& arguments) {
    const std::vector<CLI::App*> commands = chain(program.selected());
    if (is_option(word) || commands.size() < 2) return false;
    return place_of(word, arguments) < place_of(commands[commands.size() - 2]->get_name(), arguments);
}

// Returns the first word that no command takes.
std::optional<Wrong> first_unexpected(const Program& program, const WordList& arguments) {
    std::optional<Wrong> first;
    for (const CLI::App* command : chain(program.selected())) {
        if (command->get_allow_extras()) continue;
        for (const std::string& word : command->remaining()) {
            if (word == end_of_options) continue;
            const std::size_t place = place_of(word, arguments);
            if (first && first->place <= place) continue;
            if (is_for_group(program, word, arguments)) {
                const Command root = program.command();
                first = Wrong{place, unknown_command(root, root, word), root.path()};
            } else {
                first = Wrong{place, unexpected_word(program, word, arguments), program.selected().path()};
            }
        }
    }
    return first;
}

std::size_t place_of(const CLI::Option& option, const WordList& arguments) {
    const auto found = std::ranges::find_if(arguments, [&](const std::string& word) {
        if (option.get_positional()) return word == option.results().front();
        return is_option(word) && option.check_name(name_of(word));
    });
    return static_cast<std::size_t>(found - arguments.begin());
}

// Returns the name of an option as typed.
std::string typed_name(const CLI::Option& option, const WordList& arguments) {
    const std::size_t place = place_of(option, arguments);
    return option.get_positional() || place == arguments.size() ? option.get_name()
                                                                : name_of(arguments[place]);
}

// Returns the reason why the values of an option are too few or too many.
std::string wrong_count(const CLI::Option& option, const WordList& arguments) {
    const std::string name = typed_name(option, arguments);
    const auto given = static_cast<int>(option.count());
    if (given > option.get_items_expected_max()) return name + " is given more than once";
    const int due = option.get_items_expected_min();
    const std::string& shown = option.get_option_text();
    return name + " needs " + (due == 1 ? "a value" : std::to_string(due) + " values") +
           (shown.empty() ? "" : ": " + shown.substr(0, shown.find(" [")));
}

std::optional<std::string> values_error(CLI::Option& option, const WordList& arguments) {
    try {
        option.run_callback();
        return std::nullopt;
    } catch (const CLI::ArgumentMismatch&) {
        return wrong_count(option, arguments);
    } catch (const CLI::ConversionError& error) {
        const bool is_flag = option.get_items_expected_max() == 0;
        return is_flag ? typed_name(option, arguments) + " takes no value" : error.what();
    } catch (const CLI::ParseError& error) {
        return error.what();
    }
}

// Returns the first typed option with invalid values.
std::optional<Wrong> first_bad_value(const Program& program, const WordList& arguments) {
    std::optional<Wrong> first;
    for (const CLI::App* command : chain(program.selected())) {
        for (CLI::Option* option : command->parse_order()) {
            const std::size_t place = place_of(*option, arguments);
            if (first && first->place <= place) continue;
            if (auto why = values_error(*option, arguments))
                first = Wrong{place, *std::move(why), program.selected().path()};
        }
    }
    return first;
}

// Returns the first typed option that excludes another, and the excluded one.
std::string exclusion(Command selected) {
    const std::vector<CLI::Option*>& typed = selected.app().parse_order();
    for (CLI::Option* first : typed) {
        for (CLI::Option* second : typed) {
            if (first->get_excludes().contains(second))
                return first->get_name() + " cannot be used with " + second->get_name();
        }
    }
    return {};
}

// Returns errors of combinations and missing words.
std::string wrong_altogether(const Program& program, const CLI::ParseError& error,
                             const WordList& arguments) {
    const Command selected = program.selected();
    std::string what = error.what();
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) return exclusion(selected);
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return what + see_help(selected);
    if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr) {
        const std::string_view between = " requires ";
        return std::string(what).replace(what.find(between), between.size(), " needs ");
    }
    // The option is at the end of the line.
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        if (const CLI::Option* option = selected.app().get_option_no_throw(what.substr(0, what.find(':'))))
            return wrong_count(*option, arguments);
    }
    return what;
}

}  // namespace

std::vector<std::string> notes_on_names(Command selected, const WordList& arguments) {
    WordList notes;
    const auto end = std::ranges::find(arguments, end_of_options);
    for (const CLI::App* command : chain(selected)) {
        for (const CLI::Option* option : command->parse_order()) {
            for (const auto& [name, now] : selected.hidden_names(*option)) {
                const bool is_typed = std::ranges::find(arguments.begin(), end, name, name_of) != end;
                if (is_typed && !now.empty())
                    notes.push_back(std::string(name).append(" is now ").append(now));
            }
        }
    }
    std::ranges::sort(notes);
    notes.erase(std::ranges::unique(notes).begin(), notes.end());
    return notes;
}

std::string meant_option(Command command, const std::string& word) {
    if (!is_option(word)) return {};
    const WordList names = option_names(command, false);
    for (const auto& [typed, meant] : option_synonyms) {
        const std::array<std::string_view, 1> only = {meant};
        if (name_of(word) == typed && std::ranges::find(names, meant) != names.end())
            return text::did_you_mean(only);
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string typed = name_of(word);
    return text::did_you_mean("--" + typed.substr(std::min(typed.find_first_not_of('-'), typed.size())),
                              known);
}

std::optional<std::string> usage_error(const Program& program, const CLI::ParseError& error,
                                       const WordList& arguments) {
    const Command selected = program.selected();
    const bool is_group = !selected.subcommands().empty();
    const auto word = first_unexpected(program, arguments);
    if (is_help_request(selected) && !(word && is_group)) return std::nullopt;
    const auto value = first_bad_value(program, arguments);
    const auto because = [](const Wrong& wrong) { return wrong.command + ": " + wrong.what; };
    if (word && (!value || word->place < value->place)) return because(*word);
    if (value) return because(*value);
    if (is_group && dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return std::nullopt;
    return selected.path() + ": " + wrong_altogether(program, error, arguments);
}

}  // namespace bastide::cli
