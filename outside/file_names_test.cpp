// Files of bots can be seen, and are told apart.
#include "outside/file_names.h"

#include <gtest/gtest.h>

namespace bastide::outside {
namespace {

TEST(OutsideFileNames, AreSeen) {
    FileNames names;
    EXPECT_EQ(names.of("greedy"), "greedy");
    EXPECT_EQ(names.of("./fat.py"), "fat.py");
    EXPECT_EQ(names.of("python3 ../my-bot.py"), "python3_.._my_bot.py");
    EXPECT_EQ(names.of("./."), "bot");
}

TEST(OutsideFileNames, AreOfOneBotEach) {
    FileNames names;
    EXPECT_EQ(names.of("./a/bot.py"), "a_bot.py");
    EXPECT_EQ(names.of("./a_bot.py"), "a_bot.py-2");
    EXPECT_EQ(names.of("../a/bot.py"), "a_bot.py-3");
    EXPECT_EQ(names.of("./a/bot.py"), "a_bot.py");
}

}  // namespace
}  // namespace bastide::outside
