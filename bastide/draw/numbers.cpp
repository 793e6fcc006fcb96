// Tenths are written from an integer, so that no locale and no binary fraction shows.
#include "bastide/draw/numbers.h"

#include <array>
#include <charconv>
#include <cmath>

namespace bastide::draw {

std::string decimal(std::int64_t value) {
    std::array<char, 20> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

std::string svg_number(double value) {
    const std::int64_t tenths = std::llround(value * 10);
    const std::int64_t size = tenths < 0 ? -tenths : tenths;
    std::string out = tenths < 0 ? "-" : "";
    out += decimal(size / 10);
    if (size % 10 != 0) {
        out += '.';
        out += decimal(size % 10);
    }
    return out;
}

std::string svg_pair(double x, double y) {
    return svg_number(x) + ',' + svg_number(y);
}

}  // namespace bastide::draw
