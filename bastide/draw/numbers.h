// Formats numbers for pictures: short, and the same in every locale.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace bastide::draw {

// Formats a number rounded to tenths, without trailing zeros: 12, -3.5, 0. The value must be below 10^15.
std::string svg_number(double value);

// Writes a number into a buffer, which must be large enough. Returns the end of the text.
char* write_number(char* to, double value);
inline constexpr std::size_t max_number_length = 24;

// Formats two numbers separated by a comma.
std::string svg_pair(double x, double y);

// Formats an integer in decimal.
std::string decimal(std::int64_t value);

}  // namespace bastide::draw
