// `bastide complete`: what fits the holes of a map.
#include "bastide/landscape/complete.h"

#include <algorithm>
#include <memory>
#include <span>

#include <unistd.h>

#include "bastide/draw/landscape/holes.h"
#include "bastide/draw/landscape/svg.h"
#include "bastide/draw/landscape/text.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/format.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/text_scorer.h"
#include "cli/input.h"
#include "cli/landscape/commands.h"
#include "cli/output.h"
#include "cli/picture.h"

namespace bastide::cli {
namespace {

struct Options {
    std::string file = "-";
    PictureOptions picture;
    bool json = false;
    bool inside = false;
};

Result<void> list(const std::vector<landscape::Hole>& holes) {
    // A line may be long: not all of them are made before the first is written.
    constexpr std::size_t at_once = 10'000;
    for (std::size_t at = 0; at < holes.size(); at += at_once) {
        const auto some = std::span(holes).subspan(at, std::min(at_once, holes.size() - at));
        if (auto written = write_out(hole_lines(some)); !written) return written;
    }
    return {};
}

std::string terminal_picture(const Options& options, const Common& common,
                             const landscape::Landscape& landscape,
                             const std::vector<landscape::Hole>& holes) {
    const bool to_screen = !options.picture.goes_to_file();
    const bool color = to_screen ? use_color(common.color, STDOUT_FILENO) : common.color == When::always;
    const draw::TextStyle style = {.color = color, .unicode = speaks_utf8()};
    std::string text = draw::landscape_text(landscape, find_features(landscape), style, holes);
    return text + (holes.empty() ? "" : "\n") + draw::hole_legend(holes, style);
}

Result<void> draw_holes(const Options& options, const Common& common, const landscape::Landscape& landscape,
                        const std::vector<landscape::Hole>& holes) {
    if (options.picture.kind == PictureOptions::Kind::ansi)
        return write_file(options.picture.file, terminal_picture(options, common, landscape, holes));
    return write_picture(options.picture, draw::landscape_svg(landscape, find_features(landscape),
                                                              draw::Theme::by_reader, holes));
}

Exit run(const Options& options, const Common& common) {
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
    if (options.picture.is_wanted()) {
        const auto drawn = draw_holes(options, common, landscape, holes);
        // The picture holds what the list says.
        if (!drawn || !options.picture.goes_to_file()) return finish(drawn);
    }
    return finish(options.json ? write_out(to_json(holes)) : list(holes));
}

constexpr const char* footer = R"(
Examples:
  bastide complete --inside examples/landscape/river-valley.json
  bastide complete --draw ansi examples/landscape/river-valley.json
  bastide complete -o holes.svg examples/landscape/river-valley.json

A picture says in every hole how many tiles fit, and shows them: a rotation each if they are many.

Squares outside the map are in row 0 or column 0, or one beyond the last.)";

}  // namespace

void add_complete(Command app, Chosen& chosen) {
    const Command command =
        app.add_subcommand("complete", "List the tiles that fit each empty square beside a tile");
    auto options = std::make_shared<Options>();
    command.add_option("FILE", options->file, "The map, as JSON; '-' or none is standard input")
        .type_name("*.json");
    command.add_flag("--json", options->json, "Print the result as JSON");
    add_picture_options(command, options->picture, "the map and what fits its holes", {.ansi = true});
    command.add_flag("--inside", options->inside, "Leave out the squares outside the map");
    command.footer(footer);
    command.callback([options, command, &chosen] {
        settle(command, options->picture, {options->file}, {"--json"});
        chosen.run = [options](const Common& common) { return run(*options, common); };
    });
}

}  // namespace bastide::cli
