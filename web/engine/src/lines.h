// Several texts in one word of a call, such as names of players.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "web/engine/src/call.h"

namespace bastide::engine {

// Returns a text for each line, or an empty list for an empty word.
inline std::vector<std::string> lines_of(std::string_view word) {
    std::vector<std::string> lines;
    while (!word.empty()) {
        const std::size_t end = std::min(word.find('\n'), word.size());
        lines.emplace_back(word.substr(0, end));
        word.remove_prefix(std::min(end + 1, word.size()));
    }
    return lines;
}

template <>
inline constexpr auto reader<std::vector<std::string>> = lines_of;

}  // namespace bastide::engine
