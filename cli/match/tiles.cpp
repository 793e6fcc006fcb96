// `bastide match tiles`: the types of tile, as a list, JSON or a picture.
#include <string>

#include "bastide/draw/match/svg.h"
#include "bastide/match/tile_list.h"
#include "cli/match/commands.h"
#include "command/fail.h"
#include "command/picture.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

using namespace match;

struct TilesOptions {
    PictureOptions picture;
    bool json = false;
};

Exit run_tiles(const TilesOptions& options) {
    if (options.picture.is_set()) {
        const auto written = write_picture(options.picture, draw::match_sheet_svg());
        if (!written || options.picture.takes_stdout()) return finish(written);
    }
    return finish(os::write_out(options.json ? tiles_json() : tiles_text()));
}

}  // namespace

void add_match_tiles(Command match) {
    const Command command =
        match.add_subcommand("tiles", "List the 24 types of tile and their usual letters");
    auto& options = command.make_options<TilesOptions>();
    command.add_flag("--json", options.json, "Print them as JSON, with all their segments");
    add_picture_options(command, options.picture, "them", {.svg_option = true});
    command.footer("\nExample:\n  bastide match tiles -o tiles.png");
    command.validate([&options, command] { validate(command, options.picture, {""}, {"--json"}); });
    command.run(run_tiles, options);
}

}  // namespace bastide::cli
