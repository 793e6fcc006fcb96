// Files of bots are visible and distinct.
#include "engines/file_names.h"

#include <gtest/gtest.h>

namespace bastide::engines {
namespace {

TEST(EnginesFileNames, AreNotHidden) {
    FileNames names;
    EXPECT_EQ(names.of("greedy"), "greedy");
    EXPECT_EQ(names.of("./fat.py"), "fat.py");
    EXPECT_EQ(names.of("python3 ../my-bot.py"), "python3_.._my_bot.py");
    EXPECT_EQ(names.of("./."), "bot");
}

TEST(EnginesFileNames, AreUniquePerBot) {
    FileNames names;
    EXPECT_EQ(names.of("./a/bot.py"), "a_bot.py");
    EXPECT_EQ(names.of("./a_bot.py"), "a_bot.py-2");
    EXPECT_EQ(names.of("../a/bot.py"), "a_bot.py-3");
    EXPECT_EQ(names.of("./a/bot.py"), "a_bot.py");
}

}  // namespace
}  // namespace bastide::engines
