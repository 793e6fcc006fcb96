// Searches for a move in its own thread, so that the screen stays responsive.
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

// Finds a move, or returns an error. The task calls `should_continue` now and then. Once `should_continue`
// returns false, the result is ignored, so the task should return soon.
template <class Move>
using SearchTask = std::function<Result<Move>(const std::function<bool()>& should_continue)>;

template <class Move>
class MoveSearch {
  public:
    // `wake` is called from the search thread when the search has found a move.
    explicit MoveSearch(std::function<void()> wake) : wake_(std::move(wake)) {}
    MoveSearch(const MoveSearch&) = delete;
    MoveSearch& operator=(const MoveSearch&) = delete;
    ~MoveSearch() { stop(); }

    // Starts a search after stopping the previous one.
    void start(SearchTask<Move> search) {
        stop();
        should_continue_ = std::make_shared<std::atomic<bool>>(true);
        const auto task = std::make_shared<std::packaged_task<Result<Move>()>>(
            [search = std::move(search), should_continue = should_continue_] {
                return search([should_continue] { return should_continue->load(); });
            });
        move_ = task->get_future();
        const auto run = [task, wake = wake_] {
            (*task)();
            wake();
        };
        try {
            thread_ = std::thread(run);
        } catch (const std::system_error&) {
            run();  // if the system cannot start another thread
        }
    }

    bool is_running() const { return move_.valid(); }

    // Returns the move once, or nullopt if it has not been found yet.
    std::optional<Result<Move>> take() {
        using std::chrono::seconds;
        if (!move_.valid() || move_.wait_for(seconds(0)) == std::future_status::timeout) return std::nullopt;
        return move_.get();
    }

    // Makes the search end the next time it calls `should_continue`.
    void stop() {
        if (should_continue_) should_continue_->store(false);
        if (thread_.joinable()) thread_.join();
        move_ = {};
    }

  private:
    std::function<void()> wake_;
    std::thread thread_;
    std::future<Result<Move>> move_;
    std::shared_ptr<std::atomic<bool>> should_continue_;
};

}  // namespace bastide::tui
