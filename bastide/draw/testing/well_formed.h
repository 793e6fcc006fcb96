// A small check that a text is well-formed XML. It covers only the parts of XML that pictures use.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide::draw::testing {

// Returns the number of times that `part` occurs in `text`, without overlap.
inline int count(std::string_view text, std::string_view part) {
    int found = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + part.size())) ++found;
    return found;
}

inline bool has_bare_markup(std::string_view words) {
    for (auto at = words.find_first_of(">&"); at != words.npos; at = words.find_first_of(">&", at + 1)) {
        const auto rest = words.substr(at);
        if (!rest.starts_with("&amp;") && !rest.starts_with("&lt;") && !rest.starts_with("&gt;")) return true;
    }
    return false;
}

// Returns the error. Returns an empty text if tags close in order, attributes are quoted and unique, no
// markup character is unescaped, and there is exactly one root.
inline std::string fault_in_xml(std::string_view text) {
    std::vector<std::string_view> open;
    int roots = 0;
    while (!text.empty()) {
        const auto tag = text.find('<');
        const auto words = text.substr(0, tag);
        if (has_bare_markup(words)) return "bare markup: " + std::string(words);
        if (tag == text.npos) {
            if (words.find_first_not_of(" \n") != words.npos) return "text after the end";
            break;
        }
        const auto end = text.find('>', tag);
        if (end == text.npos) return "unclosed tag";
        std::string_view inside = text.substr(tag + 1, end - tag - 1);
        text.remove_prefix(end + 1);
        if (inside.starts_with('/')) {
            if (open.empty() || open.back() != inside.substr(1))
                return "unexpected end: " + std::string(inside);
            open.pop_back();
            continue;
        }
        roots += open.empty() ? 1 : 0;
        const bool alone = inside.ends_with('/');
        if (alone) inside.remove_suffix(1);
        const auto name = inside.substr(0, inside.find(' '));
        if (!alone) open.push_back(name);
        inside.remove_prefix(name.size());
        std::vector<std::string_view> attributes;
        while (!inside.empty()) {
            const auto equals = inside.find("=\"");
            const auto close = equals == inside.npos ? equals : inside.find('"', equals + 2);
            if (close == inside.npos || inside.front() != ' ') return "bad attribute: " + std::string(inside);
            const auto attribute = inside.substr(1, equals - 1);
            for (const auto earlier : attributes) {
                if (earlier == attribute) return "twice: " + std::string(attribute);
            }
            attributes.push_back(attribute);
            if (inside.substr(equals + 2, close - equals - 2).find_first_of("<&") != inside.npos)
                return "bare markup";
            inside.remove_prefix(close + 1);
        }
    }
    if (!open.empty()) return "never closed: " + std::string(open.back());
    return roots == 1 ? "" : "not one root";
}

}  // namespace bastide::draw::testing
