#include "ladder/play.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "bastide/base/parallel/threads.h"
#include "bastide/text/quote.h"

namespace bastide::ladder {
namespace {

using Clock = std::chrono::steady_clock;
using match::Bot;

// A bot whose time is taken.
class TimedBot final : public Bot {
  public:
    explicit TimedBot(Bot& bot) : bot_(bot) {}

    match::Move choose(const match::Position& position, play::Random& random) override {
        return bot_.choose(position, random);
    }

    Result<match::Move> choose_after(const match::Position& position, const match::MoveHistory& history,
                                     play::Random& random) override {
        const auto start = Clock::now();
        auto move = bot_.choose_after(position, history, random);
        taken_ += Clock::now() - start;
        ++moves_;
        return move;
    }

    void end(const match::Position& position, const match::MoveHistory& history) override {
        bot_.end(position, history);
    }

    void forget() override { bot_.forget(); }

    std::int64_t microseconds() const {
        return std::chrono::duration_cast<std::chrono::microseconds>(taken_).count();
    }
    int moves() const { return moves_; }

  private:
    Bot& bot_;
    Clock::duration taken_ = {};
    int moves_ = 0;
};

std::string name_of(const LadderConfig& play, const std::string& word) {
    const auto name = play.names.find(word);
    return name == play.names.end() ? word : name->second;
}

// `first` is which of the two bots has seat 0.
RatedMatch rated_match(const LadderConfig& play, const Task& task, match::PlayedMatch played,
                       std::size_t first, const std::array<const TimedBot*, 2>& bots) {
    // Makes an external program's text safe to store.
    if (played.forfeit) played.forfeit->why = text::printable(played.forfeit->why);
    match::SavedMatch saved = saved_of(play.settings, played);
    saved.names = {name_of(play, task.one), name_of(play, task.other)};
    if (first == 1) std::swap(saved.names[0], saved.names[1]);
    RatedMatch rated{.match = {}, .why = {}, .record = to_json(saved)};
    for (std::size_t bot = 0; bot < 2; ++bot) {
        rated.match.points[bot] = played.scores[(bot + first) % 2];
        rated.match.microseconds[bot] = bots[bot]->microseconds();
        rated.match.moves[bot] = bots[bot]->moves();
    }
    if (played.forfeit) {
        rated.match.forfeited_by =
            static_cast<int>((static_cast<std::size_t>(played.forfeit->seat) + first) % 2);
        rated.why = played.forfeit->why;
    }
    return rated;
}

// State shared by all threads: the store, used by one at a time, and the cancellation.
class LadderRun {
  public:
    LadderRun(Store& store, const LadderConfig& play, const OnGame& on_game)
        : store_(store), play_(play), on_game_(on_game) {}

    bool should_continue() const { return !is_over_; }
    void stop() {
        const std::scoped_lock lock(mutex_);
        is_over_ = true;
        ended_.notify_all();
    }
    std::int64_t played() const { return played_; }

    // Plays one pair after the other.
    void work() {
        std::map<std::string, std::unique_ptr<Bot>> bots;
        match::Budget budget = play_.budget;
        budget.watch = [this] { return should_continue(); };
        const auto bot = [&](const std::string& word) -> Bot& {
            std::unique_ptr<Bot>& made = bots[word];
            if (!made) made = play_.bots.at(word)->make(play_.settings, budget);
            return *made;
        };
        // A bot paired with itself plays both seats.
        while (const auto task = next()) {
            const auto matches =
                play_pair(play_, *task, bot(task->one), bot(task->other), [this] { return is_well(); });
            if (!matches) return;
            save({*task, *matches});
        }
    }

    // Until all is played: shows that this program is alive.
    void heartbeat() {
        std::unique_lock lock(mutex_);
        while (!ended_.wait_for(lock, store_.heartbeat_interval(), [this] { return is_over_.load(); }))
            note(store_.heartbeat());
    }

    Result<void> end() {
        const std::scoped_lock lock(mutex_);
        note(store_.release_tasks());
        return failure_;
    }

  private:
    // Returns nothing when there is no more work.
    std::optional<Task> next() {
        constexpr std::chrono::milliseconds between_looks{500};
        std::unique_lock lock(mutex_);
        while (should_continue()) {
            auto task = store_.take();
            if (!task) {
                note(std::unexpected(task.error()));
                return std::nullopt;
            }
            if (*task) return *task;
            if (!store_.is_shared()) return std::nullopt;
            // Another worker may be killed, and its pairs come back.
            const auto progress = store_.progress();
            if (!progress) note(std::unexpected(progress.error()));
            if (!progress || progress->played == progress->due) return std::nullopt;
            ended_.wait_for(lock, between_looks, [this] { return is_over_.load(); });
        }
        return std::nullopt;
    }

    bool is_well() {
        if (const auto shortage = play_.shortage ? play_.shortage() : std::nullopt) {
            const std::scoped_lock lock(mutex_);
            note(std::unexpected(*shortage));
        }
        return should_continue();
    }

    void save(const PlayedPair& pair) {
        if (on_game_)
            for (int round = 0; round < 2; ++round)
                on_game_(pair.task, round, pair.matches[static_cast<std::size_t>(round)]);
        const std::scoped_lock lock(mutex_);
        note(store_.save(pair));
        ++played_;
        if (play_.hypotheses) decide(pair.task.pairing, *play_.hypotheses);
    }

    void decide(std::int64_t pairing, const match::Hypotheses& hypotheses) {
        const auto pairs = store_.half_points(pairing);
        if (!pairs) {
            note(std::unexpected(pairs.error()));
            return;
        }
        match::Decision& decision = decisions_.try_emplace(pairing, hypotheses).first->second;
        for (auto i = static_cast<std::size_t>(decision.used()); i < pairs->size(); ++i)
            decision.add((*pairs)[i]);
        if (decision.comparison() != match::Comparison::open) note(store_.close(pairing));
    }

    // The first failure ends all.
    void note(const Result<void>& result) {
        if (result) return;
        if (failure_) failure_ = result;
        is_over_ = true;
        ended_.notify_all();
    }

    Store& store_;
    const LadderConfig& play_;
    const OnGame& on_game_;
    std::mutex mutex_;
    std::condition_variable ended_;
    std::atomic<bool> is_over_ = false;
    std::atomic<std::int64_t> played_ = 0;
    std::map<std::int64_t, match::Decision> decisions_;  // by meeting
    Result<void> failure_;
};

}  // namespace

std::optional<std::array<RatedMatch, 2>> play_pair(const LadderConfig& play, const Task& task, Bot& one,
                                                   Bot& other, const std::function<bool()>& watch) {
    const std::string seed = match::seed_of_deal(play.seed, task.deal);
    std::array<RatedMatch, 2> matches;
    for (std::size_t round = 0; round < 2; ++round) {
        // All pairings use the same deals, so each game is played as if it were the first.
        one.forget();
        other.forget();
        TimedBot first(one);
        TimedBot second(other);
        std::array<Bot*, 2> seats = {&first, &second};
        if (round == 1) std::swap(seats[0], seats[1]);
        match::PlayedMatch played = match::play_match(play.settings, seed, seats);
        if (!watch()) return std::nullopt;
        matches[round] = rated_match(play, task, std::move(played), round, {&first, &second});
    }
    return matches;
}

Result<void> play_ladder(Store& store, const LadderConfig& play,
                         const std::function<bool(std::int64_t)>& watch, const OnGame& on_game) {
    LadderRun run(store, play, on_game);
    std::atomic<int> working = 1;
    std::jthread beating([&] { run.heartbeat(); });
    std::vector<std::jthread> workers;
    // The calling thread only watches.
    std::mutex mutex;
    std::condition_variable done;
    const auto work = [&](int /*thread*/) {
        run.work();
        const std::scoped_lock lock(mutex);
        if (--working == 0) done.notify_all();
    };
    working = play.threads;
    workers = start_threads(play.threads, work);
    {
        constexpr std::chrono::milliseconds between_looks{100};
        std::unique_lock lock(mutex);
        // Threads that could not be started do no work.
        working -= play.threads - static_cast<int>(workers.size());
        while (!done.wait_for(lock, between_looks, [&] { return working == 0; }))
            if (run.should_continue() && !watch(run.played())) run.stop();
    }
    if (workers.empty()) run.work();
    workers.clear();
    run.stop();
    beating.join();
    return run.end();
}

}  // namespace bastide::ladder
