// The length of bars is proportional to their counts, in ASCII and Unicode.
#include "bastide/draw/histogram.h"

#include <gtest/gtest.h>

namespace bastide::draw {
namespace {

// 1 once, 2 twice, 3 eighty times.
play::Distribution steep() {
    play::Distribution all;
    all.add(1);
    all.add(2, 2);
    all.add(3, 80);
    return all;
}

TEST(DrawHistogram, AsciiBarsScaleToFortyCharacters) {
    EXPECT_EQ(histogram_text(steep(), false), "1   1  #\n2   2  #\n3  80  " + std::string(40, '#') + "\n");
}

TEST(DrawHistogram, BlocksAreExactToAnEighth) {
    std::string longest;
    for (int i = 0; i < 40; ++i) longest += "█";
    EXPECT_EQ(histogram_text(steep(), true), "1   1  ▌\n2   2  █\n3  80  " + longest + "\n");
}

TEST(DrawHistogram, IsEmptyWithoutValues) {
    EXPECT_EQ(histogram_text({}, false), "");
    EXPECT_TRUE(bars({}).empty());
}

}  // namespace
}  // namespace bastide::draw
