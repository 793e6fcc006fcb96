// Each game is played once, and results do not depend on the number of threads.
#include "bastide/play/simulate.h"

#include <algorithm>
#include <limits>
#include <set>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/play/distribution.h"
#include "bastide/play/random.h"

namespace bastide::play {
namespace {

struct Worker {
    Distribution dice;
    std::vector<std::int64_t> games;
};

void throw_dice(Worker& worker, std::int64_t game) {
    Random random(derived_seed(5, static_cast<std::uint64_t>(game)));
    worker.dice.add(random.below(6) + random.below(6) + 2);
    worker.games.push_back(game);
}

std::vector<Worker> play(std::int64_t games, int threads) {
    return simulate(games, threads, [] { return Worker(); }, throw_dice, [](std::int64_t) { return true; });
}

TEST(PlaySimulate, DoesNotDependOnThreads) {
    constexpr std::int64_t games = 10'007;
    Worker worker;
    for (std::int64_t game = 0; game < games; ++game) throw_dice(worker, game);
    for (int threads = 1; threads <= 4; ++threads) {
        Distribution together;
        for (const Worker& each : play(games, threads)) together.add(each.dice);
        EXPECT_EQ(together, worker.dice) << threads;
    }
}

TEST(PlaySimulate, PlaysEveryGameOnce) {
    for (const std::int64_t games : {0, 1, 2, 3, 63, 64, 65, 1000, 70'000}) {
        for (int threads = 1; threads <= 4; ++threads) {
            const std::vector<Worker> workers = play(games, threads);
            EXPECT_EQ(std::ssize(workers), std::clamp<std::int64_t>(games, 1, threads));
            std::vector<int> played(static_cast<std::size_t>(games));
            for (const Worker& worker : workers) {
                for (const std::int64_t game : worker.games) ++played.at(static_cast<std::size_t>(game));
            }
            EXPECT_EQ(std::ranges::count(played, 1), games) << threads << " threads";
        }
    }
}

TEST(PlaySimulate, ReportsProgress) {
    for (int threads = 1; threads <= 4; ++threads) {
        const auto caller = std::this_thread::get_id();
        std::int64_t before = 0;
        simulate(
            5000, threads, [] { return Worker(); }, throw_dice,
            [&](std::int64_t done) {
                EXPECT_EQ(std::this_thread::get_id(), caller);
                EXPECT_GT(done, before);
                EXPECT_LE(done, 5000);
                before = done;
                return true;
            });
        if (threads == 1) {
            EXPECT_EQ(before, 5000);
        }
    }
}

TEST(PlaySimulate, ReportsProgressOfASingleGame) {
    for (int threads = 1; threads <= 4; ++threads) {
        for (int run = 0; run < 50; ++run) {
            int polls = 0;
            simulate(
                1, threads, [] { return Worker(); }, throw_dice, [&](std::int64_t) { return ++polls > 0; });
            EXPECT_EQ(polls, 1);
        }
    }
}

TEST(PlaySimulate, EndsEarlyWhenAsked) {
    // More than could ever be played.
    constexpr std::int64_t games = std::numeric_limits<std::int64_t>::max();
    for (int threads = 1; threads <= 4; ++threads) {
        int poll = 0;
        const std::vector<Worker> workers = simulate(
            games, threads, [] { return Worker(); }, throw_dice, [&](std::int64_t) { return ++poll < 3; });
        EXPECT_EQ(poll, 3);
        std::set<std::int64_t> played;
        std::size_t count = 0;
        for (const Worker& worker : workers) {
            played.insert(worker.games.begin(), worker.games.end());
            count += worker.games.size();
        }
        EXPECT_EQ(played.size(), count) << "a game was played twice";
        EXPECT_GT(count, 0U);
    }
}

}  // namespace
}  // namespace bastide::play
