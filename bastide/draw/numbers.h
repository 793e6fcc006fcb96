// Numbers as pictures write them: short, and the same in every locale.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace bastide::draw {

// Rounded to tenths, without a useless fraction: 12, -3.5, 0. The value must be below 10^15.
std::string svg_number(double value);

// Writes a number into a large enough buffer. Returns its end.
char* write_number(char* to, double value);
inline constexpr std::size_t max_number_length = 24;

// Two of them with a comma between.
std::string svg_pair(double x, double y);

// An integer in decimal.
std::string decimal(std::int64_t value);

}  // namespace bastide::draw
