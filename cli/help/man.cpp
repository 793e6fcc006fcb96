// `bastide man`: the manual page, made from the options.
#include "cli/help/commands.h"
#include "cli/help/man_page.h"
#include "command/command_tree.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {

void add_man(Command app) {
    const Command command = app.add_subcommand("man", "Print the manual page");
    command.footer("\nExample:\n  bastide man | man -l -");
    command.run([app] { return finish(os::write_out(man_page(describe(app), "bastide " BASTIDE_VERSION))); });
}

}  // namespace bastide::cli
