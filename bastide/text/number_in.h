// A number that is the whole of a text.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace bastide::text {

// Returns the number that the whole text represents, or nullopt if the text is not a number or is out of
// range.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace bastide::text
