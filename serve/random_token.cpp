#include "serve/random_token.h"

#include <array>
#include <cstdlib>

#include <openssl/rand.h>

#include "bastide/base/hex.h"

namespace bastide::serve {
std::string random_token() {
    std::array<unsigned char, 16> bytes{};
    // Without random numbers there are no secrets, so the server must stop.
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) std::abort();
    return to_hex(std::string(bytes.begin(), bytes.end()));
}

}  // namespace bastide::serve
