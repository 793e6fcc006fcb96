// Histograms as bars in the terminal and as SVG.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/draw/palette.h"
#include "bastide/play/distribution.h"

namespace bastide::draw {

// The values from `first` to `last`, and their number.
struct Bar {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t count = 0;
};

// Returns at most 20 bars that cover all values in order. All have the same width, a round number. Empty for
// an empty distribution.
std::vector<Bar> bars(const play::Distribution& of);

// A line for each bar: its values, their number, and a bar of at most 40 characters, '#' or, if `unicode`,
// blocks to an eighth of a character.
std::string histogram_text(const play::Distribution& of, bool unicode);

// Returns a self-contained SVG document with the median and quartiles marked and `title` at the top.
std::string histogram_svg(const play::Distribution& of, const std::string& title,
                          Theme theme = Theme::by_reader);

}  // namespace bastide::draw
