// `bastide complete`: the tiles that fit the holes of a map.
#include "bastide/landscape/complete.h"

#include <expected>
#include <string>
#include <vector>

#include "bastide/draw/landscape/holes.h"
#include "bastide/draw/landscape/svg.h"
#include "bastide/draw/landscape/text.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/format.h"
#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/landscape/read.h"
#include "cli/landscape/commands.h"
#include "cli/print_each.h"
#include "command/fail.h"
#include "command/picture.h"
#include "os/atomic_file.h"
#include "os/input.h"

namespace bastide::cli {
namespace {

struct CompleteOptions {
    std::vector<std::string> files;
    PictureOptions picture;
    bool json = false;
    bool inside = false;
};

std::string terminal_picture(const CompleteOptions& options, const GlobalOptions& global,
                             const landscape::Landscape& landscape,
                             const std::vector<landscape::Hole>& holes) {
    const draw::TextStyle style = text_style(options.picture, global.color);
    std::string text = draw::landscape_text(landscape, find_features(landscape), style, holes);
    return text + (holes.empty() ? "" : "\n") + draw::hole_legend(holes, style);
}

Result<void> draw_document(const CompleteOptions& options, const landscape::Landscape& landscape,
                           const std::vector<landscape::Hole>& holes) {
    return write_picture(options.picture, draw::landscape_svg(landscape, find_features(landscape),
                                                              draw::Theme::by_reader, holes));
}

Result<landscape::Landscape> read_map(os::Input& input) {
    landscape::LandscapeReader reader;
    landscape::Landscape landscape;
    auto read = input.read_all([&](std::string_view piece) -> Result<void> {
        if (auto fed = reader.feed(piece, landscape); !fed) return fed;
        return check_size(landscape, landscape::ScoreOptions::store_limit);
    });
    if (!read) return std::unexpected(std::move(read.error()));
    if (auto finished = reader.finish(); !finished)
        return std::unexpected(input.with_name(std::move(finished.error())));
    return landscape;
}

// Returns the output for a map, and writes its picture if that goes to a file. A printed picture replaces the
// list, which has the same content.
std::expected<std::string, Exit> holes_text(const CompleteOptions& options, const GlobalOptions& global,
                                            const std::string& file) {
    const auto wrong = [](const Error& error) { return std::unexpected(fail(error)); };
    auto input = os::Input::open(file, "a map");
    if (!input) return wrong(input.error());
    const auto landscape = read_map(*input);
    if (!landscape) return wrong(landscape.error());
    const auto holes = find_holes(*landscape, !options.inside);
    if (options.picture.is_document()) {
        if (auto written = draw_document(options, *landscape, holes); !written) return wrong(written.error());
        if (options.picture.takes_stdout()) return std::string();
    } else if (options.picture.is_set()) {
        std::string picture = terminal_picture(options, global, *landscape, holes);
        if (!options.picture.goes_to_file()) return picture;
        if (auto written = os::write_file(options.picture.file, picture); !written)
            return wrong(written.error());
    }
    return options.json ? to_json(holes) : hole_lines(holes);
}

Exit complete_map(const CompleteOptions& options, const GlobalOptions& global) {
    return print_each(options.files, options.json,
                      [&](const std::string& file) { return holes_text(options, global, file); });
}

constexpr const char* complete_footer = R"(
Examples:
  bastide complete --inside examples/landscape/river-valley.json
  bastide complete --draw ansi examples/landscape/river-valley.json
  bastide complete -o holes.svg examples/landscape/river-valley.json
  bastide complete examples/landscape/*.json

A picture shows in every hole how many tiles fit. SVG and PNG also show up to nine of them.

Squares outside the map are in row 0 or column 0, or one beyond the last.)";

}  // namespace

void add_complete(Command app) {
    const Command command =
        app.add_subcommand("complete", "List the tiles that fit each empty square beside a tile");
    auto& options = command.make_options<CompleteOptions>();
    command.add_option("FILE", options.files, "The maps, as JSON. '-' or none is standard input")
        .type_name("*.json");
    command.add_flag("--json", options.json, "Print the result as JSON");
    add_picture_options(command, options.picture, "the map and the tiles that fit its holes", {.ansi = true});
    command.add_flag("--inside", options.inside, "Leave out the squares outside the map");
    command.footer(complete_footer);
    command.validate([&options, command] { validate(command, options.picture, options.files, {"--json"}); });
    command.run(complete_map, options);
}

}  // namespace bastide::cli
