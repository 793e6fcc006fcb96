// Makes arbitrary input printable in messages.
#pragma once

#include <string>
#include <string_view>

namespace bastide::text {

// Returns the text with \xNN for each byte of control characters, which a terminal might obey, and for bytes
// that are not UTF-8. It can be shown and stored anywhere.
std::string printable(std::string_view text);

// The text in single quotes, with bytes that are not printable ASCII as \xNN, cut short with an ellipsis
// after 40 bytes.
std::string in_quotes(std::string_view text);

}  // namespace bastide::text
