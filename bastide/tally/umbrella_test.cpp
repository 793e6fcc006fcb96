// The example at the head of bastide/tally.h, to the letter (tools/check-examples).
#include <gtest/gtest.h>

#include "bastide/tally.h"

using namespace bastide;

// Returns a line for each player, or the error in the log.
std::string totals(std::string_view log) {
    tally::LogReader reader;
    if (auto read = reader.feed(log); !read) return to_string(read.error());
    if (auto read = reader.finish(); !read) return to_string(read.error());
    return player_lines(reader.standings(), reader.log().names);
}

namespace {

TEST(TallyUmbrella, ItsExampleAddsUpALog) {
    EXPECT_EQ(totals("2\n1 city 4\n2 road 3\n:\n.\n"), "Player[1] -> 8\nPlayer[2] -> 3\n");
    EXPECT_EQ(totals("2\n3 city 4\n"), "2: there is no player '3': players are 1 to 2");
}

}  // namespace
