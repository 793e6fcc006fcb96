// Simulates many ranks on a hard puzzle: one thread runs the search and records its place in the tree at
// every step. Then the schedule of mpi/ranks.cpp is replayed for any number of ranks, with message latency.
// Prints a table.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <queue>
#include <random>
#include <vector>

#include "bastide/puzzle/search.h"
#include "bastide/puzzle/testing/random_puzzle.h"

namespace bastide::bench {
namespace {

using Path = std::vector<std::uint32_t>;

constexpr std::int64_t nodes_a_step = 128;
constexpr std::int64_t steps_a_slice = 2048 / nodes_a_step;
constexpr double message_seconds = 10e-6;     // from one rank to another, on a fast network
constexpr double coordinator_seconds = 3e-6;  // to read one and answer
constexpr double take_up_seconds = 30e-6;     // to place the tiles on the way to a part

struct Record {
    std::vector<Path> paths;  // at each step, the branches taken from the root
    double seconds_a_step = 0;
};

Record make_record(const puzzle::Puzzle& puzzle, const puzzle::SolveOptions& options) {
    Record record;
    puzzle::Search search(puzzle, options);
    const auto start = std::chrono::steady_clock::now();
    auto pause = puzzle::Search::Stop::budget;
    while (pause != puzzle::Search::Stop::done && search.nodes() < options.max_nodes) {
        pause = search.run(nodes_a_step - search.nodes() % nodes_a_step);
        if (pause == puzzle::Search::Stop::budget) record.paths.push_back(search.remaining().path);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    record.seconds_a_step = took.count() / static_cast<double>(record.paths.size());
    return record;
}

// Steps from one to another of the record.
struct Range {
    std::size_t next = 0;
    std::size_t end = 0;
};

std::size_t common_depth(const Path& one, const Path& other) {
    const auto [at, end] = std::ranges::mismatch(one, other);
    return static_cast<std::size_t>(at - one.begin());
}

// Simulates `Search::split`: everything remaining at the branch nearest to the root.
Range split(const Record& record, Range& from) {
    if (from.end - from.next < 2) return {};
    const Path& here = record.paths[from.next];
    const std::size_t depth = common_depth(here, record.paths[from.end - 1]);
    const auto first = record.paths.begin() + static_cast<std::ptrdiff_t>(from.next);
    const auto last = record.paths.begin() + static_cast<std::ptrdiff_t>(from.end);
    const auto split =
        std::partition_point(first, last, [&](const Path& path) { return common_depth(here, path) > depth; });
    const auto at = static_cast<std::size_t>(split - record.paths.begin());
    if (at == from.next || at == from.end) return {};
    const Range given{at, from.end};
    from.end = at;
    return given;
}

struct Outcome {
    double seconds = 0;
    std::int64_t parts = 1;
    double coordinator_share = 0;  // of the time that it has messages to read
};

// Ranks are events in time: each searches a slice, then looks for a request.
class Simulation {
  public:
    Simulation(const Record& record, std::size_t ranks) : record_(record), work_(ranks), is_pending_(ranks) {
        work_[0] = {0, record.paths.size()};
        for (std::size_t rank = 0; rank < ranks; ++rank) {
            if (rank > 0) idle_.push_back(rank);
        }
        events_.push({0, 0});
    }

    Outcome run() {
        Outcome outcome;
        while (!events_.empty()) {
            const SimulationEvent event = events_.top();
            events_.pop();
            now_ = event.time;
            outcome.seconds = std::max(outcome.seconds, now_);
            step(event.rank, outcome);
        }
        outcome.coordinator_share = busy_ / outcome.seconds;
        return outcome;
    }

  private:
    struct SimulationEvent {
        double time;
        std::size_t rank;
        bool operator>(const SimulationEvent& other) const { return time > other.time; }
    };

    void step(std::size_t rank, Outcome& outcome) {
        Range& work = work_[rank];
        if (is_pending_[rank] && !idle_.empty()) {
            is_pending_[rank] = false;
            const Range given = split(record_, work);
            if (given.end > given.next) {
                const std::size_t to = idle_.front();
                idle_.pop_front();
                work_[to] = given;
                ++outcome.parts;
                events_.push({through_coordinator(2) + message_seconds + take_up_seconds, to});
            }
        }
        if (work.next == work.end) {
            through_coordinator(1);
            idle_.push_back(rank);
        } else {
            const std::size_t steps = std::min<std::size_t>(steps_a_slice, work.end - work.next);
            work.next += steps;
            events_.push({now_ + static_cast<double>(steps) * record_.seconds_a_step, rank});
        }
        request_work();
    }

    // Asks one busy rank per idle rank, in turn.
    void request_work() {
        std::size_t pending = static_cast<std::size_t>(std::ranges::count(is_pending_, true));
        for (std::size_t i = 0; i < work_.size() && pending < idle_.size(); ++i) {
            const std::size_t rank = next_rank_++ % work_.size();
            if (is_pending_[rank] || work_[rank].end - work_[rank].next < 2) continue;
            is_pending_[rank] = true;
            through_coordinator(1);
            ++pending;
        }
    }

    // Returns the time at which the coordinator has done this much more.
    double through_coordinator(int messages) {
        coordinator_free_ =
            std::max(coordinator_free_, now_ + message_seconds) + messages * coordinator_seconds;
        busy_ += messages * coordinator_seconds;
        return coordinator_free_;
    }

    const Record& record_;
    std::vector<Range> work_;
    std::vector<bool> is_pending_;
    std::deque<std::size_t> idle_;
    std::priority_queue<SimulationEvent, std::vector<SimulationEvent>, std::greater<>> events_;
    std::size_t next_rank_ = 0;
    double now_ = 0;
    double coordinator_free_ = 0;
    double busy_ = 0;
};

void print_table(const Record& record) {
    const double alone = record.seconds_a_step * static_cast<double>(record.paths.size());
    std::printf("\na search of %.0f s:\n", alone);
    std::printf("ranks    seconds   speed-up   efficiency      parts   coordinator busy\n");
    for (const std::size_t ranks : {1U, 2U, 4U, 16U, 64U, 256U, 1024U, 4096U}) {
        const Outcome outcome = Simulation(record, ranks).run();
        std::printf("%5zu %10.3f %10.1f %10.0f %% %10lld %16.0f %%\n", ranks, outcome.seconds,
                    alone / outcome.seconds, 100 * alone / outcome.seconds / static_cast<double>(ranks),
                    static_cast<long long>(outcome.parts), 100 * outcome.coordinator_share);
    }
}

void run() {
    std::mt19937_64 random(1);
    puzzle::testing::RandomPuzzle taste;
    taste.tiles = 20;
    taste.density = 0.9;
    taste.rotations = true;
    const puzzle::Puzzle puzzle = puzzle::testing::random_puzzle(taste, random);
    puzzle::SolveOptions options;
    options.rotations = true;
    options.max_nodes = 40'000'000;
    Record record = make_record(puzzle, options);
    print_table(record);
    // The same tree with a hundred times the nodes at each step.
    record.seconds_a_step *= 100;
    print_table(record);
}

}  // namespace
}  // namespace bastide::bench

int main() {
    bastide::bench::run();
}
