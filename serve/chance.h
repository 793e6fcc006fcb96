// Keys that nobody guesses, from the system's random numbers.
#pragma once

#include <string>

namespace bastide::serve {

// 128 bits of chance as 32 hexadecimal digits.
std::string new_key();

}  // namespace bastide::serve
