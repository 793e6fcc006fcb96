// Helpers for text that may or may not be UTF-8.
#pragma once

#include <cstddef>
#include <string_view>

namespace bastide::text {

// Returns the length of the character at the start of a text, 1 to 4, or 0 if the text is empty or does not
// begin with valid UTF-8. Uses the table of well-formed sequences of the Unicode standard (3-7), so
// surrogates and overlong forms are invalid.
std::size_t character_size(std::string_view text);

// Returns the width of a text in columns of a terminal or a monospaced font. Double-width characters count
// twice. Combining marks also count, so the result is an upper bound.
std::size_t columns(std::string_view text);

// True if the whole text is UTF-8.
bool is_utf8(std::string_view text);

}  // namespace bastide::text
