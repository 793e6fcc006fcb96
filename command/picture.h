// Options for pictures, the same for all commands: --draw KIND, -o FILE, --width PIXELS.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/draw/landscape/text_style.h"
#include "command/command.h"

namespace bastide::cli {

struct PictureOptions {
    enum class Kind : std::uint8_t { none, ansi, svg, png };

    Kind kind = Kind::none;
    std::string file = "-";  // "-" is standard output
    int width = 0;           // the width of a PNG in pixels; 0 means the width of the SVG

    bool is_set() const { return kind != Kind::none; }
    bool is_document() const { return kind == Kind::svg || kind == Kind::png; }
    bool goes_to_file() const { return is_set() && file != "-"; }
    // True if a picture is requested. Nothing else is then printed.
    bool takes_stdout() const { return is_document() && file == "-"; }
};

// Options for only some pictures.
struct PictureExtras {
    bool ansi = false;                   // true if the picture can be drawn in the terminal
    bool svg_option = false;             // accepts --svg FILE, the former name of --draw svg -o FILE
    OptionNames output = "-o,--output";  // the names of this option
};

// Adds the options. `what` names the subject, such as "the map".
void add_picture_options(Command command, PictureOptions& picture, const std::string& what,
                         const PictureExtras& extras = {});

// For `transform` of the option --width.
std::string picture_width(std::string& word);

// Completes the options after parsing. Without --draw, derives the format from the file extension. Rejects
// impossible combinations: one picture of several inputs, a picture that would overwrite the input, a file
// extension of another format, two results on standard output (the picture and the output of a `printed`
// option), and a PNG to a terminal or without bastide-png. No inputs means standard input.
void validate(Command command, PictureOptions& picture, const std::vector<std::string>& inputs,
              const std::vector<std::string>& printed = {});

// Returns the style of a text picture: in colour if the user wants that, and without the options if the
// output is a terminal.
draw::TextStyle text_style(const PictureOptions& picture, os::ColorMode color);

// Writes an SVG document in the requested format to the requested file.
Result<void> write_picture(const PictureOptions& picture, const std::string& svg);

}  // namespace bastide::cli
