#include "engines/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engines/fork.h"

namespace bastide::engines {
namespace {

constexpr std::size_t chunk = std::size_t{64} * 1024;
constexpr std::size_t kept_errors = 4096;

struct Pipe {
    Descriptor read;
    Descriptor write;
};

Error cannot_be_started(int failed) {
    return file_error({}, std::string("cannot be started: ") + std::strerror(failed));
}

// Whether not the program is to blame, but the host.
bool is_of_host(int failed) {
    return failed == EAGAIN || failed == EMFILE || failed == ENFILE;
}

Result<Pipe> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::unexpected(cannot_be_started(errno));
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

void unblock(const Descriptor& end) {
    ::fcntl(end.number(), F_SETFL, ::fcntl(end.number(), F_GETFL) | O_NONBLOCK);
}

void limit(__rlimit_resource_t resource, const std::optional<std::int64_t>& most, std::int64_t unit,
           std::int64_t beyond = 0) {
    if (!most) return;
    const auto soft = static_cast<rlim_t>(*most * unit);
    const rlimit both = {soft, soft + static_cast<rlim_t>(beyond)};
    ::setrlimit(resource, &both);
}

// In the new process, where nothing may be allocated: becomes the program, or tells why not.
[[noreturn]] void become(char* const* words, const Limits& limits, int input, int output, int errors,
                         int why) {
    ::setpgid(0, 0);
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, nullptr);
    for (const int each : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) ::signal(each, SIG_DFL);
    constexpr std::int64_t mib = 1 << 20;
    limit(RLIMIT_AS, limits.memory, mib);
    // Between the two limits the program is told by SIGXCPU, a signal that no other cause has.
    limit(RLIMIT_CPU, limits.processor, 1, 1);
    limit(RLIMIT_CORE, 0, 1);
    ::execvp(words[0], words);
    const int failed = errno;
    const bool is_told = ::write(why, &failed, sizeof(failed)) == sizeof(failed);
    ::_exit(is_told ? 127 : 126);
}

// A program that no longer reads must not end this one.
class PipeSignalHeld {
  public:
    PipeSignalHeld() {
        sigemptyset(&pipe_);
        sigaddset(&pipe_, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    ~PipeSignalHeld() {
        // What came meanwhile is for this thread, and is taken.
        constexpr timespec at_once = {};
        if (sigismember(&before_, SIGPIPE) == 0)
            while (sigtimedwait(&pipe_, nullptr, &at_once) > 0) {
            }
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    PipeSignalHeld(const PipeSignalHeld&) = delete;
    PipeSignalHeld(PipeSignalHeld&&) = delete;
    PipeSignalHeld& operator=(const PipeSignalHeld&) = delete;
    PipeSignalHeld& operator=(PipeSignalHeld&&) = delete;

  private:
    sigset_t pipe_{};
    sigset_t before_{};
};

int milliseconds_until(Clock::time_point until) {
    constexpr std::int64_t longest = 60'000;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, longest));
}

}  // namespace

void Descriptor::close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
}

Result<Process> Process::start(const std::vector<std::string>& words, const Limits& limits) {
    if (words.empty())
        return std::unexpected(file_error({}, "cannot be started: expected the path of a program"));
    std::vector<std::string> copies = words;
    std::vector<char*> pointers;
    std::string command;
    for (std::string& word : copies) {
        command.append(command.empty() ? "" : " ").append(word);
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    const auto fail = [&](const Error& error, bool is_short) {
        Error of_command = error;
        of_command.where.context = command;
        if (is_short && limits.shortage) limits.shortage->note(of_command);
        return std::unexpected(error);
    };
    std::array<Result<Pipe>, 4> pipes = {make_pipe(), make_pipe(), make_pipe(), make_pipe()};
    for (const auto& pipe : pipes)
        if (!pipe) return fail(pipe.error(), true);
    auto& [in, out, err, why] = pipes;
    Process process;
    if (limits.logs) process.log_ = limits.logs->of(command);
    const auto forked = fork_to_end_with_us([&, input = in->read.number()] {
        become(pointers.data(), limits, input, out->write.number(), err->write.number(), why->write.number());
    });
    if (!forked) return fail(cannot_be_started(forked.error()), true);
    process.id_ = *forked;
    process.group_ = process.id_;
    ::setpgid(process.id_, process.id_);  // whoever of the two comes first
    why->write.close();
    int failed = 0;
    ssize_t told = 0;
    do told = ::read(why->read.number(), &failed, sizeof(failed));
    while (told < 0 && errno == EINTR);
    if (told == sizeof(failed)) return fail(cannot_be_started(failed), is_of_host(failed));
    process.input_ = std::move(in->write);
    process.from_ = std::move(out->read);
    process.from_errors_ = std::move(err->read);
    for (const Descriptor* end : {&process.input_, &process.from_, &process.from_errors_}) unblock(*end);
    return process;
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, -1)),
      group_(std::exchange(other.group_, -1)),
      input_(std::move(other.input_)),
      from_(std::move(other.from_)),
      from_errors_(std::move(other.from_errors_)),
      to_write_(std::move(other.to_write_)),
      output_(std::move(other.output_)),
      errors_(std::move(other.errors_)),
      log_(std::move(other.log_)) {}

Process& Process::operator=(Process&& other) noexcept {
    std::swap(id_, other.id_);
    std::swap(group_, other.group_);
    std::swap(input_, other.input_);
    std::swap(from_, other.from_);
    std::swap(from_errors_, other.from_errors_);
    std::swap(to_write_, other.to_write_);
    std::swap(output_, other.output_);
    std::swap(errors_, other.errors_);
    std::swap(log_, other.log_);
    return *this;
}

Process::~Process() {
    kill();
    if (id_ > 0) ::waitpid(id_, nullptr, 0);
}

void Process::kill() {
    if (group_ > 0) ::kill(-group_, SIGKILL);
    group_ = -1;
}

// False once the program no longer reads.
bool Process::flush() {
    const PipeSignalHeld held;
    while (!to_write_.empty() && input_.is_open()) {
        const ssize_t written = ::write(input_.number(), to_write_.data(), to_write_.size());
        if (written < 0) return errno == EAGAIN || errno == EINTR;
        to_write_.erase(0, static_cast<std::size_t>(written));
    }
    return true;
}

// False at its end.
bool Process::take_output() {
    std::array<char, chunk> bytes;  // NOLINT(*-member-init): it is written before it is read
    const ssize_t read = ::read(from_.number(), bytes.data(), bytes.size());
    if (read > 0) output_.append(bytes.data(), static_cast<std::size_t>(read));
    return read > 0 || (read < 0 && (errno == EAGAIN || errno == EINTR));
}

void Process::log(std::string_view line) {
    if (log_) log_->add(std::string(line) + '\n');
}

void Process::take_errors() {
    std::array<char, chunk> bytes;  // NOLINT(*-member-init): it is written before it is read
    const ssize_t read = ::read(from_errors_.number(), bytes.data(), bytes.size());
    if (read > 0) {
        const std::string_view text(bytes.data(), static_cast<std::size_t>(read));
        if (log_) log_->add(text);
        errors_ += text;
        if (errors_.size() > kept_errors) errors_.erase(0, errors_.size() - kept_errors);
    } else if (read == 0 || (errno != EAGAIN && errno != EINTR)) {
        from_errors_.close();
    }
}

bool Process::wait(Clock::time_point until) {
    while (true) {
        if (!flush()) {
            to_write_.clear();
            input_.close();  // what it has said before may still tell why
        }
        std::array<pollfd, 3> ends = {{{from_.number(), POLLIN, 0},
                                       {from_errors_.number(), POLLIN, 0},
                                       {to_write_.empty() ? -1 : input_.number(), POLLOUT, 0}}};
        const int ready = ::poll(ends.data(), ends.size(), milliseconds_until(until));
        if (ready > 0 && ends[1].revents != 0) take_errors();
        if (ready > 0 && ends[0].revents != 0) return take_output();
        if (Clock::now() >= until) return true;
    }
}

// It stays to be waited for until its group is killed: until then no other group can have its number.
std::string Process::ended(Clock::time_point until) {
    constexpr std::chrono::milliseconds between_looks{5};
    siginfo_t how = {};
    while (::waitid(P_PID, static_cast<id_t>(id_), &how, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           how.si_pid == 0) {
        if (Clock::now() >= until) return "";
        std::this_thread::sleep_for(between_looks);
    }
    if (from_errors_.is_open()) take_errors();
    if (how.si_code != CLD_EXITED && how.si_status == SIGXCPU) return std::string(out_of_time);
    return (how.si_code == CLD_EXITED ? "exit status " : "signal ") + std::to_string(how.si_status);
}

void Process::close_input() {
    flush();
    input_.close();
}

}  // namespace bastide::engines
