// Values of options: numbers, lists of words, names of files.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command/command.h"

namespace bastide::cli {

// The number that the whole text is, if it is one that a Number holds.
template <class Number>
std::optional<Number> decimal(std::string_view text) {
    Number value = 0;
    const auto [end, problem] = std::from_chars(text.begin(), text.end(), value);
    if (problem != std::errc() || end != text.end()) return std::nullopt;
    return value;
}

// A number of seconds above 0, fractions allowed.
inline std::optional<double> seconds(std::string_view text) {
    const auto value = decimal<double>(text);
    return value && *value > 0 && *value <= 1e9 ? value : std::nullopt;
}

// The error message if it returns nothing.
inline constexpr const char* no_seconds = "must be a number above 0, at most 1000000000";

// True if a text is a whole number without a sign, which may be too large to hold.
inline bool is_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char each) { return '0' <= each && each <= '9'; });
}

// For `transform` of an option that takes a whole number: by itself CLI11 would read 010 as 8 and take 0x10.
Option::Rewrite whole_number(std::int64_t least, std::int64_t most);

// Splits a list at its commas. Returns at least one word, which may be empty.
std::vector<std::string> words_of_list(std::string_view list);

// For `check` of an option that names a file or folder: a script's variable may be empty.
inline std::string name_error(const std::string& name) {
    return name.empty() ? "the name is empty" : "";
}

// Returns a seed for games where none is given: eight letters and digits that are not mistaken for one
// another.
std::string random_seed();

}  // namespace bastide::cli
