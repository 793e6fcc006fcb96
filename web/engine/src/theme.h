// The words for the themes of pictures.
#pragma once

#include <string_view>

#include "bastide/draw/palette.h"
#include "web/engine/src/call.h"

namespace bastide::engine {

// Returns the theme for "light" or "dark". With any other word, the reader's system decides.
inline draw::Theme theme_of(std::string_view word) {
    if (word == "light") return draw::Theme::light;
    return word == "dark" ? draw::Theme::dark : draw::Theme::by_reader;
}

template <>
inline constexpr auto reader<draw::Theme> = theme_of;

}  // namespace bastide::engine
