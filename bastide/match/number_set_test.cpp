// Sets of numbers, compared with std::set.
#include "bastide/match/number_set.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/base/testing/misuse.h"
#include "bastide/play/random.h"

namespace bastide::match {
namespace {

using Set = NumberSet<146>;

std::vector<std::size_t> members(const Set& set) {
    std::vector<std::size_t> numbers;
    set.for_each([&](std::size_t number) { numbers.push_back(number); });
    return numbers;
}

std::vector<std::size_t> members(const std::set<std::size_t>& set) {
    return {set.begin(), set.end()};
}

TEST(MatchNumberSet, BehavesLikeStdSet) {
    play::Random random(11);
    for (int round = 0; round < 200; ++round) {
        Set one;
        Set other;
        std::set<std::size_t> slow_one;
        std::set<std::size_t> slow_other;
        for (int i = 0; i < 60; ++i) {
            const std::size_t number = random.below(146);
            one.insert(number);
            slow_one.insert(number);
            other.insert(145 - number / 2);
            slow_other.insert(145 - number / 2);
            const std::size_t erased = random.below(146);
            one.erase(erased);
            slow_one.erase(erased);
            EXPECT_EQ(one.contains(number), slow_one.contains(number));
        }
        EXPECT_EQ(members(one), members(slow_one));
        EXPECT_EQ(one.size(), static_cast<int>(slow_one.size()));
        std::vector<std::size_t> both;
        std::ranges::set_intersection(slow_one, slow_other, std::back_inserter(both));
        EXPECT_EQ(members(one & other), both);
        std::vector<std::size_t> any;
        std::ranges::set_union(slow_one, slow_other, std::back_inserter(any));
        EXPECT_EQ(members(one | other), any);
        std::vector<std::size_t> rest;
        std::ranges::set_difference(slow_one, slow_other, std::back_inserter(rest));
        EXPECT_EQ(members(one -= other), rest);
    }
    EXPECT_EQ(Set{}.size(), 0);
}

TEST(MatchNumberSetDeathTest, HasNoNumbersBeyondItsEnd) {
    Set set;
    set.insert(145);
    EXPECT_FALSE(set.contains(146));
    EXPECT_FALSE(set.contains(5000));
    set.erase(5000);
    EXPECT_EQ(set.size(), 1);
    bastide::testing::expect_contracts({
        {"insert(146)", [&] { set.insert(146); }, "the number is below the end of the set, but got 146"},
        {"insert(500)", [&] { set.insert(500); }, "the number is below the end of the set, but got 500"},
    });
}

}  // namespace
}  // namespace bastide::match
