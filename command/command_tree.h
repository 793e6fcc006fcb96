// The program's commands and options as plain values, for manuals and shells.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace bastide::cli {

struct OptionFacts {
    enum class Value : std::uint8_t { none, word, list, file, folder, other };

    std::vector<std::string> names;  // with dashes, the usual one first; without for a positional
    Value value = Value::none;
    std::string shown;               // what stands for the value in help, as "FILE" or "N [1]"
    std::vector<std::string> words;  // all there are, if the value is a word, or a list with commas
    std::string ending;              // of the files wanted, as "json", if the value is a file
    std::string help;
    bool is_required = false;
    bool takes_many = false;

    bool is_positional() const { return !names.front().starts_with('-'); }
};

struct CommandFacts {
    std::string name;  // the last word
    std::string path;  // all words, "bastide solo run"
    std::string help;
    std::string group;  // the title it is listed under
    std::string footer;
    std::vector<OptionFacts> options;
    std::vector<CommandFacts> commands;
    bool does_without = false;  // whether it does something where none of them is named
};

// The options of the program itself, except help and version, are options of every command that runs. They
// are included for subcommands.
CommandFacts describe(Command command);

// A command and all below it, each before its own.
std::vector<const CommandFacts*> all_commands(const CommandFacts& program);

}  // namespace bastide::cli
