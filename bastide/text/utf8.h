// Taking a text apart that may or may not be UTF-8.
#pragma once

#include <cstddef>
#include <string_view>

namespace bastide::text {

// Returns the length of the character at the start of a text, 1 to 4, or 0 if it is not UTF-8 or empty. Uses
// the table of well-formed sequences of the Unicode standard (3-7), so surrogates and overlong forms are
// invalid.
std::size_t character_size(std::string_view text);

// Returns the columns of a text in a terminal or a monospaced font: characters of double width count twice,
// and marks that combine count, too, so that it is no less than what is seen.
std::size_t columns(std::string_view text);

// True if all of a text is UTF-8.
bool is_utf8(std::string_view text);

}  // namespace bastide::text
