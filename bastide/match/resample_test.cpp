#include "bastide/match/resample.h"

#include <set>

#include <gtest/gtest.h>

#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

// Returns the tiles drawn from here on in a game that continues at random.
std::vector<Type> to_come(Record record) {
    std::vector<Type> draws;
    play::Random chance(1);
    while (!record.game().is_over()) {
        EXPECT_TRUE(record.play(*record.game().position().random_move(chance)));
        if (!record.game().is_over()) draws.push_back(record.game().position().tile());
    }
    return draws;
}

TEST(MatchResample, ChangesOnlyUnseenTiles) {
    play::Random chance(2);
    for (const Settings& settings : testing::some_settings()) {
        Record record = testing::random_match(settings, "resample");
        record.go_to(record.played() / 2);
        const Record other = resampled(record, chance);
        EXPECT_EQ(other.moves(), record.moves());
        EXPECT_EQ(other.game().position(), record.game().position());
        EXPECT_EQ(other.game().unplaceable_tiles(), record.game().unplaceable_tiles());
        EXPECT_NE(to_come(other), to_come(record));
    }
}

// All six orders of three remaining tiles occur.
TEST(MatchResample, EveryOrderCanOccur) {
    Record record(Deal{.settings = {}, .seed = {}, .deck = Deck{22, 0, 17, 20}});
    play::Random chance(3);
    std::set<std::vector<Type>> orders;
    for (int i = 0; i < 100; ++i) orders.insert(*resampled(record, chance).start().deck);
    EXPECT_EQ(orders.size(), 6U);
    for (const auto& order : orders) EXPECT_EQ(order.front(), 22);
}

// The rest of the box follows, in any order.
TEST(MatchResample, ContinuesWithUnknownTiles) {
    const Record record(deal_of_drawn({}, Deck{22, 0}));
    play::Random chance(5);
    const Record other = resampled(record, chance);
    EXPECT_EQ(other.game().position(), record.game().position());
    EXPECT_EQ(other.start().deck->size(), unshuffled_deck({}).size());
    EXPECT_EQ(other.start().after_deck, AfterDeck::end);
    EXPECT_NE(to_come(other), to_come(resampled(record, chance)));
}

TEST(MatchResample, ChangesNothingIfEverythingIsKnown) {
    const Record record = testing::random_match({}, "known");
    play::Random chance(4);
    EXPECT_EQ(resampled(record, chance).game(), record.game());
}

}  // namespace
}  // namespace bastide::match
