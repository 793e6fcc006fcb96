#include "mpi/ranks.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "mpi/channel.h"

namespace bastide::mpi {
namespace {

using puzzle::Frontier;
using puzzle::Part;
using puzzle::Search;
using puzzle::Slice;
using puzzle::Subtree;
using Clock = std::chrono::steady_clock;

// A searching rank. It reports progress periodically, and before any message that depends on it.
class Searcher {
  public:
    explicit Searcher(const Job& job)
        : nodes_a_slice_(nodes_between_looks(job.puzzle)),
          only_counts_(job.options.only_count),
          search_(job.puzzle, job.options) {}

    // Runs until the job ends.
    void run() {
        while (true) {
            std::optional<Envelope> letter = is_busy_ ? receive() : wait_for_envelope();
            if (letter && letter->message == Message::end_of_job) return;
            if (letter) {
                answer(*letter);
            } else {
                update();
            }
        }
    }

  private:
    static constexpr std::chrono::milliseconds between_reports{20};
    static constexpr std::size_t max_unreported = 1000;

    void answer(const Envelope& letter) {
        if (letter.message == Message::work) {
            search_.resume(decode_work(letter.numbers));
            is_busy_ = true;
        } else if (letter.message == Message::give) {
            give();
        } else if (letter.message == Message::release_tasks) {
            if (!is_busy_) return send(0, Message::nothing);
            report();
            is_busy_ = false;
            send(0, Message::stopped);
        }
    }

    void give() {
        auto work = is_busy_ ? search_.split() : std::nullopt;
        if (!work) return send(0, Message::nothing);
        report();
        send(0, Message::given, encode(*work));
    }

    void update() {
        Slice slice = puzzle::search_slice(search_, nodes_a_slice_, only_counts_);
        done_.count += slice.count;
        puzzle::append(done_.found, std::move(slice.found), done_.nodes);
        done_.nodes += slice.nodes;
        done_.searched += slice.searched;
        done_.is_done = slice.is_done;
        is_busy_ = !slice.is_done;
        if (slice.is_done || Clock::now() >= next_report_ || done_.found.size() > max_unreported) report();
    }

    void report() {
        done_.remaining = search_.remaining();
        send(0, Message::slice, encode(done_));
        done_ = {};
        next_report_ = Clock::now() + between_reports;
    }

    std::int64_t nodes_a_slice_;
    bool only_counts_;
    Search search_;
    Slice done_;  // since the last report
    bool is_busy_ = false;
    Clock::time_point next_report_ = Clock::now();
};

// Rank 0.
class Coordinator {
  public:
    Coordinator(const puzzle::Puzzle& puzzle, const puzzle::SolveOptions& options,
                const puzzle::Division& division, Frontier frontier)
        : puzzle_(puzzle),
          options_(options),
          division_(division),
          max_waiting_(division.max_placements_waiting / (std::ssize(puzzle.tiles) + 1)),
          frontier_(std::move(frontier)),
          search_(puzzle, options),
          others_(static_cast<std::size_t>(all_ranks() - 1)) {}

    puzzle::SolveResult run(const std::function<bool(const puzzle::Solution&)>& found) {
        const Numbers job = encode(Job{puzzle_, options_});
        for (int rank = 1; rank < all_ranks(); ++rank) send(rank, Message::job, job);
        const Ending ending = search_to_end(found);
        call_back();
        for (int rank = 1; rank < all_ranks(); ++rank) send(rank, Message::end_of_job);
        if (division_.look && ending != Ending::refused) division_.look(frontier_, true);
        return frontier_.result(ending == Ending::done);
    }

  private:
    enum class Ending : std::uint8_t { done, stopped, refused };

    struct Other {
        std::optional<Frontier::Handle> part;  // the current part, or none if idle
        int requested = 0;  // the number of expected answers: a split-off part, or the whole part
    };

    static constexpr std::chrono::milliseconds between_looks{100};

    Ending search_to_end(const std::function<bool(const puzzle::Solution&)>& found) {
        auto next_look = Clock::now() + between_looks;
        while (true) {
            for (const puzzle::Solution& solution : frontier_.deliver()) {
                if (!options_.only_count && !found(solution)) return Ending::refused;
            }
            if (frontier_.is_done()) return Ending::done;
            if (Clock::now() >= next_look) {
                if (options_.watch && !options_.watch(frontier_.progress())) return Ending::stopped;
                if (division_.look) division_.look(frontier_, false);
                next_look = Clock::now() + between_looks;
            }
            while (auto letter = receive()) read(std::move(*letter));
            hand_out();
            if (own_)
                update();
            else if (!frontier_.can_deliver())
                read(wait_for_envelope());
        }
    }

    // Gives open parts to idle ranks, or asks a busy rank to split. Ranks too far ahead wait.
    void hand_out() {
        for (std::size_t other = 0; other < others_.size(); ++other) {
            if (!others_[other].part && frontier_.may_take(max_waiting_)) {
                others_[other].part = frontier_.take();
                send(rank_of(other), Message::work, encode((*others_[other].part)->remaining));
            }
        }
        if (!own_ && frontier_.may_take(max_waiting_)) {
            own_ = frontier_.take();
            search_.resume((*own_)->remaining);
        }
        if (frontier_.is_ahead(max_waiting_)) return hold_back();
        std::int64_t missing = idle() - frontier_.open() - requested();
        if (own_ && missing > 0) {
            if (auto work = search_.split()) {
                frontier_.give(*own_, std::move(*work), search_.remaining());
                --missing;
            }
        }
        for (std::size_t i = 0; i < others_.size() && missing > 0; ++i) {
            const std::size_t next = next_rank_++ % others_.size();
            Other& other = others_[next];
            if (!other.part || other.requested > 0) continue;
            ++other.requested;
            send(rank_of(next), Message::give);
            --missing;
        }
    }

    void hold_back() {
        for (std::size_t i = 0; i < others_.size(); ++i) {
            Other& other = others_[i];
            if (!other.part || other.requested > 0 || frontier_.is_first(*other.part)) continue;
            ++other.requested;
            send(rank_of(i), Message::release_tasks);
        }
        if (own_ && !frontier_.is_first(*own_)) {
            frontier_.put_back(*own_);
            own_.reset();
        }
    }

    std::int64_t idle() const {
        return (own_ ? 0 : 1) +
               std::ranges::count_if(others_, [](const Other& other) { return !other.part; });
    }
    std::int64_t requested() const {
        return std::ranges::count_if(others_, [](const Other& other) { return other.requested > 0; });
    }
    static int rank_of(std::size_t other) { return static_cast<int>(other) + 1; }

    void update() {
        frontier_.update(*own_, puzzle::search_slice(search_, nodes_a_slice_, counts_at_once(options_)));
        if ((*own_)->state == Part::State::done) own_.reset();
    }

    void read(Envelope letter) {
        Other& other = others_[static_cast<std::size_t>(letter.rank - 1)];
        if (letter.message == Message::slice) {
            frontier_.update(*other.part, decode_slice(letter.numbers, puzzle_.tiles.size()));
            if ((*other.part)->state == Part::State::done) other.part.reset();
        } else if (letter.message == Message::given) {
            frontier_.give(*other.part, decode_work(letter.numbers), (*other.part)->remaining);
        } else if (letter.message == Message::stopped) {
            frontier_.put_back(*other.part);
            other.part.reset();
        }
        if (letter.message != Message::slice) --other.requested;
    }

    // At the end all ranks report their progress.
    void call_back() {
        for (std::size_t i = 0; i < others_.size(); ++i) {
            ++others_[i].requested;
            send(rank_of(i), Message::release_tasks);
        }
        while (requested() > 0) read(wait_for_envelope());
    }

    const puzzle::Puzzle& puzzle_;
    const puzzle::SolveOptions& options_;
    const puzzle::Division& division_;
    std::int64_t max_waiting_;
    std::int64_t nodes_a_slice_ = nodes_between_looks(puzzle_);
    Frontier frontier_;
    Search search_;
    std::optional<Frontier::Handle> own_;
    std::vector<Other> others_;
    std::size_t next_rank_ = 0;
};

}  // namespace

puzzle::SolveResult solve_over_ranks(const puzzle::Puzzle& puzzle, const puzzle::SolveOptions& options,
                                     const puzzle::Division& division, Frontier frontier,
                                     const std::function<bool(const puzzle::Solution&)>& found) {
    if (puzzle.tiles.empty()) return {.is_complete = true};
    return Coordinator(puzzle, options, division, std::move(frontier)).run(found);
}

void serve() {
    while (true) {
        const Envelope letter = wait_for_envelope();
        if (letter.message == Message::dismissed) return;
        if (letter.message != Message::job) continue;
        const Job job = decode_job(letter.numbers);
        Searcher(job).run();
    }
}

void dismiss() {
    for (int rank = 1; rank < all_ranks(); ++rank) send(rank, Message::dismissed);
}

}  // namespace bastide::mpi
