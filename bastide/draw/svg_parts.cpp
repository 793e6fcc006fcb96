#include "bastide/draw/svg_parts.h"

#include "bastide/draw/numbers.h"
#include "bastide/draw/palette.h"

namespace bastide::draw {

std::string hatch_id(std::size_t tint) {
    return "b-hatch-" + decimal(static_cast<std::int64_t>(tint));
}

std::string hatch(std::size_t tint) {
    std::string out = "<pattern id=\"" + hatch_id(tint) + "\" class=\"" + tint_class(tint);
    out +=
        "\" width=\"10\" height=\"10\" patternUnits=\"userSpaceOnUse\" patternTransform=\"scale(1.25)\">"
        "<path class=\"b-wash\" d=\"M0,0H10V10H0Z\"/><path class=\"b-line\" d=\"";
    out += tints[tint].hatch;
    out += "\"/></pattern>\n";
    return out;
}

std::string svg_use(std::string_view id, Point at) {
    std::string out = "<use href=\"#";
    out += id;
    out += "\" x=\"" + svg_number(at.x) + "\" y=\"" + svg_number(at.y) + "\"/>";
    return out;
}

}  // namespace bastide::draw
