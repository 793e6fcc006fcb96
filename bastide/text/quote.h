// Showing in a message what was read, whatever it was.
#pragma once

#include <string>
#include <string_view>

namespace bastide::text {

// The text with control characters, which a terminal might obey, as \xNN for each byte; those of Unicode,
// too, and bytes that are not UTF-8. So it can be shown and stored anywhere.
std::string printable(std::string_view text);

// The text in single quotes, with bytes that are not printable ASCII as \xNN, cut short with an ellipsis
// after 40 bytes.
std::string in_quotes(std::string_view text);

}  // namespace bastide::text
