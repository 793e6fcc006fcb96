#include "engines/fork.h"

#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>
#include <vector>

#include <sys/prctl.h>
#include <unistd.h>

#include "bastide/base/threads.h"

namespace bastide::engines {
namespace {

std::expected<pid_t, int> fork_now(const std::function<void()>& child, bool is_to_end) {
    const pid_t host = ::getpid();
    const pid_t id = ::fork();
    if (id == 0) {
        if (is_to_end) ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() == host) child();  // it may have ended before that
        ::_exit(1);
    }
    if (id < 0) return std::unexpected(errno);
    return id;
}

// Linux has a process end with the thread that forked it. So one thread forks all, and lives as long as the
// host: whoever asks may be gone while the program plays on.
class Forker {
  public:
    Forker() {
        sigset_t all;
        sigset_t before;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);  // signals are for others
        threads_ = start_threads(1, [this](int /*thread*/) { work(); });
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
    }

    std::expected<pid_t, int> fork(const std::function<void()>& child) {
        const std::scoped_lock one_at_a_time(asking_);
        if (threads_.empty()) return fork_now(child, false);
        std::unique_lock lock(mutex_);
        child_ = &child;
        asked_.notify_one();
        done_.wait(lock, [this] { return child_ == nullptr; });
        return forked_;
    }

    bool is_of(pid_t process) const { return host_ == process; }

  private:
    [[noreturn]] void work() {
        std::unique_lock lock(mutex_);
        while (true) {
            asked_.wait(lock, [this] { return child_ != nullptr; });
            forked_ = fork_now(*child_, true);
            child_ = nullptr;
            done_.notify_one();
        }
    }

    pid_t host_ = ::getpid();
    std::mutex asking_;
    std::mutex mutex_;
    std::condition_variable asked_;
    std::condition_variable done_;
    const std::function<void()>* child_ = nullptr;  // none once it is forked
    std::expected<pid_t, int> forked_;
    std::vector<std::jthread> threads_;  // none if the system had none to give
};

}  // namespace

std::expected<pid_t, int> fork_to_end_with_us(const std::function<void()>& child) {
    static std::mutex mutex;
    static Forker* forker = nullptr;  // never deleted: its thread ends with the host
    {
        const std::scoped_lock lock(mutex);
        // A process that this one has become by a fork of its own has no such thread.
        if (forker == nullptr || !forker->is_of(::getpid())) forker = new Forker;
    }
    return forker->fork(child);
}

}  // namespace bastide::engines
