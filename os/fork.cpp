#include "os/fork.h"

#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <system_error>
#include <thread>

#include <sys/prctl.h>
#include <unistd.h>

namespace bastide::os {
namespace {

std::expected<pid_t, int> fork_now(const std::function<void()>& child, int signal) {
    const pid_t host = ::getpid();
    const pid_t id = ::fork();
    if (id == 0) {
        if (signal != 0) ::prctl(PR_SET_PDEATHSIG, signal);
        if (::getppid() == host) child();  // it may have ended before that
        ::_exit(1);
    }
    if (id < 0) return std::unexpected(errno);
    return id;
}

// On Linux, PR_SET_PDEATHSIG fires when the forking thread ends. So one thread, which lives as long as the
// process, makes all forks.
class Forker {
  public:
    Forker() {
        sigset_t all;
        sigset_t before;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);  // signals are for others
        try {
            thread_ = std::thread([this] { work(); });
        } catch (const std::system_error&) {
            thread_ = {};  // the new processes may then outlive this one
        }
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
    }

    std::expected<pid_t, int> fork(const std::function<void()>& child, int signal) {
        const std::scoped_lock one_at_a_time(request_mutex_);
        if (!thread_.joinable()) return fork_now(child, 0);
        std::unique_lock lock(mutex_);
        child_ = &child;
        signal_ = signal;
        request_came_.notify_one();
        done_.wait(lock, [this] { return child_ == nullptr; });
        return forked_;
    }

    bool is_of(pid_t process) const { return host_ == process; }

  private:
    [[noreturn]] void work() {
        std::unique_lock lock(mutex_);
        while (true) {
            request_came_.wait(lock, [this] { return child_ != nullptr; });
            forked_ = fork_now(*child_, signal_);
            child_ = nullptr;
            done_.notify_one();
        }
    }

    pid_t host_ = ::getpid();
    std::mutex request_mutex_;
    std::mutex mutex_;
    std::condition_variable request_came_;
    std::condition_variable done_;
    const std::function<void()>* child_ = nullptr;  // none once it is forked
    int signal_ = 0;
    std::expected<pid_t, int> forked_;
    std::thread thread_;
};

}  // namespace

std::expected<pid_t, int> fork_process(const std::function<void()>& child, int signal_at_end) {
    if (signal_at_end == 0) return fork_now(child, 0);
    static std::mutex mutex;
    static Forker* forker = nullptr;  // never deleted: its thread ends with the host
    {
        const std::scoped_lock lock(mutex);
        // A forked copy of this process does not have that thread.
        if (forker == nullptr || !forker->is_of(::getpid())) forker = new Forker;
    }
    return forker->fork(child, signal_at_end);
}

}  // namespace bastide::os
