// Styles for pictures made of characters.
#pragma once

namespace bastide::draw {

struct TextStyle {
    bool color = false;    // ANSI escape codes for foreground and background, with 256 colours
    bool unicode = false;  // box-drawing characters in UTF-8, otherwise ASCII
};

}  // namespace bastide::draw
