// Numbers among a call's words.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide::engine {

// A whole number in digits, with nothing around it; below zero with a '-' before it.
inline std::optional<std::int64_t> number_of(std::string_view word) {
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return number;
}

}  // namespace bastide::engine
