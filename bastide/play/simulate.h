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

// Calls `work(worker, game)` once for every game from 0 to `games` - 1, on `threads` threads, and returns the
// workers, one per thread, each made by `make_worker()`. Uses at least one thread, at most one per game and
// at most `max_threads`, and fewer if the system cannot start that many. The assignment of games to workers
// is not deterministic, so results must not depend on it: seed each game by its number (`derived_seed`), and
// add up sums and counts. The calling thread calls `watch(done)` now and then, at least once if there are
// games. If it returns false, the work stops early. If a function throws in any thread, all threads stop, and
// the calling thread throws the exception.
template <class MakeWorker, class Work, class CancelPoll>
auto simulate(std::int64_t games, int threads, MakeWorker make_worker, Work work, const CancelPoll& watch) {
    using Worker = decltype(make_worker());
    threads = static_cast<int>(std::clamp<std::int64_t>(games, 1, usable_threads(threads)));
    std::vector<Worker> workers;
    workers.reserve(static_cast<std::size_t>(threads));
    for (int i = 0; i < threads; ++i) workers.push_back(make_worker());
    std::atomic<std::int64_t> done = 0;
    // Each thread takes a few games at a time, so that threads rarely wait for one another and finish
    // together. The first are the calling thread's, so that it calls `watch` however fast the others are.
    const std::int64_t share = std::clamp<std::int64_t>(games / (std::int64_t{64} * threads), 1, 256);
    const auto end_of = [&](std::int64_t first) { return first + std::min(share, games - first); };
    std::atomic<std::int64_t> next = std::min(share, std::max<std::int64_t>(games, 0));
    const auto play = [&](Worker& worker, std::int64_t first) {
        if (first >= games) return false;
        const std::int64_t end = end_of(first);
        for (std::int64_t game = first; game < end; ++game) work(worker, game);
        done += end - first;
        return true;
    };
    // Never counts beyond `games`, which ends the work when `next` is set to it.
    const auto take = [&] {
        std::int64_t first = next.load();
        while (first < games && !next.compare_exchange_weak(first, end_of(first))) {
        }
        return first;
    };
    const auto go_on = [&](Worker& worker) { return play(worker, take()); };
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
        for (bool is_on = play(workers.front(), 0); is_on; is_on = go_on(workers.front())) {
            if (!watch(done.load())) next = games;
        }
    });
    for (std::jthread& other : others) other.join();
    exception.rethrow();
    return workers;
}

}  // namespace bastide::play
