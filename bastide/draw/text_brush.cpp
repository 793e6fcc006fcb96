#include "bastide/draw/text_brush.h"

#include <utility>

#include "bastide/draw/numbers.h"

namespace bastide::draw {

void Brush::paint(const Painted& cell) {
    if (color_ && cell.shade != shade_) change(cell.shade);
    line_ += cell.glyph;
}

std::string Brush::line() && {
    if (shade_) change(std::nullopt);
    line_.erase(line_.find_last_not_of(' ') + 1);
    return std::move(line_) + '\n';
}

void Brush::change(std::optional<Shade> shade) {
    line_ += shade ? "\x1b[38;5;" + decimal(shade->ink) + ";48;5;" + decimal(shade->ground) + 'm' : "\x1b[0m";
    shade_ = shade;
}

}  // namespace bastide::draw
