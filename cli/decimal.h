// Decimal numbers as options give them.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/command.h"

namespace bastide::cli {

// The number that the whole text is, if it is one.
inline std::optional<double> decimal(std::string_view text) {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.begin(), text.end(), value);
    if (problem != std::errc() || end != text.end()) return std::nullopt;
    return value;
}

// For `transform` of an option that takes a whole number: by itself CLI11 would read 010 as 8 and take 0x10.
inline Option::Rewrite whole_number(std::int64_t least, std::int64_t most) {
    const auto read = [=](std::string& word) -> std::string {
        std::int64_t value = 0;
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
        const bool is_number = problem == std::errc() && end == word.data() + word.size();
        if (!is_number || value < least || value > most)
            return "'" + word + "' is no whole number from " + std::to_string(least) + " to " +
                   std::to_string(most);
        word = std::to_string(value);
        return "";
    };
    return read;
}

}  // namespace bastide::cli
