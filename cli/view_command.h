// `bastide match view` and `bastide solo view`: a game on the screen, turn by turn.
#pragma once

#include <string>

#include "cli/terminal_game.h"
#include "command/command.h"
#include "command/fail.h"

namespace bastide::cli {

// What differs from game to game.
template <class Front>
struct Viewed {
    std::string game;      // "match"
    std::string argument;  // "MATCH"
    std::string command;   // "bastide match view"
    std::string list;      // that has the numbers: "bastide match games"
    std::string example;   // a file
    Result<typename Front::Table> (*find)(const std::string& name);
    Front (*front)();
};

template <class Front>
void add_view(Command parent, const Viewed<Front>& kind) {
    struct Options {
        std::string name;
        ScreenOptions screen;
    };
    const Command command = parent.add_subcommand("view", "Step through a " + kind.game + " in the terminal");
    auto& options = command.make_options<Options>();
    command
        .add_option(kind.argument, options.name,
                    "A recorded " + kind.game + ", or the number of one you played")
        .required()
        .type_name("");
    add_screen_options(command, options.screen);
    command.footer(
        "\nExamples:\n  " + kind.command + " " + kind.example + "\n  " + kind.command + " 12\n\n" +
        "The arrows step, space plays on by itself, and '?' lists the keys. '" + kind.list +
        "' lists what you\nplayed, with numbers. The exit status is 1 if the command line is wrong or "
        "there is no terminal, 2 if the\n" +
        kind.game + " cannot be read.");
    command.run(
        [kind](const Options& given, const GlobalOptions& global) {
            const auto table = kind.find(given.name);
            if (!table) return fail(global, table.error());
            if (!has_terminal(kind.command)) return Exit::usage;
            return watch_in_terminal(global, given.screen, kind.front(), *table, tui::Watched::record);
        },
        options);
}

}  // namespace bastide::cli
