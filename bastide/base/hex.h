// Bytes as hexadecimal digits.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide {

// Returns two small digits per byte.
std::string to_hex(std::string_view bytes);

// Returns the bytes, or nullopt unless the text consists of pairs of small hexadecimal digits.
std::optional<std::string> from_hex(std::string_view digits);

}  // namespace bastide
