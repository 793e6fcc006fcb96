#include "bastide/base/hmac.h"

#include <gtest/gtest.h>

#include "bastide/base/hex.h"

namespace bastide {
namespace {

std::string bytes(std::string_view digits) {
    return from_hex(digits).value();
}

TEST(BaseHex, ReadsWhatItWrites) {
    std::string all;
    for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
    EXPECT_EQ(from_hex(to_hex(all)), all);
    EXPECT_EQ(to_hex(std::string("\0\x0f\xa5\xff", 4)), "000fa5ff");
    EXPECT_EQ(from_hex(""), "");
    for (const char* bad : {"0", "0g", "AB", "a b", "0x", "\xff\xff"}) EXPECT_FALSE(from_hex(bad)) << bad;
}

// Test cases 1, 2, 6 and 7 of RFC 4231.
TEST(BaseHmac, MatchesThePublishedExamples) {
    const auto code = [](std::string_view key, std::string_view text) {
        return to_hex(hmac_sha256(key, text));
    };
    EXPECT_EQ(code(std::string(20, '\x0b'), "Hi There"),
              "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    EXPECT_EQ(code("Jefe", "what do ya want for nothing?"),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    const std::string long_key(131, '\xaa');
    EXPECT_EQ(code(long_key, "Test Using Larger Than Block-Size Key - Hash Key First"),
              "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    EXPECT_EQ(
        code(long_key,
             "This is a test using a larger than block-size key and a larger than block-size data. The key "
             "needs to be hashed before being used by the HMAC algorithm."),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

// Test cases 1 to 3 of RFC 5869.
TEST(BaseHkdf, MatchesThePublishedExamples) {
    const auto digits_from = [](int first, int last) {
        std::string text;
        for (int byte = first; byte <= last; ++byte) text += static_cast<char>(byte);
        return text;
    };
    EXPECT_EQ(to_hex(hkdf_sha256(bytes("000102030405060708090a0b0c"), std::string(22, '\x0b'),
                                 bytes("f0f1f2f3f4f5f6f7f8f9"), 42)),
              "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865");
    EXPECT_EQ(
        to_hex(hkdf_sha256(digits_from(0x60, 0xaf), digits_from(0x00, 0x4f), digits_from(0xb0, 0xff), 82)),
        "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09"
        "da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87");
    EXPECT_EQ(to_hex(hkdf_sha256("", std::string(22, '\x0b'), "", 42)),
              "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8");
}

}  // namespace
}  // namespace bastide
