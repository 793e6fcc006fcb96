// Boxes as text.
//
//     start L
//     L 4      # a type of tile, and how many the box has
//     RFr 8
//
// Lines or commas separate the types, in any order: "start L, L 4, RFr 8". The start tile is RCr if none is
// named. '#' begins a comment, and "L:4" is the same as "L 4".
#pragma once

#include <string>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/match/box.h"
#include "bastide/text/excerpt.h"

namespace bastide::match {

// Returns one line, with the types in the order of `types`.
std::string to_text(const Box& box);

// As `to_text`, without spaces: "start:L,L:4,RFr:8".
std::string to_word(const Box& box);

// Reads the output of both. Errors give the line and the column.
[[nodiscard]] Result<Box> read_box(std::string_view text);

// As above, for the part of another text.
[[nodiscard]] Result<Box> read_box_in(const text::Excerpt& text);

}  // namespace bastide::match
