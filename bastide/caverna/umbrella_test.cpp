// The example at the head of bastide/caverna.h, to the letter (tools/check-examples).
#include <gtest/gtest.h>

#include "bastide/caverna.h"

using namespace bastide;

// Returns the total of each player's sheet.
std::string totals(std::string_view json) {
    const auto holdings = caverna::read_holdings(json);
    if (!holdings) return to_string(holdings.error());
    std::string lines;
    for (const caverna::Holding& holding : *holdings) {
        const caverna::Sheet sheet = score(holding, caverna::profile(caverna::Rules::official));
        lines += holding.name + ": " + std::to_string(sheet.total()) + '\n';
    }
    return lines;
}

namespace {

TEST(CavernaUmbrella, ItsExampleScoresSheets) {
    // Two dwarfs and three rubies, and none of four types of farm animals.
    EXPECT_EQ(totals(R"({"name": "Ada", "supply": {"rubies": 3}})"), "Ada: -3\n");
    EXPECT_TRUE(totals(R"({"rubies": 3})").starts_with("1:12: 'rubies' is unknown here"));
}

}  // namespace
