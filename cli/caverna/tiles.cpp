// `bastide caverna tiles`: the furnishing tiles.
#include "bastide/caverna/format.h"
#include "bastide/caverna/format_pad.h"
#include "cli/caverna/commands.h"
#include "command/fail.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {

void add_caverna_tiles(Command caverna) {
    struct Options {
        bool json = false;
    };
    const Command command = caverna.add_subcommand("tiles", "List the 48 furnishing tiles");
    auto& options = command.make_options<Options>();
    command.add_flag("--json", options.json, "Print them as JSON");
    command.footer("\nExample:\n  bastide caverna tiles");
    command.run(
        [](const Options& given) {
            return finish(
                os::write_out(given.json ? caverna::tiles_json() : caverna::tile_table(os::output_width())));
        },
        options);
}

}  // namespace bastide::cli
