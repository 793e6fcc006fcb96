#include "tui/match/thinker.h"

#include <chrono>
#include <system_error>
#include <utility>

namespace bastide::tui {

void Thinker::start(const match::BotKind& kind, const match::Position& position, play::Random chance) {
    stop();
    is_wanted_ = std::make_shared<std::atomic<bool>>(true);
    const auto task = std::make_shared<std::packaged_task<match::Move()>>(
        [&kind, position, chance, wanted = is_wanted_] mutable {
            match::Budget budget;
            budget.watch = [wanted] { return wanted->load(); };
            return kind.make(position.settings(), budget)->choose(position, chance);
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

std::optional<match::Move> Thinker::take() {
    using std::chrono::seconds;
    if (!move_.valid() || move_.wait_for(seconds(0)) == std::future_status::timeout) return std::nullopt;
    return move_.get();
}

void Thinker::stop() {
    if (is_wanted_) is_wanted_->store(false);
    if (thread_.joinable()) thread_.join();
    move_ = {};
}

}  // namespace bastide::tui
