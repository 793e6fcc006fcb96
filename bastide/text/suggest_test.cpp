// Typos lead to the intended word, and other words to nothing.
#include "bastide/text/suggest.h"

#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::text {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::array<std::string_view, 6> bots = {"random", "easy", "medium", "greedy", "hard", "master"};

TEST(TextSuggest, CountsSlips) {
    EXPECT_EQ(slips_between("", ""), 0U);
    EXPECT_EQ(slips_between("", "abc"), 3U);
    EXPECT_EQ(slips_between("abc", ""), 3U);
    EXPECT_EQ(slips_between("greedy", "greedy"), 0U);
    EXPECT_EQ(slips_between("gredy", "greedy"), 1U);    // left out
    EXPECT_EQ(slips_between("greeedy", "greedy"), 1U);  // added
    EXPECT_EQ(slips_between("greesy", "greedy"), 1U);   // replaced
    EXPECT_EQ(slips_between("geredy", "greedy"), 1U);   // swapped
    EXPECT_EQ(slips_between("kitten", "sitting"), 3U);
    EXPECT_EQ(slips_between("ca", "abc"), 3U);  // no character slips twice
    EXPECT_EQ(slips_between("abcdef", "badcfe"), 3U);
}

TEST(TextSuggest, IsSymmetric) {
    for (const std::string_view one : bots)
        for (const std::string_view other : bots)
            EXPECT_EQ(slips_between(one, other), slips_between(other, one));
}

TEST(TextSuggest, FindsSuggestions) {
    EXPECT_THAT(nearest("gredy", bots), ElementsAre("greedy"));
    EXPECT_THAT(nearest("Master", bots), ElementsAre("master"));
    EXPECT_THAT(nearest("rndm", bots), ElementsAre("random"));
    EXPECT_THAT(nearest("med", bots), ElementsAre("medium"));
    EXPECT_THAT(nearest("eazy", bots), ElementsAre("easy"));
    constexpr std::array<std::string_view, 2> options = {"--corner-cities", "--color"};
    EXPECT_THAT(nearest("--corner_cities", options), ElementsAre("--corner-cities"));
    constexpr std::array<std::string_view, 1> tiles = {"weaving_parlor"};
    EXPECT_THAT(nearest("Weaving parlour", tiles), ElementsAre("weaving_parlor"));
}

TEST(TextSuggest, ReturnsTiesUpToThree) {
    constexpr std::array<std::string_view, 5> names = {"cat", "car", "cap", "can", "dog"};
    EXPECT_THAT(nearest("cax", names), ElementsAre("cat", "car", "cap"));
    EXPECT_EQ(did_you_mean("cax", names), "did you mean 'cat', 'car' or 'cap'?");
    EXPECT_EQ(did_you_mean("dgo", names), "did you mean 'dog'?");
}

TEST(TextSuggest, IgnoresDistantWords) {
    EXPECT_THAT(nearest("castle", bots), IsEmpty());
    EXPECT_THAT(nearest("", bots), IsEmpty());
    EXPECT_THAT(nearest("x", bots), IsEmpty());
    EXPECT_THAT(nearest(std::string(100'000, 'e'), bots), IsEmpty());
    EXPECT_THAT(nearest("easy", {}), IsEmpty());
    constexpr std::array<std::string_view, 1> letter = {"C"};
    EXPECT_THAT(nearest("Q", letter), IsEmpty());
    EXPECT_EQ(did_you_mean("castle", bots), "");
}

TEST(TextSuggest, ListsTheKnownWords) {
    EXPECT_EQ(to_string(not_one_of("gredy", "a bot", bots, "they are random and greedy")),
              "'gredy' is not a bot (they are random and greedy); did you mean 'greedy'?");
    EXPECT_EQ(to_string(not_one_of("castle", "a bot", bots)), "'castle' is not a bot");
    EXPECT_EQ(either(bots), "random, easy, medium, greedy, hard or master");
    EXPECT_EQ(either(std::span(bots).first(1)), "random");
}

}  // namespace
}  // namespace bastide::text
