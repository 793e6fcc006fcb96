// Bots' thoughts: none is lost, all have their turn, and where many wait each is short.
#include "serve/thinkers.h"

#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/saved_match.h"

namespace bastide::serve {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Le;

// A bot that notes how much it may think, and makes the first move.
const match::BotKind& noting(std::vector<std::int64_t>& simulations) {
    class Noting final : public match::Bot {
      public:
        match::Move choose(const match::Position& position, play::Random& /*random*/) override {
            return position.legal_moves().front();
        }
    };
    static match::BotKind kind;
    kind = {.name = "noting",
            .about = "",
            .make = [&simulations](const match::Settings&, const match::Budget& budget) {
                simulations.push_back(budget.simulations.value());
                return std::make_unique<Noting>();
            }};
    return kind;
}

TEST(ServeThinkers, SearchesAreShorterIfManyWait) {
    EXPECT_EQ(simulations_for(0, 1), max_simulations);
    EXPECT_EQ(simulations_for(1, 1), max_simulations);
    EXPECT_EQ(simulations_for(2, 1), max_simulations / 2);
    EXPECT_EQ(simulations_for(2, 2), max_simulations);
    EXPECT_EQ(simulations_for(8, 2), max_simulations / 4);
    EXPECT_EQ(simulations_for(1000, 2), min_simulations);
}

// One thread, blocked by a first search until ten tables wait: each is then thought of in turn.
TEST(ServeThinkers, TablesAreServedInOrder) {
    std::vector<int> order;
    std::vector<std::int64_t> simulations;
    const match::BotKind& bot = noting(simulations);
    const match::Position position = match::Record({.seed = "bots"}).game().position();
    std::promise<void> go;
    std::promise<void> done;
    Thinkers thinkers(1);
    thinkers.add([&](const match::Budget&) { go.get_future().wait(); });
    for (int table = 0; table < 10; ++table) {
        thinkers.add([&, table](const match::Budget& budget) {
            play::Random chance(1);
            EXPECT_TRUE(position.is_legal(bot.make(position.settings(), budget)->choose(position, chance)));
            order.push_back(table);
            // The first table is to move again at once: it waits behind all others.
            if (table == 0) thinkers.add([&](const match::Budget&) { order.push_back(0), done.set_value(); });
        });
    }
    go.set_value();
    done.get_future().wait();
    EXPECT_THAT(order, ElementsAre(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0));
    EXPECT_EQ(simulations.front(), max_simulations / 10);
    EXPECT_THAT(simulations, Each(Le(max_simulations)));
    EXPECT_EQ(thinkers.waiting(), 0U);
}

TEST(ServeThinkers, ALongSearchDoesNotBlockOtherThreads) {
    std::promise<void> go;
    std::promise<void> done;
    Thinkers thinkers(2);
    thinkers.add([&](const match::Budget&) { go.get_future().wait(); });
    thinkers.add([&](const match::Budget&) { done.set_value(); });
    done.get_future().wait();
    go.set_value();
}

TEST(ServeThinkers, StopsCurrentSearches) {
    std::promise<void> begun;
    std::atomic<bool> is_thought = false;
    {
        Thinkers thinkers(1);
        thinkers.add([&](const match::Budget& budget) {
            begun.set_value();
            while (budget.watch()) std::this_thread::yield();
        });
        thinkers.add([&](const match::Budget&) { is_thought = true; });
        begun.get_future().wait();
    }
    EXPECT_FALSE(is_thought) << "it waited, and nobody wants it any more";
}

}  // namespace
}  // namespace bastide::serve
