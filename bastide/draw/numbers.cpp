// Tenths are written from an integer, so that no locale and no binary fraction shows.
#include "bastide/draw/numbers.h"

#include <array>
#include <charconv>

namespace bastide::draw {

std::string decimal(std::int64_t value) {
    std::array<char, 20> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

std::string svg_number(double value) {
    std::array<char, max_number_length> text{};
    return {text.data(), write_number(text.data(), value)};
}

char* write_number(char* to, double value, const bastide::detail::Where& where) {
    require(value >= -1e15 && value <= 1e15, "the number is from -10^15 to 10^15", where);
    const auto tenths = static_cast<std::int64_t>(value * 10 + (value < 0 ? -0.5 : 0.5));
    const std::int64_t size = tenths < 0 ? -tenths : tenths;
    if (tenths < 0) *to++ = '-';
    to = std::to_chars(to, to + max_number_length, size / 10).ptr;
    if (size % 10 == 0) return to;
    *to++ = '.';
    *to++ = static_cast<char>('0' + size % 10);
    return to;
}

std::string svg_pair(double x, double y) {
    return svg_number(x) + ',' + svg_number(y);
}

}  // namespace bastide::draw
