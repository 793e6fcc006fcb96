// Calls with numbers and names that do not exist: each ends with the message of a contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/draw/match/meeple_art.h"
#include "bastide/draw/match/shapes.h"
#include "bastide/draw/match/svg.h"
#include "bastide/draw/match/text.h"
#include "bastide/draw/match/win_chance_chart.h"
#include "bastide/draw/numbers.h"

namespace bastide::draw {
namespace {

TEST(DrawMisuseDeathTest, NumbersAndNames) {
    const std::vector<std::string> one = {"Ada"};
    const match::Review review{.players = 2};
    bastide::testing::expect_contracts({
        {"match_tile_svg(99)", [] { match_tile_svg(99); }, "there is a tile type with this number.* got 99"},
        {"match_tile_text(99)", [] { match_tile_text(99, 0, {}); }, "there is a tile type.* got 99"},
        {"piece_area of piece 9", [] { (void)piece_area(0, 9, 0); }, "piece with this number, but got 9"},
        {"meeple_art(9)", [] { meeple_art(9, match::Kind::road); }, "player with this number, but got 9"},
        {"svg_number(NaN)", [] { svg_number(std::numeric_limits<double>::quiet_NaN()); },
         "the number is from -10.15 to 10.15"},
        {"review_svg with a name too few", [&] { review_svg(review, one); },
         "there is a name for each player, but got 1"},
    });
}

}  // namespace
}  // namespace bastide::draw
