// The words for the themes of pictures.
#pragma once

#include <string_view>

#include "bastide/draw/palette.h"
#include "web/engine/src/call.h"

namespace bastide::engine {

// "light" or "dark"; any other word leaves it to the reader's system.
inline Theme theme_of(std::string_view word) {
    if (word == "light") return Theme::light;
    return word == "dark" ? Theme::dark : Theme::by_reader;
}

template <>
inline constexpr auto reader<Theme> = theme_of;

}  // namespace bastide::engine
