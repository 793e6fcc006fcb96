// Histograms as bars in the terminal and as SVG.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/draw/palette.h"
#include "bastide/play/distribution.h"

namespace bastide::draw {

// The number of values from `first` to `last`.
struct Bar {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t count = 0;
};

// Returns at most 20 bars that cover all values in order. All bars have the same width, a round number. An
// empty distribution has no bars.
std::vector<Bar> bars(const play::Distribution& of);

// Returns a line for each bar: the range of values, their number, and a bar of at most 40 characters. The bar
// consists of '#' or, if `unicode` is true, of blocks that are exact to an eighth of a character.
std::string histogram_text(const play::Distribution& of, bool unicode);

// Returns a self-contained SVG document with the median and quartiles marked and `title` at the top.
std::string histogram_svg(const play::Distribution& of, const std::string& title,
                          Theme theme = Theme::by_reader);

}  // namespace bastide::draw
