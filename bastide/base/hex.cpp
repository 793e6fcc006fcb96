#include "bastide/base/hex.h"

namespace bastide {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

}  // namespace

std::string to_hex(std::string_view bytes) {
    std::string digits;
    digits.reserve(2 * bytes.size());
    for (const char byte : bytes) {
        digits += hex_digits[static_cast<unsigned char>(byte) >> 4U];
        digits += hex_digits[static_cast<unsigned char>(byte) & 15U];
    }
    return digits;
}

std::optional<std::string> from_hex(std::string_view digits) {
    if (digits.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    bytes.reserve(digits.size() / 2);
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        const std::size_t high = hex_digits.find(digits[i]);
        const std::size_t low = hex_digits.find(digits[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes += static_cast<char>(high << 4U | low);
    }
    return bytes;
}

}  // namespace bastide
