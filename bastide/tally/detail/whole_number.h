// Numbers in logs: decimal digits and nothing else.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide::tally::detail {

inline bool is_whole_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char each) { return each >= '0' && each <= '9'; });
}

// Returns the value of a whole number, or nullopt if it is above 2^63 - 1.
inline std::optional<std::int64_t> value_of(std::string_view whole_number) {
    std::int64_t value = 0;
    const auto read = std::from_chars(whole_number.data(), whole_number.data() + whole_number.size(), value);
    if (read.ec != std::errc()) return std::nullopt;
    return value;
}

// Reads a whole number from 1 to `most`. Returns nullopt for any other text.
inline std::optional<std::int32_t> number_up_to(std::int32_t most, std::string_view word) {
    const auto value = is_whole_number(word) ? value_of(word) : std::nullopt;
    if (!value || *value < 1 || *value > most) return std::nullopt;
    return static_cast<std::int32_t>(*value);
}

}  // namespace bastide::tally::detail
