#include "bastide/puzzle/parallel/solve_divided.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

#include "bastide/base/parallel/threads.h"
#include "bastide/base/require.h"

namespace bastide::puzzle {
namespace {

using Clock = std::chrono::steady_clock;
using Lock = std::unique_lock<std::mutex>;

constexpr MessageKind no_threads{"puzzle.no_threads", "the system has no more threads to search with"};

// The workers, and the calling thread, which delivers their results.
class Workshop {
  public:
    Workshop(const Puzzle& puzzle, const SolveOptions& options, const Division& division, Frontier frontier)
        : puzzle_(puzzle),
          options_(options),
          division_(division),
          max_waiting_(division.max_placements_waiting / (std::ssize(puzzle.tiles) + 1)),
          frontier_(std::move(frontier)) {}

    Result<SolveResult> run(const std::function<bool(const Solution&)>& found) {
        auto workers = start_threads(usable_threads(division_.threads), [this](int) { work(); });
        if (workers.empty()) return fail(no_threads);
        Ending ending = Ending::stopped;
        FirstException exception;
        exception.run([&] { ending = deliver(found); });
        stop();
        workers.clear();
        exception.rethrow();
        if (division_.look && ending != Ending::refused) division_.look(frontier_, true);
        return frontier_.result(ending == Ending::done);
    }

  private:
    enum class Ending : std::uint8_t { done, stopped, refused };

    static constexpr std::chrono::milliseconds between_looks{100};

    Ending deliver(const std::function<bool(const Solution&)>& found) {
        auto next_look = Clock::now() + between_looks;
        Lock lock(mutex_);
        while (true) {
            const std::vector<Solution> solutions = frontier_.deliver();
            const bool is_done = frontier_.is_done();
            lock.unlock();
            may_go_on_.notify_all();
            for (const Solution& solution : solutions) {
                if (!options_.only_count && found && !found(solution)) return Ending::refused;
            }
            if (is_done) return Ending::done;
            lock.lock();
            if (Clock::now() >= next_look) {
                if (options_.watch && !options_.watch(frontier_.progress())) return Ending::stopped;
                if (division_.look) division_.look(frontier_, false);
                next_look = Clock::now() + between_looks;
            }
            news_.wait_until(lock, next_look, [this] { return frontier_.can_deliver(); });
        }
    }

    void stop() {
        const Lock lock(mutex_);
        is_stopped_ = true;
        may_go_on_.notify_all();
    }

    void work() {
        Search search(puzzle_, options_, [this] { return !is_stopped_; });
        Lock lock(mutex_);
        while (true) {
            ++idle_;
            may_go_on_.wait(lock, [this] { return is_stopped_ || frontier_.may_take(max_waiting_); });
            --idle_;
            if (is_stopped_) return;
            const auto part = frontier_.take();
            if (!part) continue;
            search.resume((*part)->remaining);
            update(search, *part, lock);
        }
    }

    // Searches a part until it is done, or until enough results are waiting that other parts should run
    // first.
    void update(Search& search, Frontier::Handle part, Lock& lock) {
        while (part->state != Part::State::done) {
            lock.unlock();
            Slice slice = search_slice(search, nodes_between_looks(puzzle_), counts_at_once(options_));
            lock.lock();
            if (search.is_stopped()) return;
            frontier_.update(part, std::move(slice));
            if (frontier_.can_deliver()) news_.notify_one();
            if (is_stopped_) return;
            if (part->state != Part::State::done && idle_ > frontier_.open()) split(search, part);
            if (!frontier_.is_ahead(max_waiting_) || part->state == Part::State::done) continue;
            if (!frontier_.is_first(part)) {
                frontier_.put_back(part);
                return;
            }
            may_go_on_.wait(lock, [this, part] { return is_stopped_ || part->found.empty(); });
            if (is_stopped_) return;
        }
    }

    void split(Search& search, Frontier::Handle part) {
        std::optional<Subtree> work = search.split();
        if (!work) return;
        frontier_.give(part, std::move(*work), search.remaining());
        may_go_on_.notify_all();
    }

    const Puzzle& puzzle_;
    const SolveOptions& options_;
    const Division& division_;
    std::int64_t max_waiting_;
    std::mutex mutex_;
    std::condition_variable news_;       // for the calling thread
    std::condition_variable may_go_on_;  // for workers
    Frontier frontier_;
    std::int64_t idle_ = 0;
    std::atomic<bool> is_stopped_ = false;
};

}  // namespace

Result<SolveResult> solve_divided(const Puzzle& puzzle, const SolveOptions& options, const Division& division,
                                  Frontier frontier, const std::function<bool(const Solution&)>& found) {
    if (puzzle.tiles.empty()) return SolveResult{.is_complete = true};
    require(belongs(frontier.state(), puzzle, options), "the frontier is of this puzzle with these options");
    return Workshop(puzzle, options, division, std::move(frontier)).run(found);
}

}  // namespace bastide::puzzle
