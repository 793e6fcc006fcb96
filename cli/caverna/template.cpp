// `bastide caverna template`: an empty sheet, to fill in.
#include "bastide/caverna/read.h"
#include "cli/caverna/commands.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {

void add_caverna_template(Command caverna) {
    const Command command = caverna.add_subcommand("template", "Print an empty sheet to fill in");
    command.footer("\nExample:\n  bastide caverna template > mine.json");
    command.run([] { return finish(os::write_out(caverna::empty_sheet())); });
}

}  // namespace bastide::cli
