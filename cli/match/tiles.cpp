// `bastide match tiles`: the types of tile, as a list, JSON or a picture.
#include <memory>
#include <string>

#include "bastide/draw/match/svg.h"
#include "bastide/match/tile_list.h"
#include "cli/file_name.h"
#include "cli/match/commands.h"
#include "cli/output.h"

namespace bastide::cli {
namespace {

using namespace match;

Exit run_tiles(bool json, const std::string& svg) {
    if (!svg.empty()) {
        const auto written = write_file(svg, draw::match_sheet_svg());
        if (!written || svg == "-") return finish(written);
    }
    return finish(write_out(json ? tiles_json() : tiles_text()));
}

}  // namespace

void add_match_tiles(Command match, Chosen& chosen) {
    const Command command = match.add_subcommand("tiles", "The 24 types of tile, with their usual letters");
    auto json = std::make_shared<bool>(false);
    auto svg = std::make_shared<std::string>();
    command.add_flag("--json", *json, "Print them as JSON, with all pieces");
    command.add_option("--svg", *svg, "Draw them; '-' prints the picture alone")
        .check(why_bad_name)
        .option_text("FILE");
    command.footer("\nExample:\n  bastide match tiles --svg tiles.svg");
    command.callback(
        [json, svg, &chosen] { chosen.run = [json, svg](const Common&) { return run_tiles(*json, *svg); }; });
}

}  // namespace bastide::cli
