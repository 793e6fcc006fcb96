// `bastide help`: what a command does and how it is written.
#include <memory>
#include <string>
#include <vector>

#include "cli/help/commands.h"
#include "command/alias.h"
#include "command/command_tree.h"
#include "command/fail.h"
#include "command/help_page.h"
#include "command/unknown_command.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

Exit run(Command program, const Common& common, const std::vector<std::string>& words) {
    Command named = program;
    for (const std::string& word : with_alias_meant(words)) {
        const auto below = named.subcommand(word);
        if (!below) {
            os::eprintln(common.command + ": " + unknown_command(program, named, word));
            return Exit::usage;
        }
        named = *below;
    }
    return finish(os::write_out(help_page(describe(named), os::text_width())));
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
