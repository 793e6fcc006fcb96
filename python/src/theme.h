// The words for the themes of pictures.
#pragma once

#include "bastide/draw/palette.h"
#include "python/src/arguments.h"

namespace bastide::python {

inline Theme theme_of(std::string_view word) {
    using Choice = std::pair<std::string_view, Theme>;
    constexpr std::array choices = {Choice{"reader", Theme::by_reader}, Choice{"light", Theme::light},
                                    Choice{"dark", Theme::dark}};
    return chosen(word, choices, "theme");
}

}  // namespace bastide::python
