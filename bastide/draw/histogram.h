// Histograms as bars in the terminal and as SVG.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/draw/palette.h"
#include "bastide/play/distribution.h"

namespace bastide::draw {

// Values from `first` to `last`, and how many there are.
struct Bar {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t count = 0;
};

// At most 20 bars of one width, a round number, that cover all values in order. Nothing of an empty
// distribution.
std::vector<Bar> bars(const play::Distribution& of);

// A line for each bar: its values, how many, and a bar of at most 40 characters, '#' or, if `unicode`, blocks
// to an eighth of a character.
std::string histogram_text(const play::Distribution& of, bool unicode);

// Returns a self-contained SVG document with the median and quartiles marked and `title` at the top.
std::string histogram_svg(const play::Distribution& of, const std::string& title,
                          Theme theme = Theme::by_reader);

}  // namespace bastide::draw
