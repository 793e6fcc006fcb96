// Makes arbitrary input printable in messages.
#pragma once

#include <string>
#include <string_view>

namespace bastide::text {

// Returns the text with \xNN for each byte of control characters, which a terminal might obey, and for each
// byte that is not UTF-8. The result can be shown and stored anywhere.
std::string printable(std::string_view text);

// Returns the text in single quotes, with bytes that are not printable ASCII as \xNN. Texts longer than 40
// bytes are cut and end in an ellipsis.
std::string in_quotes(std::string_view text);

}  // namespace bastide::text
