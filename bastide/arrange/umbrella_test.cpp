// The example at the head of bastide/arrange.h, to the letter (tools/check-examples).
#include <gtest/gtest.h>

#include "bastide/arrange.h"
#include "sat/cadical.h"

using namespace bastide;

// Returns a map of the tiles in a shape such as "##\n##\n", or the reason why there is none.
std::string fill(std::string_view shape, std::string_view tiles, arrange::Solver& solver) {
    const auto cells = arrange::read_mask(shape);
    if (!cells) return to_string(cells.error());
    const auto kinds = arrange::read_kinds(tiles);
    if (!kinds) return to_string(kinds.error());
    arrange::Problem problem;
    problem.shape = *cells;
    problem.kinds = *kinds;
    const auto encoding = arrange::Encoding::of(problem);
    if (!encoding) return to_string(encoding.error());
    std::string text = "there is none";
    const auto take = [&](const landscape::Landscape& map) { text = to_json(map); };
    search(*encoding, solver, {.found = take});
    return text;
}

namespace {

TEST(ArrangeUmbrella, ItsExampleFillsAShape) {
    sat::Cadical first;
    // A city across the one side there is.
    EXPECT_EQ(fill("#\n#\n", "1 [2,2,2,2,1]\n1 [2,2,2,2,4]\n", first).substr(0, 6), "[\n  [[");
    sat::Cadical second;
    EXPECT_EQ(fill("##\n", "1 [2,2,2,2,1]\n1 [0,0,0,0,0]\n", second), "there is none");
    sat::Cadical third;
    EXPECT_EQ(fill("##\n", "1 [2,2,2,2,1]\n", third),
              "too few tiles to fill the shape, 1 tile for 2 cells: add 1, or remove as many cells");
}

}  // namespace
