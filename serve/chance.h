// Keys that nobody guesses, and what is kept of them: chance of the system's, and SHA-256.
#pragma once

#include <string>
#include <string_view>

namespace bastide::serve {

// 128 bits of chance as 32 hexadecimal digits.
std::string new_key();

// SHA-256 as 64 hexadecimal digits.
std::string sha256(std::string_view text);

}  // namespace bastide::serve
