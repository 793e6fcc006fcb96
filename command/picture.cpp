#include "command/picture.h"

#include <utility>

#include <unistd.h>

#include "command/enum_option.h"
#include "command/option_values.h"
#include "command/png.h"
#include "os/atomic_file.h"
#include "os/files.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

using Kind = PictureOptions::Kind;

constexpr int widest = 32767;  // in pixels, for PNG

Kind kind_by_ending(const std::string& file) {
    if (file == "-" || file.ends_with(".svg") || file.ends_with(".SVG")) return Kind::svg;
    if (file.ends_with(".png") || file.ends_with(".PNG")) return Kind::png;
    return Kind::none;
}

Option add_svg_option(Command command, PictureOptions& picture) {
    const auto take = [&picture](const std::string& file) {
        picture.kind = Kind::svg;
        picture.file = file;
    };
    return command.add_option_function(OptionNames::replaced("--svg", "--draw svg -o"), take, "")
        .check(name_error)
        .option_text("FILE");
}

}  // namespace

void add_picture_options(Command command, PictureOptions& picture, const std::string& what,
                         const PictureExtras& extras) {
    std::vector<std::pair<std::string, Kind>> kinds = {{"svg", Kind::svg}, {"png", Kind::png}};
    if (extras.ansi) kinds.insert(kinds.begin(), {"ansi", Kind::ansi});
    const Option draw =
        add_choice(command, "--draw", picture.kind, kinds,
                   "Draw " + what + (extras.ansi ? ": ansi for the terminal, svg, or png" : ": svg or png"),
                   extras.ansi ? "ansi|svg|png" : "svg|png");
    const Option output = command
                              .add_option(extras.output, picture.file,
                                          "Write the picture to this file. Without --draw, the file "
                                          "extension (.svg or .png) decides the format")
                              .check(name_error)
                              .option_text("FILE");
    command.add_option("--width", picture.width, "Width of a PNG. The height is in proportion")
        .transform(picture_width)
        .option_text("PIXELS");
    if (extras.svg_option) add_svg_option(command, picture).excludes(draw).excludes(output);
}

std::string picture_width(std::string& word) {
    return whole_number(1, widest)(word);
}

void validate(Command command, PictureOptions& picture, const std::vector<std::string>& inputs,
              const std::vector<std::string>& printed) {
    const bool names_file = command.is_given("--output");
    if (names_file && !picture.is_set()) {
        picture.kind = kind_by_ending(picture.file);
        if (!picture.is_set())
            reject("-o",
                   "'" + picture.file + "' ends in neither .svg nor .png: add --draw svg or --draw png");
    }
    const Kind ending = kind_by_ending(picture.file);
    if (names_file && picture.is_document() && picture.file != "-" && ending != Kind::none &&
        ending != picture.kind) {
        const bool is_svg = picture.kind == Kind::svg;
        reject("-o", "'" + picture.file + "' is the name of " + (is_svg ? "a PNG" : "an SVG") +
                         ", and --draw " + (is_svg ? "svg writes an SVG" : "png writes a PNG") +
                         ": change one of them");
    }
    if (command.is_given("--width") && picture.kind != Kind::png)
        reject("--width is the width of a PNG: add --draw png, or -o FILE.png");
    if (picture.is_set() && picture.file == "-") {
        for (const std::string& option : printed) {
            if (command.is_given(option))
                reject(option + " cannot share standard output with the picture: add -o FILE");
        }
    }
    if ((picture.is_document() || picture.goes_to_file()) && inputs.size() > 1)
        reject(std::string(picture.goes_to_file() ? "-o" : "--draw") +
               " draws only one file: run the command once per file");
    if (picture.goes_to_file() && os::would_overwrite(inputs.empty() ? "-" : inputs.front(), picture.file))
        reject("-o would overwrite the input: name another file");
    if (picture.kind != Kind::png) return;
    if (const std::string why = why_no_png(); !why.empty()) reject("--draw png", why);
    if (picture.file == "-" && isatty(STDOUT_FILENO) == 1)
        reject("--draw png", "a terminal cannot show a PNG: write it with -o FILE, or redirect it");
}

draw::TextStyle text_style(const PictureOptions& picture, os::ColorMode color) {
    const bool in_color =
        picture.goes_to_file() ? color == os::ColorMode::always : os::use_color(color, STDOUT_FILENO);
    return {.color = in_color, .unicode = os::speaks_utf8()};
}

Result<void> write_picture(const PictureOptions& picture, const std::string& svg) {
    if (picture.kind != Kind::png) return os::write_file(picture.file, svg);
    auto png = png_of(svg, picture.width);
    if (png) return os::write_file(picture.file, *png);
    png.error().where.file = picture.file == "-" ? "<stdout>" : picture.file;
    return std::unexpected(std::move(png.error()));
}

}  // namespace bastide::cli
