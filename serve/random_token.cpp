#include "serve/random_token.h"

#include <array>
#include <cstdlib>

#include <openssl/rand.h>

namespace bastide::serve {
std::string random_token() {
    std::array<unsigned char, 16> bytes{};
    // Without random numbers there are no secrets, so the server must stop.
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) std::abort();
    std::string text;
    for (const unsigned char byte : bytes) {
        text += "0123456789abcdef"[byte >> 4U];
        text += "0123456789abcdef"[byte & 15U];
    }
    return text;
}

}  // namespace bastide::serve
