// Keys that nobody guesses, from the system's random numbers.
#pragma once

#include <string>

namespace bastide::serve {

// 128 bits of chance as 32 hexadecimal digits.
std::string random_token();

}  // namespace bastide::serve
