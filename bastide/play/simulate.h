// Plays many games with bots on any number of cores. The result does not depend on that number.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

#include "bastide/base/parallel/threads.h"

namespace bastide::play {

// Calls `work(worker, game)` once for every game from 0 to `games` - 1, on `threads` threads (at least one,
// or fewer if the system cannot start that many), and returns the workers, one per thread, each made by
// `make_worker()`. The assignment of games to workers is not deterministic, so results must not depend on it:
// seed each game by its number (`derived_seed`), and add up sums and counts. The calling thread calls
// `watch(done)` now and then. If it returns false, the work stops early. If a function throws in any thread,
// all threads stop, and the calling thread throws the exception.
template <class MakeWorker, class Work, class CancelPoll>
auto simulate(std::int64_t games, int threads, MakeWorker make_worker, Work work, const CancelPoll& watch) {
    using Worker = decltype(make_worker());
    threads = std::max(threads, 1);
    std::vector<Worker> workers;
    workers.reserve(static_cast<std::size_t>(threads));
    for (int i = 0; i < threads; ++i) workers.push_back(make_worker());
    std::atomic<std::int64_t> next = 0;
    std::atomic<std::int64_t> done = 0;
    // Each thread takes a few games at a time, so that threads rarely wait for one another and finish
    // together.
    const std::int64_t share = std::clamp<std::int64_t>(games / (std::int64_t{64} * threads), 1, 256);
    const auto go_on = [&](Worker& worker) {
        const std::int64_t first = next.fetch_add(share);
        if (first >= games) return false;
        const std::int64_t end = std::min(first + share, games);
        for (std::int64_t game = first; game < end; ++game) work(worker, game);
        done += end - first;
        return true;
    };
    FirstException exception;
    const auto run = [&](const std::function<void()>& all) {
        if (!exception.run(all)) next = games;
    };
    auto others = start_threads(threads - 1, [&](int other) {
        Worker& worker = workers[static_cast<std::size_t>(other) + 1];
        run([&] {
            while (go_on(worker)) {
            }
        });
    });
    run([&] {
        while (go_on(workers.front())) {
            if (!watch(done.load())) next = games;
        }
    });
    for (std::jthread& other : others) other.join();
    exception.rethrow();
    return workers;
}

}  // namespace bastide::play
