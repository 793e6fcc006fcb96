#include "bastide/base/hmac.h"

#include <cassert>

#include "bastide/base/sha256.h"

namespace bastide {
namespace {

constexpr std::size_t hmac_block = 64;

}  // namespace

std::string hmac_sha256(std::string_view key, std::string_view text) {
    std::string padded = key.size() > hmac_block ? sha256_bytes(key) : std::string(key);
    padded.resize(hmac_block, '\0');
    std::string inner;
    std::string outer;
    for (const char byte : padded) {
        inner += static_cast<char>(static_cast<unsigned char>(byte) ^ 0x36U);
        outer += static_cast<char>(static_cast<unsigned char>(byte) ^ 0x5cU);
    }
    return sha256_bytes(outer + sha256_bytes(inner.append(text)));
}

std::string hkdf_sha256(std::string_view salt, std::string_view secret, std::string_view info,
                        std::size_t size) {
    assert(size <= 8160);
    const std::string extracted = hmac_sha256(salt, secret);
    std::string derived;
    std::string block;
    for (unsigned char number = 1; derived.size() < size; ++number) {
        block = hmac_sha256(extracted, block.append(info) + static_cast<char>(number));
        derived += block;
    }
    derived.resize(size);
    return derived;
}

}  // namespace bastide
