// The byte order mark that some programs write at the start of UTF-8 text. Readers skip it.
#pragma once

#include <string_view>

namespace bastide::text {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace bastide::text
