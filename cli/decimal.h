// Decimal numbers as options give them.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace bastide::cli {

// The number that the whole text is, if it is one.
inline std::optional<double> decimal(std::string_view text) {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.begin(), text.end(), value);
    if (problem != std::errc() || end != text.end()) return std::nullopt;
    return value;
}

}  // namespace bastide::cli
