#include "serve/thinkers.h"

#include <algorithm>
#include <utility>

#include <unistd.h>

#include "bastide/base/parallel/threads.h"

namespace bastide::serve {

std::int64_t simulations_for(std::size_t waiting, int threads) {
    const std::int64_t all = max_simulations * threads;
    return std::clamp(all / std::max(std::int64_t{1}, static_cast<std::int64_t>(waiting)), min_simulations,
                      max_simulations);
}

Thinkers::Thinkers(int threads) {
    constexpr std::size_t room = std::size_t{4} << 20;
    const std::scoped_lock lock(mutex_);
    threads_ = start_threads_with_room(std::max(1, threads), room, [this](int /*thread*/) { run(); });
}

Thinkers::~Thinkers() {
    {
        const std::scoped_lock lock(mutex_);
        is_over_ = true;
    }
    has_come_.notify_all();
    threads_.clear();
}

void Thinkers::add(Thought thought) {
    {
        const std::scoped_lock lock(mutex_);
        thoughts_.push_back(std::move(thought));
    }
    has_come_.notify_one();
}

std::size_t Thinkers::waiting() {
    const std::scoped_lock lock(mutex_);
    return thoughts_.size();
}

void Thinkers::run() {
    // On Linux each thread has a niceness: people's moves come first where there are few cores.
    [[maybe_unused]] const int niceness = nice(10);
    while (true) {
        match::Budget budget;
        Thought thought;
        {
            std::unique_lock lock(mutex_);
            has_come_.wait(lock, [this] { return is_over_ || !thoughts_.empty(); });
            if (is_over_) return;
            budget.simulations = simulations_for(thoughts_.size(), static_cast<int>(threads_.size()));
            thought = std::move(thoughts_.front());
            thoughts_.pop_front();
        }
        budget.watch = [this] { return !is_over_; };
        thought(budget);
    }
}

}  // namespace bastide::serve
