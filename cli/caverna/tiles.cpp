// `bastide caverna tiles`: the furnishing tiles.
#include "bastide/caverna/format.h"
#include "cli/caverna/commands.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {

void add_caverna_tiles(Command caverna) {
    const Command command = caverna.add_subcommand("tiles", "List the 48 furnishing tiles");
    command.footer("\nExample:\n  bastide caverna tiles");
    command.run([] { return finish(os::write_out(caverna::tile_table())); });
}

}  // namespace bastide::cli
