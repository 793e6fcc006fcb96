// SHA-256, as FIPS 180-4 defines it.
//
//     sha256("abc");  // "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
#pragma once

#include <string>
#include <string_view>

namespace bastide {

// Returns 64 hexadecimal digits. Takes linear time.
std::string sha256(std::string_view text);

// Returns the 32 bytes of the hash.
std::string sha256_bytes(std::string_view text);

}  // namespace bastide
