// The best exchanges, against trying every sequence of them.
#include "bastide/caverna/exchange.h"

#include <random>
#include <set>

#include <gtest/gtest.h>

#include "bastide/caverna/testing/official.h"

namespace bastide::caverna {
namespace {

using testing::official;

// The greatest total after any sequence of exchanges, with independently written terms.
class Everything {
  public:
    int best(const Holding& holding) {
        const auto& has = holding.supply;
        if (!seen_
                 .insert({holding.animals.wild_boars, has.grain, has.rubies, has.ore, has.wood, has.stone,
                          has.gold})
                 .second)
            return greatest_;
        greatest_ = std::max(greatest_, score(holding, official).total());
        if (holding.has(tile::hunting_parlor) && holding.animals.wild_boars >= 2) {
            Holding next = holding;
            next.animals.wild_boars -= 2;
            next.supply.gold += 2;
            best(next);
        }
        if (holding.has(tile::beer_parlor) && has.grain >= 2) {
            Holding next = holding;
            next.supply.grain -= 2;
            next.supply.gold += 3;
            best(next);
        }
        if (holding.has(tile::blacksmithing_parlor) && has.rubies >= 1 && has.ore >= 1) {
            Holding next = holding;
            next.supply.rubies -= 1;
            next.supply.ore -= 1;
            next.supply.gold += 2;
            best(next);
        }
        if (holding.has(tile::spare_part_storage) && has.wood >= 1 && has.stone >= 1 && has.ore >= 1) {
            Holding next = holding;
            next.supply.wood -= 1;
            next.supply.stone -= 1;
            next.supply.ore -= 1;
            next.supply.gold += 2;
            best(next);
        }
        if (holding.has(tile::trader) && has.gold >= 2) {
            Holding next = holding;
            next.supply.gold -= 2;
            next.supply.wood += 1;
            next.supply.stone += 1;
            next.supply.ore += 1;
            best(next);
        }
        return greatest_;
    }

  private:
    std::set<std::array<int, 7>> seen_;
    int greatest_ = -1000;
};

TEST(CavernaBestExchanges, MatchExhaustiveSearch) {
    std::mt19937 random(7);
    const auto up_to = [&random](unsigned most) { return static_cast<int>(random() % (most + 1)); };
    int gains = 0;
    for (int run = 0; run < 400; ++run) {
        Holding holding;
        for (FurnishingId id = tile::weaving_parlor; id < furnishing_count; ++id)
            holding.furnishings[id] = static_cast<std::int16_t>(up_to(1));
        holding.furnishings[tile::trader] =
            static_cast<std::int16_t>(holding.has(tile::spare_part_storage) ? 0 : up_to(1));
        holding.animals = {0, up_to(2), up_to(2), up_to(7), up_to(2)};
        holding.supply = {up_to(3), up_to(3), up_to(4), 0, up_to(4), up_to(3), up_to(7), up_to(4)};
        holding.unused_spaces = up_to(4);
        const Best best = best_exchanges(holding, official);
        EXPECT_EQ(score(best.holding, official).total(), Everything().best(holding)) << run;
        EXPECT_EQ(best.gain, score(best.holding, official).total() - score(holding, official).total());
        // The list leads there.
        Holding made = holding;
        for (const Exchange& each : best.exchanges) {
            EXPECT_GT(each.times, 0);
            for (int times = 0; times < each.times; ++times) EXPECT_TRUE(exchange(made, each.tile));
        }
        EXPECT_EQ(made, best.holding);
        gains += best.gain > 0 ? 1 : 0;
    }
    EXPECT_GT(gains, 100) << "the holdings are too poor to test anything";
}

TEST(CavernaBestExchanges, AvoidLosingExchanges) {
    Holding holding;
    holding.furnishings[tile::beer_parlor] = 1;
    holding.supply.grain = 5;
    holding.grain_fields = {3};
    // Two pairs from the supply. Crops on fields stay there.
    EXPECT_EQ(best_exchanges(holding, official).exchanges, (std::vector<Exchange>{{tile::beer_parlor, 2}}));
    EXPECT_EQ(best_exchanges(holding, official).gain, 6 - 2);
    holding.furnishings[tile::hunting_parlor] = 1;
    holding.animals.wild_boars = 2;
    const Best best = best_exchanges(holding, official);
    EXPECT_EQ(best.holding.animals.wild_boars, 2) << "the last two are worth 2 and the type another 2";
}

}  // namespace
}  // namespace bastide::caverna
