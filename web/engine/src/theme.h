// The words for the themes of pictures.
#pragma once

#include <string_view>

#include "bastide/draw/palette.h"
#include "web/engine/src/call.h"

namespace bastide::engine {

// Returns the theme for "light" or "dark". Any other word leaves it to the reader's system.
inline draw::Theme theme_of(std::string_view word) {
    if (word == "light") return draw::Theme::light;
    return word == "dark" ? draw::Theme::dark : draw::Theme::by_reader;
}

template <>
inline constexpr auto reader<draw::Theme> = theme_of;

}  // namespace bastide::engine
