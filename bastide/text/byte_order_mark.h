// The byte order mark that some programs write at the start of a text. Readers skip that of UTF-8.
#pragma once

#include <string_view>

namespace bastide::text {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// True if a text is UTF-16: it starts with that mark, or one of its first two bytes is zero.
constexpr bool is_utf16(std::string_view text) {
    return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
           (text.size() > 1 && (text[0] == '\0') != (text[1] == '\0'));
}

}  // namespace bastide::text
