// The program's commands and options as plain values, for the manual and for shell completion.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "command/command.h"

namespace bastide::cli {

struct OptionFacts {
    enum class Value : std::uint8_t { none, word, list, file, folder, other };

    std::vector<std::string> names;  // with dashes, the most common name first; without dashes if the option
                                     // is positional
    std::vector<std::string> hidden_names;  // which also work
    Value value = Value::none;
    std::string shown;               // the placeholder for the value in help, such as "FILE" or "N [1]"
    std::vector<std::string> words;  // all possible words, if the value is a word or a list
    std::string ending;              // if the value is a file, the file extension, such as "json"
    std::string help;
    bool is_required = false;
    bool takes_many = false;

    bool has_name(std::string_view name) const {
        return std::ranges::find(names, name) != names.end() ||
               std::ranges::find(hidden_names, name) != hidden_names.end();
    }
    bool is_positional() const { return !names.front().starts_with('-'); }
};

struct CommandFacts {
    std::string name;  // the last word
    std::string path;  // all words, such as "bastide solo run"
    std::string help;
    std::string group;  // the heading under which the command is listed
    std::string footer;
    std::map<Exit, std::string> exit_statuses;  // with their meanings; none if it only has subcommands
    std::vector<OptionFacts> options;
    std::vector<CommandFacts> commands;
    bool does_without = false;  // true if the command can run without a subcommand
};

// Describes a command. Commands that run also accept the program's own options, except help and version, so
// the descriptions of subcommands include them.
CommandFacts describe(Command command);

// Returns how the required options of a command, which are not positional, are given: "--bots NAME,NAME[,…]".
std::vector<std::string> required_options(const CommandFacts& command);

// Returns a command and all its direct and indirect subcommands, each parent before its subcommands.
std::vector<const CommandFacts*> all_commands(const CommandFacts& program);

}  // namespace bastide::cli
