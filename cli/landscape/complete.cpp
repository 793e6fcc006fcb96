// `bastide complete`: what fits the holes of a map.
#include "bastide/landscape/complete.h"

#include <algorithm>
#include <memory>
#include <span>

#include "bastide/landscape/format.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/text_scorer.h"
#include "cli/input.h"
#include "cli/landscape/commands.h"
#include "cli/output.h"

namespace bastide::cli {
namespace {

struct Options {
    std::string file = "-";
    bool json = false;
    bool inside = false;
};

Exit run(const Options& options) {
    auto input = Input::open(options.file, "a map");
    if (!input) return fail(input.error());
    landscape::LandscapeReader reader;
    landscape::Landscape landscape;
    auto read = input->read_all([&](std::string_view piece) -> Result<void> {
        if (auto fed = reader.feed(piece, landscape); !fed) return fed;
        return check_size(landscape, landscape::ScoreOptions::kept_limit);
    });
    if (!read) return fail(read.error());
    if (auto finished = reader.finish(); !finished) return fail(input->named(finished.error()));
    const auto holes = find_holes(landscape, !options.inside);
    if (options.json) return finish(write_out(to_json(holes)));
    // A line may be long: not all of them are made before the first is written.
    constexpr std::size_t at_once = 10'000;
    for (std::size_t at = 0; at < holes.size(); at += at_once) {
        const auto some = std::span(holes).subspan(at, std::min(at_once, holes.size() - at));
        if (auto written = write_out(hole_lines(some)); !written) return fail(written.error());
    }
    return Exit::done;
}

constexpr const char* footer = R"(
Example:
  bastide complete --inside examples/landscape/river-valley.json

Squares outside the map are in row 0 or column 0, or one beyond the last.)";

}  // namespace

void add_complete(Command app, Chosen& chosen) {
    const Command command =
        app.add_subcommand("complete", "List the tiles that fit each empty square beside a tile");
    auto options = std::make_shared<Options>();
    command.add_option("FILE", options->file, "The map, as JSON; '-' or none is standard input")
        .type_name("*.json");
    command.add_flag("--json", options->json, "Print the result as JSON");
    command.add_flag("--inside", options->inside, "Leave out the squares outside the map");
    command.footer(footer);
    command.callback([options, &chosen] { chosen.run = [options](const Common&) { return run(*options); }; });
}

}  // namespace bastide::cli
