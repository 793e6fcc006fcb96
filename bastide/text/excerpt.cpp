#include "bastide/text/excerpt.h"

#include <algorithm>

namespace bastide::text {

Excerpt trimmed(const Excerpt& excerpt) {
    constexpr std::string_view blanks = " \t\r";
    const Excerpt rest = excerpt.after(std::min(excerpt.text.find_first_not_of(blanks), excerpt.text.size()));
    return rest.first(rest.text.find_last_not_of(blanks) + 1);
}

std::vector<Excerpt> split(const Excerpt& excerpt, char separator) {
    std::vector<Excerpt> parts;
    Excerpt rest = excerpt;
    while (true) {
        const std::size_t end = std::min(rest.text.find(separator), rest.text.size());
        parts.push_back(trimmed(rest.first(end)));
        if (end == rest.text.size()) return parts;
        rest = rest.after(end + 1);
    }
}

}  // namespace bastide::text
