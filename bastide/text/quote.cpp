#include "bastide/text/quote.h"

#include "bastide/text/utf8.h"

namespace bastide::text {
namespace {

std::string escaped(char byte) {
    constexpr std::string_view hex = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(byte);
    return {'\\', 'x', hex[code >> 4], hex[code & 0xF]};
}

bool is_control(char byte) {
    return (byte >= '\0' && byte < ' ') || byte == 0x7F;
}

// Returns the length of an unprintable sequence at the start of a text, or 0: a byte that is not UTF-8, or a
// control character, including those beyond ASCII that some terminals obey (U+0080 to U+009F), end a line
// (U+2028, U+2029), or change the text direction.
std::size_t unprintable_size(std::string_view text) {
    if (is_control(text[0]) || character_size(text) == 0) return 1;
    const auto byte = [text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto between = [](unsigned value, unsigned first, unsigned last) {
        return value >= first && value <= last;
    };
    if (byte(0) == 0xC2 && between(byte(1), 0x80, 0x9F)) return 2;
    if (byte(0) == 0xD8 && byte(1) == 0x9C) return 2;
    const bool turns = (byte(1) == 0x80 && (between(byte(2), 0x8E, 0x8F) || between(byte(2), 0xA8, 0xAE))) ||
                       (byte(1) == 0x81 && between(byte(2), 0xA6, 0xA9));
    return byte(0) == 0xE2 && turns ? 3 : 0;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t unprintable = unprintable_size(text);
        for (const char byte : text.substr(0, unprintable)) out += escaped(byte);
        const std::size_t printed = unprintable == 0 ? character_size(text) : 0;
        out += text.substr(0, printed);
        text.remove_prefix(unprintable + printed);
    }
    return out;
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 40;
    std::string out = "'";
    for (const char byte : text.substr(0, most)) {
        const bool is_ascii = byte >= '\0';
        out += is_control(byte) || !is_ascii ? escaped(byte) : std::string(1, byte);
    }
    return out + (text.size() > most ? "…'" : "'");
}

}  // namespace bastide::text
