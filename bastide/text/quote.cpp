#include "bastide/text/quote.h"

namespace bastide {

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 40;
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "'";
    for (const char byte : text.substr(0, most)) {
        if (byte >= ' ' && byte < 0x7F) {
            out += byte;
        } else {
            const auto code = static_cast<unsigned char>(byte);
            out += {'\\', 'x', hex[code >> 4], hex[code & 0xF]};
        }
    }
    return out + (text.size() > most ? "…'" : "'");
}

}  // namespace bastide
