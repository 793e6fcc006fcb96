// The style sheet is the table of colours written out.
#include "bastide/draw/palette.h"

#include "bastide/draw/numbers.h"

namespace bastide::draw {

namespace {

// Every drawn line is of one weight.
constexpr std::string_view lines =
    ".b-ink{stroke-width:1.1;stroke-linejoin:round;stroke-linecap:round}\n"
    ".b-hatch,.b-rule,.b-seam{fill:none;stroke-width:1.1;stroke-linecap:round}\n"
    ".b-wash{fill:currentColor;fill-opacity:.24;stroke:none}\n"
    ".b-line{fill:none;stroke:currentColor;stroke-width:1.3;stroke-opacity:.7}\n"
    ".b-check{fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:none}\n"
    ".b-seal{fill:currentColor;stroke-width:1.1;stroke-dasharray:none}\n"
    ".b-curve{fill:none;stroke:currentColor;stroke-width:2.4;stroke-linejoin:round}\n"
    ".b-plain,.b-mid .b-detail,.b-far .b-detail{display:none}\n"
    ".b-mid .b-plain,.b-far .b-plain{display:inline}\n"
    ".b-plain .b-ink{stroke-width:.7}\n"
    ".b-far .b-plain .b-ink{stroke:none}\n"
    ".b-far .b-wall{stroke-width:3.4}\n"
    ".b-far .b-line{stroke-opacity:.3}\n"
    ".b-mid .b-wall{stroke-width:1.8}\n"
    ".b-leader{fill:none;stroke:currentColor;stroke-width:1.1}\n"
    ".b-label,.b-words{font:500 15px ui-monospace,'DejaVu Sans "
    "Mono',monospace;font-variant-numeric:tabular-nums}\n";

// One rule for every class, from the light or the dark column.
std::string rules(bool dark) {
    std::string out;
    const auto append = [&out](std::string_view name, std::string_view declarations) {
        out += '.';
        out += name;
        out += '{';
        out += declarations;
        out += "}\n";
    };
    for (const Paint& paint : paints) append(paint.name, dark ? paint.dark : paint.light);
    for (std::size_t tint = 0; tint < tints.size(); ++tint) {
        const auto colour = dark ? tints[tint].dark : tints[tint].light;
        append(tint_class(tint), "color:" + std::string(colour));
        append(pen_class(tint), "color:" + std::string(dark ? tints[tint].dark_pen : tints[tint].pen));
    }
    return out;
}

}  // namespace

std::string tint_class(std::size_t tint) {
    return "b-t" + decimal(static_cast<std::int64_t>(tint));
}

std::string pen_class(std::size_t tint) {
    return "b-p" + decimal(static_cast<std::int64_t>(tint));
}

std::string style_sheet(Theme theme) {
    std::string out(lines);
    out += rules(theme == Theme::dark);
    if (theme == Theme::by_reader) out += "@media (prefers-color-scheme:dark){\n" + rules(true) + "}\n";
    return out;
}

}  // namespace bastide::draw
