// The example at the head of bastide/landscape.h, to the letter (tools/check-examples).
#include <gtest/gtest.h>

#include "bastide/landscape.h"

using namespace bastide;

// Returns the points of a map and the number of warnings.
std::string report(std::string_view json) {
    landscape::TextScorer scorer;
    if (auto read = scorer.feed(json); !read) return to_string(read.error());
    const auto scored = scorer.finish();
    if (!scored) return to_string(scored.error());
    const std::string points = std::to_string(scored->score.total());
    return points + " points, warnings: " + std::to_string(scored->warnings.count());
}

namespace {

TEST(LandscapeUmbrella, ItsExampleScoresAMap) {
    // A road of two tiles, and two monasteries with a neighbour each.
    EXPECT_EQ(report("[[[0,1,0,0,0],[0,0,0,1,0]]]"), "6 points, warnings: 0");
    // A road that meets a city: neither continues.
    EXPECT_EQ(report("[[[0,1,0,0,0],[0,0,0,2,1]]]"), "4 points, warnings: 1");
    EXPECT_TRUE(report("[[[0,1,0,0,").starts_with("1:12: row 1, column 1: "));
}

}  // namespace
