// A path with one or more classes, as an SVG element.
#pragma once

#include <string>
#include <string_view>

namespace bastide::draw {

// `data` is the value of the attribute `d`.
inline std::string svg_path(std::string_view classes, std::string_view data) {
    std::string out = "<path class=\"";
    out += classes;
    out += "\" d=\"";
    out += data;
    out += "\"/>";
    return out;
}

}  // namespace bastide::draw
