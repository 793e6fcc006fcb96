// The mark that some programs write before a text in UTF-8. Readers pass over it.
#pragma once

#include <string_view>

namespace bastide::text {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace bastide::text
