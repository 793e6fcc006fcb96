#include "store/testing/process.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bastide::store {
namespace {

// In the new process: what it needs before it becomes the program.
[[noreturn]] void become(char* const* words, const HowToRun& how, const passwd* user) {
    const int log = ::open(how.log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    ::dup2(log, STDOUT_FILENO);
    ::dup2(log, STDERR_FILENO);
    if (how.core >= 0) {
        cpu_set_t cores;
        CPU_ZERO(&cores);
        CPU_SET(static_cast<unsigned>(how.core), &cores);
        ::sched_setaffinity(0, sizeof(cores), &cores);
    }
    if (user != nullptr && (::setgroups(0, nullptr) != 0 || ::setgid(user->pw_gid) != 0 ||
                            ::setuid(user->pw_uid) != 0 || ::chdir("/") != 0))
        ::_exit(127);
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    ::execvp(words[0], words);
    ::_exit(127);
}

}  // namespace

TestFolder::TestFolder() {
    std::string name = std::filesystem::temp_directory_path() / "bastide-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
}

TestFolder::~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Process::Process(const std::vector<std::string>& words, const HowToRun& how) {
    std::vector<std::string> copies = words;
    std::vector<char*> pointers;
    for (std::string& word : copies) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const bool is_other = !how.user.empty() && ::geteuid() == 0;
    const passwd* const user = is_other ? ::getpwnam(how.user.c_str()) : nullptr;
    id_ = ::fork();
    if (id_ == 0) become(pointers.data(), how, user);
}

Process::Process(Process&& other) noexcept : id_(std::exchange(other.id_, -1)) {}

Process& Process::operator=(Process&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
}

Process::~Process() {
    signal(SIGKILL);
    wait();
}

void Process::signal(int number) const {
    if (id_ > 0) ::kill(id_, number);
}

int Process::wait() {
    if (id_ <= 0) return -1;
    int status = 0;
    ::waitpid(std::exchange(id_, -1), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace bastide::store
