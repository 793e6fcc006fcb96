#include "serve/chance.h"

#include <set>

#include <gtest/gtest.h>

namespace bastide::serve {
namespace {

// FIPS 180-2, appendix B, and of nothing.
TEST(ServeChance, HashesAreThoseOfTheStandard) {
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(ServeChance, KeysAreLongAndAllDifferent) {
    std::set<std::string> keys;
    for (int i = 0; i < 1000; ++i) {
        keys.insert(new_key());
        EXPECT_EQ(keys.rbegin()->size(), 32U);
        EXPECT_EQ(keys.rbegin()->find_first_not_of("0123456789abcdef"), std::string::npos);
    }
    EXPECT_EQ(keys.size(), 1000U);
}

}  // namespace
}  // namespace bastide::serve
