// Words in pictures: a caller's own, made fit for XML and short enough for their place.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/draw/shape.h"
#include "bastide/text/utf8.h"

namespace bastide::draw {

inline constexpr double glyph_width = 9;  // of a label's character, in whatever monospaced font

// Words with what XML has no way to write left out, control characters, or shown as replaced: bytes that are
// not UTF-8, and U+FFFE and U+FFFF, which are not characters.
std::string writable(std::string_view words);

// Writable words with what XML would take for tags spelled otherwise.
std::string in_xml(std::string_view words);

using text::columns;

// Writable words, or as much of their beginning as fits, and "…".
std::string shortened(std::string_view words, std::size_t most_columns);

// Writable words in lines; a word that is longer than a line is shortened.
std::vector<std::string> wrapped(std::string_view words, std::size_t most_columns);

// Text at a place, its words made fit for XML. `anchor` is "start", "middle" or "end".
std::string svg_text(std::string_view classes, std::string_view anchor, Point at, std::string_view words);

}  // namespace bastide::draw
