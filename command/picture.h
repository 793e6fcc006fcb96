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
    int width = 0;           // of a PNG, in pixels; 0 is as wide as the SVG

    bool is_wanted() const { return kind != Kind::none; }
    bool is_document() const { return kind == Kind::svg || kind == Kind::png; }
    bool goes_to_file() const { return is_wanted() && file != "-"; }
    // Then nothing else is printed.
    bool takes_stdout() const { return is_document() && file == "-"; }
};

// What only some pictures have.
struct PictureExtras {
    bool ansi = false;          // a form for terminals
    std::string shortcut = {};  // an older option that takes a file: "--svg"
};

// Adds the options; `what` is drawn: "the map".
void add_picture_options(Command command, PictureOptions& picture, const std::string& what,
                         const PictureExtras& extras = {});

// For `transform` of the option --width.
std::string picture_width(std::string& word);

// After parsing: takes the kind from the file's ending if --draw was not given, and refuses what cannot be
// done: one picture of several inputs, a picture over the input, two results on standard output (the picture,
// and what one of the `printed` options prints), a PNG in a terminal or where there is no program that makes
// it. No input stands for standard input.
void validate(Command command, PictureOptions& picture, const std::vector<std::string>& inputs,
              const std::vector<std::string>& printed = {});

// Writes an SVG document as what was asked for, to where it was asked for.
Result<void> write_picture(const PictureOptions& picture, const std::string& svg);

}  // namespace bastide::cli
