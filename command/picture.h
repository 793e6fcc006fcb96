// Options for pictures, which are the same wherever the command draws one: --draw KIND, -o FILE, --width
// PIXELS.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/base/result.h"
#include "command/command.h"

namespace bastide::cli {

struct PictureOptions {
    enum class Kind : std::uint8_t { none, ansi, svg, png };

    Kind kind = Kind::none;
    std::string file = "-";  // or standard output
    int width = 0;           // of a PNG in pixels; 0 is the width of the SVG

    bool is_wanted() const { return kind != Kind::none; }
    bool is_document() const { return kind == Kind::svg || kind == Kind::png; }
    bool goes_to_file() const { return is_wanted() && file != "-"; }
    // Then nothing else is printed.
    bool takes_stdout() const { return is_document() && file == "-"; }
};

// Options of only some pictures.
struct PictureExtras {
    bool ansi = false;          // a form for terminals
    std::string shortcut = {};  // an older option that takes a file: "--svg"
};

// Adds the options. `what` names the subject: "the map".
void add_picture_options(Command command, PictureOptions& picture, const std::string& what,
                         const PictureExtras& extras = {});

// For `transform` of the option --width.
std::string picture_width(std::string& word);

// Called after parsing: derives the format from the file extension without --draw. Rejects impossible
// combinations: one picture of several inputs, a picture over the input, two results on standard output (the
// picture and the output of a `printed` option), a PNG to a terminal or without the program that makes it.
// Without inputs, standard input is read.
void validate(Command command, PictureOptions& picture, const std::vector<std::string>& inputs,
              const std::vector<std::string>& printed = {});

// Writes an SVG document in the requested format and place.
Result<void> write_picture(const PictureOptions& picture, const std::string& svg);

}  // namespace bastide::cli
