// The library's SHA-256 and HMAC against OpenSSL's, for every length of text and key up to some blocks.
#include "bastide/base/sha256.h"

#include <array>

#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "bastide/base/hmac.h"
#include "bastide/play/random.h"

namespace bastide::serve {
namespace {

TEST(ServeSha256, EqualsOpenSsl) {
    play::Random random(1);
    const auto text_of = [&](std::size_t size) {
        std::string text;
        for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(random.below(256));
        return text;
    };
    for (std::size_t size = 0; size < 300; ++size) {
        const std::string text = text_of(size);
        const std::string key = text_of(size % 150);
        const auto* const bytes = reinterpret_cast<const unsigned char*>(text.data());
        std::array<unsigned char, 32> theirs{};
        ASSERT_EQ(EVP_Digest(bytes, text.size(), theirs.data(), nullptr, EVP_sha256(), nullptr), 1);
        EXPECT_EQ(sha256_bytes(text), std::string(theirs.begin(), theirs.end()));
        HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes, text.size(), theirs.data(),
             nullptr);
        EXPECT_EQ(hmac_sha256(key, text), std::string(theirs.begin(), theirs.end()));
    }
}

}  // namespace
}  // namespace bastide::serve
