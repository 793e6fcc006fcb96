// Keys of a series: each opens its own game, and stored hashes open none.
#include "serve/link_key.h"

#include <gtest/gtest.h>

#include "bastide/base/sha256.h"
#include "serve/random_token.h"

namespace bastide::serve {
namespace {

TEST(ServeLinkKey, LeadsThroughASeries) {
    const std::string key = random_token();
    const std::string hash = *hash_of_key(key);
    EXPECT_EQ(hash, sha256(key));
    EXPECT_EQ(*next_key(key), key + ".2");
    EXPECT_EQ(*next_key(key + ".2"), key + ".3");
    const std::string second = hash_of_next(hash);
    EXPECT_NE(second, hash);
    EXPECT_EQ(*hash_of_key(key + ".2"), second);
    EXPECT_EQ(*hash_of_key(key + ".3"), hash_of_next(second));
    const std::string last = key + '.' + std::to_string(max_matches);
    EXPECT_TRUE(hash_of_key(last));
    EXPECT_FALSE(next_key(last)) << "it would be read no more";
}

TEST(ServeLinkKey, StoredHashesAreNotKeys) {
    const std::string key = random_token();
    const std::string hash = *hash_of_key(key);
    const std::string second = *hash_of_key(key + ".2");
    for (const std::string& guess :
         {hash, second, "rematch\n" + hash, "rematch\n" + second, hash + ".2", second + ".2"}) {
        const auto opened = hash_of_key(guess);
        EXPECT_NE(opened, hash) << guess;
        EXPECT_NE(opened, second) << guess;
        EXPECT_NE(opened, hash_of_next(second)) << guess;
    }
}

TEST(ServeLinkKey, AnOwnKeyStaysTheSameInASeries) {
    const std::string key = random_token();
    const std::string own = random_token();
    EXPECT_EQ(*hash_of_key(key + '~' + own), *hash_of_key(key));
    EXPECT_EQ(hash_of_own(key), "");
    EXPECT_EQ(hash_of_own(key + '~' + own), sha256(own));
    EXPECT_EQ(*next_key(key + '~' + own), key + ".2~" + own);
    EXPECT_EQ(hash_of_own(key + ".2~" + own), sha256(own));
    EXPECT_EQ(*hash_of_key(key + ".2~" + own), *hash_of_key(key + ".2"));
}

TEST(ServeLinkKey, RejectsOtherText) {
    for (const char* text : {"a.", "a.1", "a.02", "a.x", "a.2x", "a.2.3", "a.-2", "a.1000", "a b", "A", "a\n",
                             "a~", "a~b", "a~0123456789abcdef0123456789abcde",
                             "a~0123456789abcdef0123456789abcde.", "a~0123456789abcdef~0123456789abcdef"})
        EXPECT_FALSE(hash_of_key(text)) << text;
}

}  // namespace
}  // namespace bastide::serve
