#include "serve/random_token.h"

#include <set>

#include <gtest/gtest.h>

namespace bastide::serve {
namespace {

TEST(ServeRandomToken, KeysAreLongAndAllDifferent) {
    std::set<std::string> keys;
    for (int i = 0; i < 1000; ++i) {
        keys.insert(random_token());
        EXPECT_EQ(keys.rbegin()->size(), 32U);
        EXPECT_EQ(keys.rbegin()->find_first_not_of("0123456789abcdef"), std::string::npos);
    }
    EXPECT_EQ(keys.size(), 1000U);
}

}  // namespace
}  // namespace bastide::serve
