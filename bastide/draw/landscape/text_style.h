// Styles for pictures made of characters.
#pragma once

namespace bastide::draw {

struct TextStyle {
    bool color = false;  // ANSI escape codes with 256 colours for foreground and background, for any terminal
    bool unicode = false;  // box-drawing characters in UTF-8, otherwise ASCII
};

}  // namespace bastide::draw
