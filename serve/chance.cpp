#include "serve/chance.h"

#include <array>
#include <cstdlib>
#include <span>

#include <openssl/evp.h>
#include <openssl/rand.h>

namespace bastide::serve {
namespace {

std::string in_digits(std::span<const unsigned char> bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const unsigned char byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

}  // namespace

std::string new_key() {
    std::array<unsigned char, 16> bytes{};
    // Without chance there are no secrets: nothing may go on.
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) std::abort();
    return in_digits(bytes);
}

std::string sha256(std::string_view text) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
    unsigned int size = 0;
    if (EVP_Digest(text.data(), text.size(), bytes.data(), &size, EVP_sha256(), nullptr) != 1) std::abort();
    return in_digits(std::span(bytes).first(size));
}

}  // namespace bastide::serve
