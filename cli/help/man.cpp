// `bastide man`: the manual page, made from the options.

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "cli/help/commands.h"
#include "command/command_tree.h"
#include "command/fail.h"
#include "command/help_page.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

// Escapes plain text for roff: special characters, and lines that would be requests.
std::string plain(std::string_view text) {
    std::string roff;
    bool line_begins = true;
    for (const char character : text) {
        if (line_begins && (character == '.' || character == '\'')) roff += "\\&";
        if (character == '\\') {
            roff += "\\e";
        } else if (character == '-') {
            roff += "\\-";
        } else {
            roff += character;
        }
        line_begins = character == '\n';
    }
    return roff;
}

std::string upper(std::string text) {
    for (char& letter : text) {
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    }
    return text;
}

std::string section(std::string_view name) {
    return fmt::format(".SH {}\n", name);
}

std::string synopsis(const CommandFacts& command) {
    std::string line = fmt::format(".B {}\n", plain(command.path));
    if (!command.commands.empty() && !command.does_without) return line + ".I COMMAND\n";
    for (const std::string& option : required_options(command)) line += plain(option) + "\n";
    line +=
        command.commands.empty() ? "[\\fIOPTION\\fR]...\\&\n" : "[[\\fIOPTION\\fR]... | \\fICOMMAND\\fR]\n";
    for (const OptionFacts& option : command.options) {
        if (!option.is_positional()) continue;
        const std::string shown = fmt::format("\\fI{}\\fR", plain(option.shown));
        line += (option.is_required ? shown : "[" + shown + "]") + (option.takes_many ? "...\n" : "\n");
    }
    return line;
}

std::string option_entry(const OptionFacts& option) {
    std::string entry = ".TP\n";
    if (option.is_positional()) {
        entry += fmt::format("\\fI{}\\fR", plain(option.shown));
    } else {
        entry += fmt::format("\\fB{}\\fR", plain(fmt::format("{}", fmt::join(option.names, ", "))));
        if (option.value != OptionFacts::Value::none)
            entry += fmt::format(" \\fI{}\\fR", plain(option.shown));
    }
    return entry + "\n" + plain(option.help) + ".\n";
}

// Examples, which are indented, keep their lines. Text next to them is filled.
std::string footer(std::string_view text) {
    std::string roff;
    bool is_example = false;
    bool begins = true;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.starts_with(' ') != is_example && !line.empty()) {
            is_example = !is_example;
            begins = true;
            if (!is_example) roff += ".fi\n";
        }
        if (begins && !line.empty()) roff += is_example ? ".PP\n.nf\n" : ".PP\n";
        begins = line.empty();
        if (!line.empty()) roff += plain(line) + "\n";
    }
    return is_example ? roff + ".fi\n" : roff;
}

// Options of every command are listed with the program's.
std::string command_section(const CommandFacts& command, const CommandFacts& program) {
    std::string text =
        section("\"" + upper(command.path) + "\"") + plain(command.help) + ".\n.PP\n" + synopsis(command);
    for (const OptionFacts& option : command.options) {
        if (std::ranges::none_of(program.options,
                                 [&](const OptionFacts& common) { return common.names == option.names; }))
            text += option_entry(option);
    }
    return text + footer(command.footer) + footer(exit_statuses_line(command));
}

constexpr std::string_view statuses = R"(.TP
0
Success.
.TP
1
The command line is wrong.
.TP
2
The input is wrong, or a file cannot be read or written. A line on standard error gives the place and the expected input.
.TP
3
A limit was reached: the result is partial, and a line on standard error gives the reason.
.TP
130
Ctrl\-C: the results found so far were printed.
)";

constexpr std::string_view files_section = R"(.TP
.I $XDG_DATA_HOME/bastide/solo.db
Solo games played in the terminal, saved move by move. If XDG_DATA_HOME is not set, it is
.IR ~/.local/share .
.TP
.I $XDG_DATA_HOME/bastide/matches.db
Games of bastide match played in the terminal.
)";

// `version` is the program's name and version, "bastide 1.0.0".
std::string man_page(const CommandFacts& program, std::string_view version) {
    std::string text = fmt::format(".TH BASTIDE 1 \"\" \"{}\" \"Games\"\n", version);
    text += section("NAME") + "bastide, carcassonne \\- score, solve and play tile\\-laying games\n";
    text += section("SYNOPSIS") + synopsis(program) +
            "[\\fIOPTION\\fR]...\n.br\n.B carcassonne\n[\\fIOPTION\\fR]...\n.I FILE\n";
    text += section("DESCRIPTION") + plain(program.help) +
            ".\n.PP\n.B carcassonne\nis\n.B bastide solve\nunder another name.\n";
    text += section("OPTIONS");
    for (const OptionFacts& option : program.options) text += option_entry(option);
    for (const CommandFacts* command : all_commands(program)) {
        if (command != &program) text += command_section(*command, program);
    }
    text += section("EXAMPLES") + footer(program.footer);
    text += section("\"EXIT STATUS\"") + std::string(statuses);
    return text + section("FILES") + std::string(files_section);
}

}  // namespace

void add_man(Command app) {
    const Command command = app.add_subcommand("man", "Print the manual page");
    command.footer("\nExample:\n  bastide man | man -l -");
    command.run([app] { return finish(os::write_out(man_page(describe(app), "bastide " BASTIDE_VERSION))); });
}

}  // namespace bastide::cli
