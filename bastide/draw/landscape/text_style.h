// How pictures are drawn with characters.
#pragma once

namespace bastide::draw {

struct TextStyle {
    bool color = false;  // ANSI escape codes with 256 colours; ground and ink are both set, for any terminal
    bool unicode = false;  // box-drawing characters in UTF-8; otherwise ASCII alone
};

}  // namespace bastide::draw
