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
#include <unistd.h>

namespace bastide::engines {
namespace {

constexpr std::size_t chunk = std::size_t{64} * 1024;
constexpr std::size_t max_error_bytes = 4096;
constexpr std::int64_t mib = 1 << 20;

Error cannot_be_started(int failed) {
    const char* const hint = failed == ENOEXEC ? ": does a script begin with a line such as #!/bin/sh?" : "";
    return file_error({}, std::string("cannot be started: ") + std::strerror(failed) + hint);
}

void unblock(const os::Descriptor& end) {
    ::fcntl(end.number(), F_SETFL, ::fcntl(end.number(), F_GETFL) | O_NONBLOCK);
}

// A program that no longer reads must not end this one.
class PipeSignalBlock {
  public:
    PipeSignalBlock() {
        sigemptyset(&pipe_);
        sigaddset(&pipe_, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    ~PipeSignalBlock() {
        // Takes a signal that is already pending for this thread.
        constexpr timespec at_once = {};
        if (sigismember(&before_, SIGPIPE) == 0)
            while (sigtimedwait(&pipe_, nullptr, &at_once) > 0) {
            }
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    PipeSignalBlock(const PipeSignalBlock&) = delete;
    PipeSignalBlock& operator=(const PipeSignalBlock&) = delete;

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

Result<Process> Process::start(const std::vector<std::string>& words, const Limits& limits) {
    if (words.empty())
        return std::unexpected(file_error({}, "cannot be started: expected the path of a program"));
    std::string command;
    for (const std::string& word : words) command.append(command.empty() ? "" : " ").append(word);
    const auto fail = [&](const os::StartFailure& failure) {
        const Error error = cannot_be_started(failure.code);
        Error of_command = error;
        of_command.where.context = command;
        if (failure.is_of_host && limits.shortage) limits.shortage->note(of_command);
        return std::unexpected(error);
    };
    std::array<std::expected<os::Pipe, int>, 3> pipes = {os::make_pipe(), os::make_pipe(), os::make_pipe()};
    for (const auto& pipe : pipes)
        if (!pipe) return fail({pipe.error(), true});
    auto& [in, out, err] = pipes;
    os::ProcessOptions options{.input = in->read.number(),
                               .output = out->write.number(),
                               .errors = err->write.number(),
                               .max_cpu_seconds = limits.processor,
                               .own_group = true,
                               .signal_at_end = SIGKILL};
    if (limits.memory) options.max_memory = *limits.memory * mib;
    os::conceal_from_children();
    auto started = os::Process::start(words, options);
    if (!started) return fail(started.error());
    Process process(*std::move(started));
    if (limits.logs) process.log_ = limits.logs->of(command);
    process.input_ = std::move(in->write);
    process.from_ = std::move(out->read);
    process.from_errors_ = std::move(err->read);
    for (const os::Descriptor* end : {&process.input_, &process.from_, &process.from_errors_}) unblock(*end);
    return process;
}

// False once the program no longer reads.
bool Process::flush() {
    const PipeSignalBlock block;
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
        if (errors_.size() > max_error_bytes) errors_.erase(0, errors_.size() - max_error_bytes);
    } else if (read == 0 || (errno != EAGAIN && errno != EINTR)) {
        from_errors_.close();
    }
}

bool Process::wait(Clock::time_point until) {
    while (true) {
        if (!flush()) {
            to_write_.clear();
            input_.close();  // its last output may explain why
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

std::string Process::ended(Clock::time_point until) {
    constexpr std::chrono::milliseconds between_looks{5};
    std::optional<os::ProcessEnd> end;
    while (!(end = process_.poll())) {
        if (Clock::now() >= until) return "";
        std::this_thread::sleep_for(between_looks);
    }
    if (from_errors_.is_open()) take_errors();
    if (end->signal == SIGXCPU) return std::string(out_of_time);
    return end->signal == 0 ? "exit status " + std::to_string(end->status)
                            : "signal " + std::to_string(end->signal);
}

std::string Process::why_over_limit(const Limits& limits) const {
    if (!limits.processor && !limits.memory) return "";
    const os::GroupUsage usage = process_.group_usage();
    if (limits.processor && usage.cpu_seconds >= static_cast<double>(*limits.processor))
        return processor_used_up(limits);
    if (limits.memory && usage.resident_bytes > *limits.memory * mib)
        return "it and its child processes use more than " + std::to_string(*limits.memory) +
               " MiB of memory";
    return "";
}

void Process::close_input() {
    flush();
    input_.close();
}

std::string processor_used_up(const Limits& limits) {
    return "it has used its " + std::to_string(limits.processor.value_or(0)) + " s of processor time";
}

}  // namespace bastide::engines
