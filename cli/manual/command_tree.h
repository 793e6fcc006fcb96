// What the program's commands and options are, as plain values, for manuals and shells.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"

namespace bastide::cli {

struct OptionFacts {
    enum class Value : std::uint8_t { none, word, file, folder, other };

    std::vector<std::string> names;  // with their dashes, the usual one first; one without for a positional
    Value value = Value::none;
    std::string shown;               // what stands for the value in help, as "FILE" or "N [1]"
    std::vector<std::string> words;  // all there are, if the value is a word
    std::string help;
    bool is_required = false;

    bool is_positional() const { return !names.front().starts_with('-'); }
};

struct CommandFacts {
    std::string name;  // the last word
    std::string path;  // all words, "bastide solo run"
    std::string help;
    std::string footer;  // its own: not that of the command above
    std::vector<OptionFacts> options;
    std::vector<CommandFacts> commands;
};

// The options of the program itself, help and version aside, are options of every command that runs.
CommandFacts describe(Command command);

// A command and all below it, each before its own.
std::vector<const CommandFacts*> all_commands(const CommandFacts& program);

}  // namespace bastide::cli
