// `bastide help`: the purpose and syntax of commands.
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

Exit run(Command program, const GlobalOptions& global, const std::vector<std::string>& words) {
    Command command = program;
    std::string typed;
    for (const std::string& word : with_alias_meant(words)) {
        typed += (typed.empty() ? "" : " ") + word;
        const auto below = command.subcommand(word);
        if (!below) {
            os::eprintln(global.command + ": " + unknown_command(program, command, word, typed));
            return Exit::usage;
        }
        command = *below;
    }
    return finish(os::write_out(help_page(describe(command), os::text_width())));
}

}  // namespace

void add_help(Command app) {
    const Command command = app.add_subcommand("help", "Explain a command and its options");
    auto& words = command.make_options<std::vector<std::string>>();
    command.add_option("COMMAND", words, "The command, such as solo run. Without one, lists all commands")
        .type_name("");
    command.footer("Examples:\n  bastide help\n  bastide help solo run");
    command.run([app](const std::vector<std::string>& path,
                      const GlobalOptions& global) { return run(app, global, path); },
                words);
}

}  // namespace bastide::cli
