#include "bastide/draw/svg_words.h"

#include <algorithm>

#include "bastide/draw/numbers.h"
#include "bastide/text/utf8.h"
#include "bastide/text/wrap.h"

namespace bastide::draw {

std::string writable(std::string_view words) {
    constexpr std::string_view replaced = "\uFFFD";
    std::string out;
    while (!words.empty()) {
        const std::size_t size = text::character_size(words);
        const std::string_view character = words.substr(0, size);
        const bool is_control = character.size() == 1 && (character[0] < ' ' || character[0] == '\x7F');
        const bool is_replaced = size == 0 || character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
        if (!is_control) out += is_replaced ? replaced : character;
        words.remove_prefix(std::max<std::size_t>(1, size));
    }
    return out;
}

std::string in_xml(std::string_view words) {
    std::string out;
    for (const char each : words) {
        if (each == '&') {
            out += "&amp;";
        } else if (each == '<') {
            out += "&lt;";
        } else if (each == '>') {
            out += "&gt;";
        } else {
            out += each;
        }
    }
    return out;
}

std::vector<std::string> wrap_words(std::string_view words, std::size_t max_columns) {
    auto lines = text::wrap(words, max_columns);
    for (std::string& line : lines) line = shortened(line, max_columns);
    return lines;
}

std::string svg_text(std::string_view classes, std::string_view anchor, Point at, std::string_view words) {
    std::string out = "<text class=\"";
    out += classes;
    out += "\" text-anchor=\"";
    out += anchor;
    out += "\" x=\"" + svg_number(at.x) + "\" y=\"" + svg_number(at.y) + "\">";
    out += in_xml(words);
    return out + "</text>\n";
}

}  // namespace bastide::draw
