#include "command/help_page.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/text/utf8.h"
#include "bastide/text/wrap.h"

namespace bastide::cli {
namespace {

using text::columns;
using text::entry;
using text::wrap_paragraphs;

// A name and its help.
using Entry = std::pair<std::string, std::string>;

// The column where the help starts next to names. Most names should fit before it.
std::size_t help_column(const std::vector<Entry>& entries, std::size_t width) {
    constexpr std::size_t gaps = 4;  // before and after a name
    const std::size_t most = std::min<std::size_t>(width / 3, 30);
    std::size_t column = 0;
    for (const auto& [name, help] : entries) {
        const std::size_t width_of_names = columns(name) + gaps;
        if (width_of_names <= most) column = std::max(column, width_of_names);
    }
    return column == 0 ? most : column;
}

std::string section(const std::string& title, const std::vector<Entry>& entries, std::size_t column,
                    std::size_t width) {
    if (entries.empty()) return "";
    std::string text = "\n" + title + ":\n";
    for (const auto& [name, help] : entries) text += entry(name, help, column, width);
    return text;
}

std::string usage(const CommandFacts& command) {
    std::string line = "Usage: " + command.path;
    if (!command.commands.empty() && !command.does_without) return line + " COMMAND";
    for (const std::string& option : required_options(command)) line += ' ' + option;
    line += command.commands.empty() ? " [OPTIONS]" : " [OPTIONS | COMMAND]";
    for (const OptionFacts& option : command.options) {
        if (!option.is_positional()) continue;
        const std::string shown = option.shown + (option.takes_many ? "..." : "");
        line += option.is_required ? " " + shown : " [" + shown + "]";
    }
    return line;
}

Entry entry_of(const OptionFacts& option) {
    if (option.is_positional()) return {option.shown, option.help};
    std::vector<std::string> names = option.names;
    std::ranges::sort(names, {}, &std::string::size);  // "-o, --output"
    std::string shown = fmt::format("{}", fmt::join(names, ", "));
    if (option.value != OptionFacts::Value::none) shown += ' ' + option.shown;
    return {shown, option.help};
}

std::string options(const CommandFacts& command, std::size_t width) {
    std::vector<Entry> arguments;
    std::vector<Entry> options;
    for (const OptionFacts& option : command.options)
        (option.is_positional() ? arguments : options).push_back(entry_of(option));
    const auto help =
        std::ranges::find_if(options, [](const Entry& each) { return each.first == "-h, --help"; });
    if (help != options.end()) std::rotate(help, help + 1, options.end());
    return section("Arguments", arguments, help_column(arguments, width), width) +
           section("Options", options, help_column(options, width), width);
}

// The subcommands by group, in the order of their first commands.
std::string commands(const CommandFacts& command, std::size_t width) {
    std::vector<Entry> all;
    std::vector<std::pair<std::string, std::vector<Entry>>> groups;
    for (const CommandFacts& below : command.commands) {
        auto group = std::ranges::find(groups, below.group, [](const auto& each) { return each.first; });
        if (group == groups.end()) group = groups.insert(groups.end(), {below.group, {}});
        group->second.emplace_back(below.name, below.help);
        all.emplace_back(below.name, below.help);
    }
    std::string text;
    for (const auto& [title, entries] : groups)
        text += section(title, entries, help_column(all, width), width);
    return text;
}

}  // namespace

std::string exit_statuses_line(const CommandFacts& command) {
    std::string line;
    for (const auto& [status, meaning] : command.exit_statuses)
        line +=
            fmt::format("{}{} {}", line.empty() ? "Exit status: " : ", ", static_cast<int>(status), meaning);
    return line.empty() ? "" : line + ".";
}

std::string help_page(const CommandFacts& command, std::size_t width) {
    std::string text =
        wrap_paragraphs(command.help + ".", width) + '\n' + wrap_paragraphs(usage(command), width);
    const bool is_group = !command.commands.empty();
    text += is_group ? commands(command, width) + options(command, width) : options(command, width);
    const std::size_t begin = command.footer.find_first_not_of('\n');
    if (begin != std::string::npos) text += '\n' + wrap_paragraphs(command.footer.substr(begin), width);
    const std::string statuses = exit_statuses_line(command);
    return statuses.empty() ? text : text + '\n' + wrap_paragraphs(statuses, width);
}

}  // namespace bastide::cli
