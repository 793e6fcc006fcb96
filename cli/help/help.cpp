// `bastide help`: what a command does and how it is written.
#include <memory>
#include <string>
#include <vector>

#include "cli/alias.h"
#include "cli/help/command_tree.h"
#include "cli/help/commands.h"
#include "cli/help/help_page.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "cli/unknown_command.h"

namespace bastide::cli {
namespace {

Exit run(Command program, const Common& common, const std::vector<std::string>& words) {
    Command named = program;
    for (const std::string& word : with_alias_meant(words)) {
        const auto below = named.subcommand(word);
        if (!below) {
            say(common.command + ": " + unknown_command(program, named, word));
            return Exit::usage;
        }
        named = *below;
    }
    return finish(write_out(help_page(describe(named), text_width())));
}

}  // namespace

void add_help(Command app, Chosen& chosen) {
    const Command command = app.add_subcommand("help", "Explain a command and its options");
    auto words = std::make_shared<std::vector<std::string>>();
    command.add_option("COMMAND", *words, "The command, such as solo run; without one, the list of all")
        .type_name("");
    command.footer("Examples:\n  bastide help\n  bastide help solo run");
    command.callback([words, app, &chosen] {
        chosen.run = [words, app](const Common& common) { return run(app, common, *words); };
    });
}

}  // namespace bastide::cli
