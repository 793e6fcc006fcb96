#include "bastide/text/quote.h"

namespace bastide {
namespace {

std::string escaped(char byte) {
    constexpr std::string_view hex = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(byte);
    return {'\\', 'x', hex[code >> 4], hex[code & 0xF]};
}

bool is_control(char byte) {
    return (byte >= '\0' && byte < ' ') || byte == 0x7F;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string out;
    for (const char byte : text) out += is_control(byte) ? escaped(byte) : std::string(1, byte);
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

}  // namespace bastide
