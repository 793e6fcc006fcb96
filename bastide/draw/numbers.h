// Formats numbers for pictures: short, and the same in every locale.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "bastide/base/require.h"

namespace bastide::draw {

// Formats a number rounded to tenths, without trailing zeros: 12, -3.5, 0. The value must be from -10^15 to
// 10^15, and so not NaN.
std::string svg_number(double value);

// Writes a number into a buffer, which must be large enough. Returns the end of the text.
char* write_number(char* to, double value,
                   const bastide::detail::Where& where = bastide::detail::Where::current());
inline constexpr std::size_t max_number_length = 24;

// Formats two numbers separated by a comma.
std::string svg_pair(double x, double y);

// Formats an integer in decimal.
std::string decimal(std::int64_t value);

}  // namespace bastide::draw
