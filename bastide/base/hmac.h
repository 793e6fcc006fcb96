// HMAC (RFC 2104) and HKDF (RFC 5869) with SHA-256. All texts and results are bytes.
#pragma once

#include <string>
#include <string_view>

namespace bastide {

// Returns the 32 bytes of the authentication code of a text.
std::string hmac_sha256(std::string_view key, std::string_view text);

// Derives a key of `size` bytes, at most 8160, from a secret. Different texts as `info` give independent
// keys.
std::string hkdf_sha256(std::string_view salt, std::string_view secret, std::string_view info,
                        std::size_t size);

}  // namespace bastide
