// Calls with extreme and empty values: each has a defined result or ends with the message of a contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <stdexcept>

#include <gtest/gtest.h>

#include "bastide/play/distribution.h"
#include "bastide/play/random.h"
#include "bastide/play/simulate.h"

namespace bastide::play {
namespace {

TEST(PlayMisuseDeathTest, Distributions) {
    const Distribution none;
    EXPECT_EQ(none.mean(), 0);
    EXPECT_EQ(none.deviation(), 0);
    const std::string message = "there is at least one value";
    bastide::testing::expect_contracts({
        {"least of none", [&] { (void)none.least(); }, message},
        {"greatest of none", [&] { (void)none.greatest(); }, message},
        {"quantile of none", [&] { (void)none.quantile(0.5); }, message},
        {"add -5 times", [] { Distribution().add(3, -5); }, "a value is added 0 times or more, but got -5"},
        {"more values than can be counted",
         [] {
             Distribution many;
             many.add(3, std::numeric_limits<std::int64_t>::max());
             many.add(4);
         },
         "the sum is in the range of its type, .*"},
        {"twice as many values as can be counted",
         [] {
             Distribution many;
             many.add(3, std::numeric_limits<std::int64_t>::max());
             many.add(many);
         },
         "the sum of the counts is in the range of its type, .*"},
    });
    Distribution some;
    some.add(5);
    some.add(3, 0);
    EXPECT_EQ(some.least(), 5);
    EXPECT_EQ(some.counts().size(), 1);
}

TEST(PlayMisuse, RandomNumbersBelowZeroAreZero) {
    Random random(1);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(random.below(0), 0);
}

TEST(PlayMisuse, AnyNumberOfThreadsPlaysAllGames) {
    for (const int threads : {-5, 0, 1, 3, std::numeric_limits<int>::max()}) {
        const auto workers = simulate(
            10, threads, [] { return 0; }, [](int& sum, std::int64_t) { ++sum; },
            [](std::int64_t) { return true; });
        int sum = 0;
        for (const int each : workers) sum += each;
        EXPECT_EQ(sum, 10);
        EXPECT_LE(workers.size(), 10U);
    }
    const auto workers = simulate(
        5000, 1'000'000, [] { return 0; }, [](int& /*sum*/, std::int64_t /*game*/) {},
        [](std::int64_t) { return true; });
    EXPECT_EQ(std::ssize(workers), max_threads);
}

TEST(PlayMisuse, AnExceptionStopsAllThreadsAndReachesTheCaller) {
    for (const int threads : {1, 2, 4}) {
        const auto play = [&](std::int64_t bad) {
            simulate(
                10'000, threads, [] { return 0; },
                [bad](int&, std::int64_t game) {
                    if (game == bad) throw std::runtime_error("bad game");
                },
                [](std::int64_t) { return true; });
        };
        EXPECT_THROW(play(0), std::runtime_error);
        EXPECT_THROW(play(9'999), std::runtime_error);
        EXPECT_NO_THROW(play(10'000));
    }
}

}  // namespace
}  // namespace bastide::play
