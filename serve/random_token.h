// Unguessable keys from the system's random numbers.
#pragma once

#include <string>

namespace bastide::serve {

// Returns 128 random bits as 32 hexadecimal digits.
std::string random_token();

}  // namespace bastide::serve
