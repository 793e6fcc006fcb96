// Makes a caller's text fit for pictures: valid in XML and short enough.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/draw/shape.h"
#include "bastide/text/shortened.h"
#include "bastide/text/utf8.h"

namespace bastide::draw {

inline constexpr double glyph_width = 9;  // the width of a label's character, in any monospaced font

// Returns the text in a form that XML can contain. Control characters are removed, and bytes that are not
// UTF-8, U+FFFE and U+FFFF are replaced.
std::string writable(std::string_view words);

// Escapes text returned by `writable` for XML.
std::string in_xml(std::string_view words);

using text::columns;
using text::shortened;

// Wraps text returned by `writable` into lines. Words longer than a line are cut.
std::vector<std::string> wrap_words(std::string_view words, std::size_t max_columns);

// Returns a <text> element at a position, escaped for XML. `anchor` is "start", "middle" or "end".
std::string svg_text(std::string_view classes, std::string_view anchor, Point at, std::string_view words);

}  // namespace bastide::draw
