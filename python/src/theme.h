// The words for the themes of pictures.
#pragma once

#include "bastide/draw/palette.h"
#include "python/src/arguments.h"

namespace bastide::python {

using ThemeWord = Word<"typing.Literal['reader', 'light', 'dark']">;

inline draw::Theme theme_of(const ThemeWord& word) {
    using Choice = std::pair<std::string_view, draw::Theme>;
    constexpr std::array choices = {Choice{"reader", draw::Theme::by_reader},
                                    Choice{"light", draw::Theme::light}, Choice{"dark", draw::Theme::dark}};
    return chosen(utf8_of(word), choices, "theme");
}

}  // namespace bastide::python
