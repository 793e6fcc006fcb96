#include "cli/output.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bastide/text/quote.h"
#include "cli/interrupt.h"
#include "cli/signals_held.h"

namespace bastide::cli {
namespace {

std::unexpected<Error> failed(const std::string& file, const char* what) {
    return std::unexpected(file_error(file, std::string(what) + ": " + std::strerror(errno)));
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) {
            // Nobody may ever read what fills a pipe.
            Interrupt::let_next_end();
            continue;
        }
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// For mkstemp: the name with something after it, which a long name leaves no room for.
std::string name_beside(const std::filesystem::path& target) {
    constexpr std::size_t longest = 248;
    return (target.parent_path() / target.filename().string().substr(0, longest)).string() + ".XXXXXX";
}

Result<void> write_special(const std::string& path, std::string_view text) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return failed(path, "cannot be written");
    const bool written = write_all(descriptor, text);
    const int reason = errno;
    close(descriptor);
    if (written) return {};
    errno = reason;
    return failed(path, "cannot be written");
}

// Where a file is, or will be.
std::optional<std::filesystem::path> place_of(const std::string& name) {
    const auto file = behind_links(name);
    if (!file) return std::nullopt;
    std::error_code error;
    auto place = std::filesystem::weakly_canonical(std::filesystem::absolute(*file, error), error);
    return error ? std::nullopt : std::optional(std::move(place));
}

// Fills a file that has just been opened beside its place, and puts it there.
Result<void> fill_and_place(int descriptor, const std::string& beside, const std::string& target,
                            std::string_view text) {
    if (descriptor < 0) return failed(target, "cannot be written");
    const bool written = write_all(descriptor, text) && fchmod(descriptor, mode_for(target)) == 0;
    const int reason = errno;
    const bool closed = close(descriptor) == 0;
    if (!written) errno = reason;
    if (written && closed && rename(beside.c_str(), target.c_str()) == 0) return {};
    auto error = failed(target, "cannot be written");
    unlink(beside.c_str());
    return error;
}

}  // namespace

bool is_special(const std::string& path) {
    if (path.starts_with("/dev/std") || path.starts_with("/dev/fd/") || path.starts_with("/proc/"))
        return true;
    struct stat status{};
    return stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

int open_beside(const std::string& target, std::string& beside) {
    beside = name_beside(target);
    return mkostemp(beside.data(), O_CLOEXEC);
}

mode_t mode_for(const std::string& path) {
    struct stat status{};
    if (stat(path.c_str(), &status) == 0) return status.st_mode & 07777;
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

Result<void> write_out(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text)) return failed("<stdout>", "cannot be written");
    return {};
}

Result<void> write_file(const std::string& path, std::string_view text) {
    if (path == "-" || path == "/dev/stdout") return write_out(text);
    if (is_special(path)) return write_special(path, text);
    const auto target = behind_links(path);
    if (!target) return std::unexpected(target.error());
    const SignalsHeld held;  // or the file beside would stay
    std::string beside;
    const int descriptor = open_beside(*target, beside);
    return fill_and_place(descriptor, beside, *target, text);
}

Result<void> write_file_by_way_of(std::string_view ending, const std::string& path, std::string_view text) {
    const auto target = behind_links(path);
    if (!target) return std::unexpected(target.error());
    const std::string beside = std::string(*target).append(ending);
    const int descriptor = open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (descriptor < 0) return failed(beside, "cannot be written");
    return fill_and_place(descriptor, beside, *target, text);
}

Result<std::string> behind_links(const std::string& path) {
    constexpr int most_links = 40;
    std::error_code no_link;
    std::filesystem::path file = path;
    for (int link = 0; link < most_links; ++link) {
        const auto target = std::filesystem::read_symlink(file, no_link);
        if (no_link) return file.string();
        file = file.parent_path() / target;
    }
    errno = ELOOP;
    return failed(path, "cannot be written");
}

bool would_overwrite(const std::string& input, const std::string& output) {
    if (input.empty() || output.empty() || output == "-") return false;
    std::error_code none;
    if (std::filesystem::equivalent(input == "-" ? "/dev/stdin" : input, output, none)) return true;
    const auto place = place_of(output);
    return place && input != "-" && place == place_of(input);
}

std::string_view stream_into(const std::string& path) {
    struct stat file{};
    if (stat(path.c_str(), &file) != 0) return {};
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
        struct stat into{};
        const bool is_same =
            fstat(stream, &into) == 0 && into.st_dev == file.st_dev && into.st_ino == file.st_ino;
        if (is_same) return stream == STDOUT_FILENO ? "standard output" : "standard error";
    }
    return {};
}

bool goes_to_stdout(const std::string& output) {
    return output == "-" || (output != "/dev/null" && stream_into(output) == "standard output");
}

void tell(std::string_view text) {
    // If standard error cannot be written there is nobody to tell, and the exit status still speaks.
    write_all(STDERR_FILENO, text);
}

void say(std::string_view line) {
    tell(text::printable(line) + '\n');
}

Exit fail(const Error& error) {
    say(to_string(error));
    return Exit::input;
}

Exit fail(const Common& common, const Error& error) {
    say((error.where.file.empty() ? common.command + ": " : "") + to_string(error));
    return Exit::input;
}

Exit finish(const Result<void>& last) {
    return last ? Exit::done : fail(last.error());
}

}  // namespace bastide::cli
