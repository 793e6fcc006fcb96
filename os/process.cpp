#include "os/process.h"

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <sstream>
#include <utility>

#include <grp.h>
#include <pwd.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "os/descriptor.h"
#include "os/fork.h"

namespace bastide::os {
namespace {

void limit(__rlimit_resource_t resource, std::int64_t max, std::int64_t beyond = 0) {
    const auto soft = static_cast<rlim_t>(max);
    const rlimit both = {soft, soft + static_cast<rlim_t>(beyond)};
    ::setrlimit(resource, &both);
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

// Sets up the new process, in which nothing may be allocated.
bool prepare(const ProcessOptions& options, const passwd* user) {
    if (options.own_group) {
        ::setpgid(0, 0);
        for (const int each : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) ::signal(each, SIG_DFL);
    }
    ::dup2(options.input, STDIN_FILENO);
    ::dup2(options.output, STDOUT_FILENO);
    ::dup2(options.errors, STDERR_FILENO);
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, nullptr);
    if (options.max_memory) limit(RLIMIT_AS, *options.max_memory);
    // Between the two limits the program gets SIGXCPU, a signal that has no other cause.
    if (options.max_cpu_seconds) limit(RLIMIT_CPU, *options.max_cpu_seconds, 1);
    if (options.own_group) limit(RLIMIT_CORE, 0);
    if (options.core >= 0) {
        cpu_set_t cores;
        CPU_ZERO(&cores);
        CPU_SET(static_cast<unsigned>(options.core), &cores);
        ::sched_setaffinity(0, sizeof(cores), &cores);
    }
    if (user == nullptr) return true;
    const bool is_user = ::setgroups(0, nullptr) == 0 && ::setgid(user->pw_gid) == 0 &&
                         ::setuid(user->pw_uid) == 0 && ::chdir("/") == 0;
    // A new user loses it.
    if (options.signal_at_end != 0) ::prctl(PR_SET_PDEATHSIG, options.signal_at_end);
    return is_user;
}

bool is_short(int code) {
    return code == EAGAIN || code == EMFILE || code == ENFILE;
}

// Returns the fields of /proc/…/stat after the name of the program, from "state" on.
std::vector<std::int64_t> stat_fields(const std::string& folder) {
    std::ifstream file(folder + "/stat");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    // The name may contain spaces and parentheses.
    const std::size_t end = text.rfind(')');
    if (end == std::string::npos || end + 4 > text.size()) return {};
    std::istringstream rest(text.substr(end + 4));
    std::vector<std::int64_t> fields = {0};  // the state is a letter
    for (std::uint64_t field = 0; rest >> field;) fields.push_back(static_cast<std::int64_t>(field));
    return fields;
}

// Overwrites the arguments after the first, which other processes read in /proc/…/cmdline.
void clear_arguments() {
    constexpr std::size_t arguments_start = 45;
    std::ifstream file("/proc/self/cmdline");
    const std::string arguments{std::istreambuf_iterator<char>(file), {}};
    const std::size_t first = arguments.find('\0');
    const std::vector<std::int64_t> fields = stat_fields("/proc/self");
    if (first == std::string::npos || fields.size() <= arguments_start + 1) return;
    const auto start = static_cast<std::uintptr_t>(fields[arguments_start]);
    const auto end = static_cast<std::uintptr_t>(fields[arguments_start + 1]);
    if (start == 0 || end != start + arguments.size()) return;
    auto* const bytes =
        reinterpret_cast<char*>(start);  // NOLINT(*-reinterpret-cast,performance-no-int-to-ptr)
    std::memset(bytes + first, 0, arguments.size() - first);
}

}  // namespace

void conceal_from_children() {
    static std::once_flag once;
    std::call_once(once, [] {
        clear_arguments();
        ::prctl(PR_SET_DUMPABLE, 0);
    });
}

std::expected<Process, StartFailure> Process::start(const std::vector<std::string>& words,
                                                    const ProcessOptions& options) {
    std::vector<std::string> copies = words;
    std::vector<std::string> variables = options.environment.value_or(std::vector<std::string>());
    const std::vector<char*> arguments = pointers_to(copies);
    const std::vector<char*> environment = pointers_to(variables);
    const passwd* const user = options.user.empty() ? nullptr : ::getpwnam(options.user.c_str());
    auto reason = make_pipe();
    if (!reason) return std::unexpected(StartFailure{reason.error(), true});
    const auto become = [&] {
        char* const* const variables_of_process = options.environment ? environment.data() : environ;
        // execvpe would give a damaged program to the shell.
        const bool is_path = ::strchr(arguments.front(), '/') != nullptr;
        if (prepare(options, user)) {
            if (is_path)
                ::execve(arguments.front(), arguments.data(), variables_of_process);
            else
                ::execvpe(arguments.front(), arguments.data(), variables_of_process);
        }
        const int code = errno;
        const bool is_sent = ::write(reason->write.number(), &code, sizeof(code)) == sizeof(code);
        ::_exit(is_sent ? 127 : 126);
    };
    const auto forked = fork_process(become, options.signal_at_end);
    if (!forked) return std::unexpected(StartFailure{forked.error(), true});
    Process process(*forked, options.own_group);
    if (options.own_group) ::setpgid(*forked, *forked);  // in whichever of the two processes this is first
    reason->write.close();
    int code = 0;
    ssize_t got = 0;
    do got = ::read(reason->read.number(), &code, sizeof(code));
    while (got < 0 && errno == EINTR);
    if (got == sizeof(code)) return std::unexpected(StartFailure{code, is_short(code)});
    return process;
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, -1)), has_group_(other.has_group_) {}

Process& Process::operator=(Process&& other) noexcept {
    std::swap(id_, other.id_);
    std::swap(has_group_, other.has_group_);
    return *this;
}

// It is waited for only after its group is killed: until then no other group can have its number.
Process::~Process() {
    if (id_ <= 0) return;
    ::kill(has_group_ ? -id_ : id_, SIGKILL);
    wait();
}

void Process::signal(int number) const {
    if (id_ > 0) ::kill(id_, number);
}

std::optional<ProcessEnd> Process::poll() const {
    siginfo_t how = {};
    const int failed = ::waitid(P_PID, static_cast<id_t>(id_), &how, WEXITED | WNOHANG | WNOWAIT);
    if (failed == 0 && how.si_pid == 0) return std::nullopt;
    if (how.si_code == CLD_EXITED) return ProcessEnd{.status = how.si_status};
    return ProcessEnd{.signal = how.si_status};
}

GroupUsage Process::group_usage() const {
    // Indices from "state" on, as in proc_pid_stat(5).
    constexpr std::size_t group = 2;
    constexpr std::size_t first_time = 11;  // its own user and system time, and its children's
    constexpr std::size_t last_time = 14;
    constexpr std::size_t resident = 21;
    GroupUsage usage;
    std::int64_t ticks = 0;
    std::error_code failed;
    for (const auto& each : std::filesystem::directory_iterator("/proc", failed)) {
        const std::string name = each.path().filename();
        if (name.empty() || name.front() < '0' || name.front() > '9') continue;
        const std::vector<std::int64_t> fields = stat_fields(each.path());
        if (fields.size() <= resident || fields[group] != id_) continue;
        for (std::size_t time = first_time; time <= last_time; ++time) ticks += fields[time];
        usage.resident_bytes += fields[resident] * ::sysconf(_SC_PAGESIZE);
    }
    usage.cpu_seconds = static_cast<double>(ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
    return usage;
}

ProcessEnd Process::wait() {
    int status = 0;
    rusage usage{};
    while (::wait4(id_, &status, 0, &usage) < 0 && errno == EINTR) {
    }
    id_ = -1;
    ProcessEnd end{.peak_kilobytes = usage.ru_maxrss};
    if (WIFEXITED(status)) end.status = WEXITSTATUS(status);
    if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
    return end;
}

}  // namespace bastide::os
