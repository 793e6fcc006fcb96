// A caller's words in pictures: valid in XML and short enough.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/draw/shape.h"
#include "bastide/text/utf8.h"

namespace bastide::draw {

inline constexpr double glyph_width = 9;  // of a label's character, in any monospaced font

// Returns words that XML can contain. Control characters are removed, and bytes that are not UTF-8, U+FFFE
// and U+FFFF are replaced.
std::string writable(std::string_view words);

// Escapes writable words for XML.
std::string in_xml(std::string_view words);

using text::columns;

// Returns writable words, or as much of their start as fits, and "…".
std::string shortened(std::string_view words, std::size_t max_columns);

// Wraps writable words. A word longer than a line is cut.
std::vector<std::string> wrapped(std::string_view words, std::size_t max_columns);

// Returns text at a position, with its words escaped for XML. `anchor` is "start", "middle" or "end".
std::string svg_text(std::string_view classes, std::string_view anchor, Point at, std::string_view words);

}  // namespace bastide::draw
