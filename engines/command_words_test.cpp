// Quotes in commands of programs, and their round trip.
#include "engines/command_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engines/engine_bot.h"

namespace bastide::engines {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(EnginesCommandWords, AreSplitAtSpacesOutsideQuotes) {
    EXPECT_THAT(words_of(""), IsEmpty());
    EXPECT_THAT(words_of("  "), IsEmpty());
    EXPECT_THAT(words_of(" python3  my.py -v "), ElementsAre("python3", "my.py", "-v"));
    EXPECT_THAT(words_of("sh -c 'exit 0'"), ElementsAre("sh", "-c", "exit 0"));
    EXPECT_THAT(words_of("'./my bot.py' \"a 'b' c\" d\\ e ''"),
                ElementsAre("./my bot.py", "a 'b' c", "d e", ""));
    EXPECT_THAT(words_of("./don't.py -v"), ElementsAre("./don't.py", "-v")) << "the quote does not end";
}

TEST(EnginesCommandWords, BotsAreSplitAtCommasOutsideQuotes) {
    EXPECT_THAT(bots_of_list("greedy, easy ,./a.py"), ElementsAre("greedy", "easy", "./a.py"));
    EXPECT_THAT(bots_of_list("greedy,sh -c 'exit 0, now'"), ElementsAre("greedy", "sh -c 'exit 0, now'"));
    EXPECT_THAT(bots_of_list("'./a,b.py',./c\\,d.py"), ElementsAre("'./a,b.py'", "./c\\,d.py"));
    EXPECT_THAT(bots_of_list(""), ElementsAre(""));
}

TEST(EnginesCommandWords, QuotedWordsReadBack) {
    for (const std::string word : {"./a.py", "./my bot.py", "a,b", "it's", "\"", "\\", "", "'", " "}) {
        EXPECT_THAT(words_of(quoted_word(word)), ElementsAre(word)) << word;
        EXPECT_THAT(bots_of_list(quoted_word(word)), ElementsAre(quoted_word(word))) << word;
    }
    EXPECT_EQ(quoted_word("./a.py"), "./a.py");
}

TEST(EnginesCommandWords, PathsWithSpacesStayQuoted) {
    EXPECT_EQ(absolute_command("'/a/my bot.py' -v 'x y'"), "'/a/my bot.py' -v 'x y'");
    EXPECT_EQ(short_names({"'/a/my bot.py' -v"}), std::vector<std::string>{"my bot.py -v"});
}

}  // namespace
}  // namespace bastide::engines
