#include "bastide/draw/svg_parts.h"

#include <algorithm>
#include <array>

#include "bastide/draw/numbers.h"
#include "bastide/draw/palette.h"

namespace bastide::draw {

std::string svg_document(double width, double height, std::string_view title, std::string_view description,
                         std::string_view style, std::string_view art) {
    const std::string size = "width=\"" + svg_number(width) + "\" height=\"" + svg_number(height);
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + "\" viewBox=\"0 0 " +
                      svg_number(width) + ' ' + svg_number(height) + "\" role=\"img\"";
    if (description.empty()) {
        out.append(">\n<title>").append(title).append("</title>\n");
    } else {
        out.append(" aria-labelledby=\"b-title b-desc\">\n<title id=\"b-title\">").append(title);
        out.append("</title>\n<desc id=\"b-desc\">").append(description).append("</desc>\n");
    }
    out.append("<style>\n").append(style).append("</style>\n<rect class=\"b-table\" ").append(size);
    return out.append("\"/>\n").append(art).append("</svg>\n");
}

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

std::string dashed_path(std::string_view classes, std::string_view dashes, std::string_view data) {
    std::string out = "<path class=\"";
    out.append(classes).append("\" stroke-dasharray=\"").append(dashes);
    return out.append("\" d=\"").append(data).append("\"/>\n");
}

std::string svg_use(std::string_view id, Point at) {
    std::string out;
    add_use(out, id, at);
    return out;
}

// Maps have at least one of these per tile, so it is built in a buffer before it is appended.
void add_use(std::string& out, std::string_view id, Point at) {
    std::array<char, 2 * max_number_length + 20> place;
    char* end = std::ranges::copy(std::string_view("\" x=\""), place.data()).out;
    end = write_number(end, at.x);
    end = std::ranges::copy(std::string_view("\" y=\""), end).out;
    end = write_number(end, at.y);
    end = std::ranges::copy(std::string_view("\"/>"), end).out;
    out += std::string_view("<use href=\"#");
    out += id;
    out.append(place.data(), end);
}

}  // namespace bastide::draw
