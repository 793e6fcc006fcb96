// Who thinks of a move in a thread of its own, so that the screen stays alive.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::tui {

template <class Move>
class Thinker {
  public:
    // Finds a move, or says why there is none. Asks `goes_on()` now and then; once that is false the move is
    // wanted no more, and any will do.
    using Thought = std::function<Result<Move>(const std::function<bool()>& goes_on)>;

    // `wake` is called, from another thread, when a move has been found.
    explicit Thinker(std::function<void()> wake) : wake_(std::move(wake)) {}
    Thinker(const Thinker&) = delete;
    Thinker(Thinker&&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    Thinker& operator=(Thinker&&) = delete;
    ~Thinker() { stop(); }

    // Ends what was thought before.
    void start(Thought thought) {
        stop();
        is_wanted_ = std::make_shared<std::atomic<bool>>(true);
        const auto task = std::make_shared<std::packaged_task<Result<Move>()>>(
            [thought = std::move(thought), wanted = is_wanted_] {
                return thought([wanted] { return wanted->load(); });
            });
        move_ = task->get_future();
        const auto think = [task, wake = wake_] {
            (*task)();
            wake();
        };
        try {
            thread_ = std::thread(think);
        } catch (const std::system_error&) {
            think();  // the system has no more threads
        }
    }

    bool is_thinking() const { return move_.valid(); }

    // The move, once, if it has been found.
    std::optional<Result<Move>> take() {
        using std::chrono::seconds;
        if (!move_.valid() || move_.wait_for(seconds(0)) == std::future_status::timeout) return std::nullopt;
        return move_.get();
    }

    // Ends what is being thought, as soon as the thinker asks.
    void stop() {
        if (is_wanted_) is_wanted_->store(false);
        if (thread_.joinable()) thread_.join();
        move_ = {};
    }

  private:
    std::function<void()> wake_;
    std::thread thread_;
    std::future<Result<Move>> move_;
    std::shared_ptr<std::atomic<bool>> is_wanted_;
};

}  // namespace bastide::tui
