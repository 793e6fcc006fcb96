// Calls every public function with extreme, empty and moved-from values. Each call returns, or ends the
// program with the message of a contract (bastide/base/require.h). tools/misuse writes the calls, so a new
// function is called as well.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/misuse/calls.h"

namespace bastide::misuse {

#define BASTIDE_MODULE(name) void add_##name(std::vector<Call>& calls);
BASTIDE_MODULES
#undef BASTIDE_MODULE

namespace {

// A call may take long only if it hangs.
constexpr unsigned max_seconds = 30;

// Functions that take as long as their arguments ask for.
const std::vector<std::string> long_running = {
    "bastide::puzzle::level_puzzle",  // makes 500 puzzles until one is as hard as a level
    "bastide::text::slips_between",   // compares each letter with each
};

// The last bytes of a file of messages, and the end of the run that wrote them.
struct End {
    int status = 0;
    std::string messages = {};
};

class Runner {
  public:
    explicit Runner(const std::vector<Call>& calls) {
        for (const Call& call : calls)
            for (int variant = 0; variant < call.variants; ++variant) all_.emplace_back(&call, variant);
        current_ = static_cast<std::size_t*>(
            mmap(nullptr, sizeof(std::size_t), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    }
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;
    ~Runner() { munmap(current_, sizeof(std::size_t)); }

    // A process makes calls until one of them ends it. Another process continues after that call, or with the
    // next function if the call failed.
    void run() {
        for (std::size_t first = 0; first < all_.size();) {
            const End end = run_from(first);
            if (WIFEXITED(end.status) && WEXITSTATUS(end.status) == 0) return;
            const auto& [call, variant] = all_[*current_];
            first = *current_ + 1;
            if (is_allowed(end, *call)) continue;
            first = *current_ + static_cast<std::size_t>(call->variants - variant);
            ADD_FAILURE() << call->name << ", variant " << variant << ": "
                          << (WIFSIGNALED(end.status) ? strsignal(WTERMSIG(end.status)) : "the program ended")
                          << '\n'
                          << end.messages;
        }
    }

  private:
    End run_from(std::size_t first) {
        std::FILE* messages = std::tmpfile();
        const pid_t child = fork();
        if (child == 0) {
            dup2(fileno(messages), STDERR_FILENO);
            for (*current_ = first; *current_ < all_.size(); ++*current_) {
                alarm(max_seconds);
                const auto& [call, variant] = all_[*current_];
                try {
                    call->run(variant);
                } catch (const std::exception& error) {
                    std::fprintf(stderr, "threw %s\n", error.what());
                    _exit(1);
                }
            }
            _exit(0);
        }
        End end;
        waitpid(child, &end.status, 0);
        std::rewind(messages);
        std::array<char, 3000> text{};
        end.messages.assign(text.data(), std::fread(text.data(), 1, text.size(), messages));
        std::fclose(messages);
        return end;
    }

    static bool is_allowed(const End& end, const Call& call) {
        if (!WIFSIGNALED(end.status)) return false;
        if (WTERMSIG(end.status) == SIGALRM)
            return std::ranges::any_of(long_running,
                                       [&](const std::string& name) { return call.name.starts_with(name); });
        if (WTERMSIG(end.status) != SIGABRT) return false;
        return end.messages.starts_with("bastide: '") ||
               (call.asserts && end.messages.find("Assertion `") != std::string::npos);
    }

    std::vector<std::pair<const Call*, int>> all_;
    std::size_t* current_;  // shared with the process that makes the calls
};

void run(void (*add)(std::vector<Call>& calls)) {
    std::vector<Call> calls;
    add(calls);
    ASSERT_FALSE(calls.empty());
    Runner(calls).run();
}

#define BASTIDE_MODULE(name) \
    TEST(Misuse, name) {     \
        run(add_##name);     \
    }
BASTIDE_MODULES
#undef BASTIDE_MODULE

}  // namespace
}  // namespace bastide::misuse
