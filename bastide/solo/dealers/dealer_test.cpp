// The guarantee, that any 15 consecutive deals hold an abbey and three cities: of every dealer over millions
// of deals, of the proof's parts over all states there are, and against adversaries.
#include "bastide/solo/dealers/dealer.h"

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace bastide::solo {
namespace {

// Checks deals as in the specification: stores the last 15 and counts them each time.
class Witness {
  public:
    // True if the guarantee holds so far.
    bool sees(Kind kind) {
        last_.push_back(kind);
        if (last_.size() > 15) last_.pop_front();
        return last_.size() < 15 ||
               (std::ranges::count(last_, Kind::abbey) >= 1 && std::ranges::count(last_, Kind::city) >= 3);
    }

  private:
    std::deque<Kind> last_;
};

using Counts = std::array<int, all_kinds.size()>;

TEST(SoloEveryDealer, KeepsTheGuarantee) {
    for (const Dealer& start : all_dealers()) {
        SCOPED_TRACE(name(start));
        Dealer dealer = start;
        play::Random random(20260101);
        Witness witness;
        constexpr int deals = 3'000'000;
        Counts counts{};
        for (int i = 0; i < deals; ++i) {
            const Kind kind = deal(dealer, random);
            ++counts[index(kind)];
            ASSERT_TRUE(witness.sees(kind)) << "deal " << i;
        }
        // "Roads should be more likely to appear than cities, and abbeys should be scarce."
        EXPECT_GT(counts[index(Kind::road)], counts[index(Kind::city)] * 5 / 4);
        EXPECT_GT(counts[index(Kind::city)], counts[index(Kind::abbey)] * 2);
        EXPECT_LT(counts[index(Kind::abbey)], deals / 7);
    }
}

TEST(SoloEveryDealer, KeepsTheGuaranteeFromEverySeed) {
    for (const Dealer& start : all_dealers()) {
        for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
            Dealer dealer = start;
            play::Random random(seed);
            Witness witness;
            for (int i = 0; i < 30; ++i)
                ASSERT_TRUE(witness.sees(deal(dealer, random))) << name(start) << " " << seed;
        }
    }
}

TEST(SoloEveryDealer, IsDeterministic) {
    for (const Dealer& start : all_dealers()) {
        Dealer one = start;
        Dealer other = start;
        play::Random chance(4);
        play::Random same(4);
        for (int i = 0; i < 1000; ++i) ASSERT_EQ(deal(one, chance), deal(other, same));
        EXPECT_EQ(one, other);
        EXPECT_EQ(chance, same);
    }
}

TEST(SoloEveryDealer, HasANameAndDescribesItsOdds) {
    EXPECT_EQ(dealer_names(), "weighted, bag, streak");
    for (const Dealer& dealer : all_dealers()) {
        EXPECT_EQ(find_dealer(name(dealer)), dealer);
        EXPECT_TRUE(std::ranges::any_of(about(dealer), [](char each) { return each >= '0' && each <= '9'; }));
    }
    EXPECT_FALSE(find_dealer("Weighted"));
    EXPECT_FALSE(find_dealer(""));
}

// The last 15 deals, the latest at the end.
using Window = std::deque<Kind>;

Window with(Window window, Kind kind) {
    window.push_back(kind);
    if (window.size() > 15) window.pop_front();
    return window;
}

// True if the window and the windows of `more` further deals can all be complete. Four are enough, because at
// most four tiles are owed.
bool can_go_on(const Window& dealt, int more) {
    const bool whole = dealt.size() < 15 || (std::ranges::count(dealt, Kind::abbey) >= 1 &&
                                             std::ranges::count(dealt, Kind::city) >= 3);
    return whole && (more == 0 || std::ranges::any_of(all_kinds, [&](Kind kind) {
                         return can_go_on(with(dealt, kind), more - 1);
                     }));
}

bool may_come(Kind kind, const Window& dealt) {
    return can_go_on(with(dealt, kind), 4);
}

bool allows(const Guarantee& guarantee, Kind kind) {
    return guarantee.allowed()[index(kind)];
}

TEST(SoloGuarantee, AllowsExactlyTheFeasibleKinds) {
    // All states that allowed deals lead to, each with deals that do.
    std::map<Guarantee, Window> seen = {{Guarantee(), {}}};
    std::deque<Guarantee> next = {Guarantee()};
    int forbidden = 0;
    while (!next.empty()) {
        const Guarantee state = next.front();
        const Window dealt = seen.at(state);
        next.pop_front();
        ASSERT_TRUE(std::ranges::any_of(all_kinds, [&](Kind kind) { return allows(state, kind); }));
        for (const Kind kind : all_kinds) {
            ASSERT_EQ(allows(state, kind), may_come(kind, dealt)) << name(kind);
            if (!allows(state, kind)) {
                ++forbidden;
                continue;
            }
            Guarantee after = state;
            after.deal(kind);
            if (seen.emplace(after, with(dealt, kind)).second) next.push_back(after);
        }
    }
    // Abbey and three cities each with 15 deals at most: more than a handful, fewer than all combinations.
    EXPECT_GT(seen.size(), 1000U);
    EXPECT_LT(seen.size(), 15U * 15U * 15U * 15U);
    EXPECT_GT(forbidden, 500);
}

TEST(SoloGuarantee, DependsOnlyOnTheLastFifteenDeals) {
    play::Random random(3);
    for (int game = 0; game < 300; ++game) {
        Guarantee guarantee;
        Window dealt;
        for (int i = 0; i < 40; ++i) {
            for (const Kind kind : all_kinds)
                ASSERT_EQ(allows(guarantee, kind), may_come(kind, dealt)) << "deal " << i;
            const Kind kind = draw({40, 3, 1}, guarantee, random);
            guarantee.deal(kind);
            dealt = with(dealt, kind);
        }
    }
}

TEST(SoloGuarantee, IsKeptAgainstAdversaries) {
    std::array<Kind, 3> preferences = all_kinds;
    do {
        Guarantee guarantee;
        Witness witness;
        for (int i = 0; i < 10'000; ++i) {
            const auto kind =
                std::ranges::find_if(preferences, [&](Kind each) { return allows(guarantee, each); });
            ASSERT_NE(kind, preferences.end());
            guarantee.deal(*kind);
            ASSERT_TRUE(witness.sees(*kind)) << "deal " << i;
        }
    } while (std::ranges::next_permutation(preferences).found);
}

TEST(SoloGuarantee, IsKeptAgainstRandomAdversaries) {
    play::Random random(8);
    for (int game = 0; game < 2000; ++game) {
        Guarantee guarantee;
        Witness witness;
        for (int i = 0; i < 200; ++i) {
            std::array<Kind, 3> preferences = all_kinds;
            std::swap(preferences[0], preferences[random.below(3)]);
            std::swap(preferences[1], preferences[1 + random.below(2)]);
            const auto kind =
                std::ranges::find_if(preferences, [&](Kind each) { return allows(guarantee, each); });
            ASSERT_NE(kind, preferences.end());
            guarantee.deal(*kind);
            ASSERT_TRUE(witness.sees(*kind)) << "deal " << i;
        }
    }
}

// Every order of a bag's tiles.
std::set<std::string> orders_of_a_bag() {
    std::string bag = "ACCCRRRR";
    std::set<std::string> orders;
    do orders.insert(bag);
    while (std::ranges::next_permutation(bag).found);
    return orders;
}

TEST(SoloBag, KeepsTheGuaranteeInEveryOrderOfItsBags) {
    // Any 15 deals are the end of a bag, a whole bag and the beginning of a third, any of which may be
    // missing. A whole bag is enough. The remaining windows are in two bags without one tile, which contain
    // all windows of 15 in two bags.
    const std::set<std::string> orders = orders_of_a_bag();
    EXPECT_EQ(orders.size(), 280U) << "8! / (4! 3! 1!)";
    for (const std::string& first : orders) {
        for (const std::string& second : orders) {
            const std::string deals = first + second;
            for (std::size_t begin = 0; begin + 15 <= deals.size(); ++begin) {
                const std::string window = deals.substr(begin, 15);
                ASSERT_GE(std::ranges::count(window, 'A'), 1) << deals;
                ASSERT_GE(std::ranges::count(window, 'C'), 3) << deals;
            }
        }
    }
}

TEST(SoloBag, DealsBagsInUniformOrder) {
    Bag bag;
    play::Random random(2);
    std::map<std::string, int> seen;
    constexpr int bags = 280'000;
    for (int i = 0; i < bags; ++i) {
        std::string order;
        for (int j = 0; j < 8; ++j) order += "RCA"[index(bag.deal(random))];
        ++seen[order];
        ASSERT_EQ(bag, Bag());
    }
    const std::set<std::string> orders = orders_of_a_bag();
    double chi_square = 0;
    for (const std::string& order : orders)
        chi_square += (seen[order] - 1000.0) * (seen[order] - 1000.0) / 1000;
    EXPECT_EQ(seen.size(), orders.size()) << "no other order";
    EXPECT_LT(chi_square, 375) << "one fair bag in 10,000 would be worse with 279 degrees of freedom";
}

double chi_square(const Counts& seen, const std::array<double, 3>& shares) {
    double sum = 0;
    for (const int count : seen) sum += count;
    double squares = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const double due = sum * shares[i];
        squares += (seen[i] - due) * (seen[i] - due) / due;
    }
    return squares;
}

constexpr double limit_1 = 15.14;  // one in 10,000, by degrees of freedom
constexpr double limit_2 = 18.42;

TEST(SoloDraw, FollowsTheWeights) {
    play::Random random(6);
    Counts free{};
    for (int i = 0; i < 1'000'000; ++i) ++free[index(draw({11, 7, 2}, Guarantee(), random))];
    EXPECT_LT(chi_square(free, {0.55, 0.35, 0.1}), limit_2);
}

TEST(SoloDraw, FollowsTheWeightsOfAllowedKinds) {
    // Fourteen deals without an abbey, cities enough: the abbey is due.
    Guarantee due;
    for (int i = 0; i < 14; ++i) due.deal(i % 3 == 0 ? Kind::city : Kind::road);
    play::Random random(6);
    for (int i = 0; i < 100; ++i) ASSERT_EQ(draw({11, 7, 2}, due, random), Kind::abbey);
    // Eleven roads: an abbey and three cities are owed in four deals, in any order.
    Guarantee bound;
    for (int i = 0; i < 11; ++i) bound.deal(Kind::road);
    Counts seen{};
    for (int i = 0; i < 900'000; ++i) ++seen[index(draw({11, 7, 2}, bound, random))];
    EXPECT_EQ(seen[index(Kind::road)], 0);
    const double off = seen[index(Kind::city)] - 700'000.0;
    EXPECT_LT(off * off / 700'000 + off * off / 200'000, limit_1);
}

TEST(SoloWeighted, HasTheStatedSharesWithoutTheGuarantee) {
    // The first deals of many games are drawn freely: 11, 7 and 2 in 20.
    Counts seen{};
    for (std::uint64_t seed = 0; seed < 300'000; ++seed) {
        Weighted dealer;
        play::Random random(play::derived_seed(1, seed));
        dealer.deal(random);
        ++seen[index(dealer.deal(random))];
    }
    EXPECT_LT(chi_square(seen, {0.55, 0.35, 0.1}), limit_2);
}

TEST(SoloStreak, FavoursMissingKinds) {
    // After a road, weights are 12 * 1, 6 * 2 and 1 * 2. After two, they are 12, 18 and 3.
    Counts after_one{};
    Counts after_two{};
    for (std::uint64_t seed = 0; seed < 600'000; ++seed) {
        Streak dealer;
        play::Random random(play::derived_seed(2, seed));
        if (dealer.deal(random) != Kind::road) continue;
        const Kind second = dealer.deal(random);
        ++after_one[index(second)];
        if (second == Kind::road) ++after_two[index(dealer.deal(random))];
    }
    EXPECT_LT(chi_square(after_one, {12.0 / 26, 12.0 / 26, 2.0 / 26}), limit_2);
    EXPECT_LT(chi_square(after_two, {12.0 / 33, 18.0 / 33, 3.0 / 33}), limit_2);
}

}  // namespace
}  // namespace bastide::solo
