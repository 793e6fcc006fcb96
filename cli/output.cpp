#include "cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bastide::cli {
namespace {

std::unexpected<Error> failed(const std::string& file, const char* what) {
    return std::unexpected(file_error(file, std::string(what) + ": " + std::strerror(errno)));
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// Devices and pipes cannot be replaced by a rename; they are written to.
bool is_special(const std::string& path) {
    struct stat status{};
    return stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

Result<void> write_special(const std::string& path, std::string_view text) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return failed(path, "cannot be written");
    const bool written = write_all(descriptor, text);
    if (!written) return failed(path, "cannot be written");
    close(descriptor);
    return {};
}

}  // namespace

Result<void> write_out(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text)) return failed("<stdout>", "cannot be written");
    return {};
}

Result<void> write_file(const std::string& path, std::string_view text) {
    if (path == "-") return write_out(text);
    if (is_special(path)) return write_special(path, text);
    std::string beside = path + ".XXXXXX";
    const int descriptor = mkstemp(beside.data());
    if (descriptor < 0) return failed(path, "cannot be written");
    const mode_t mask = umask(0);
    umask(mask);
    const bool written = write_all(descriptor, text) && fchmod(descriptor, 0666 & ~mask) == 0;
    const bool closed = close(descriptor) == 0;
    if (!written || !closed || rename(beside.c_str(), path.c_str()) != 0) {
        auto error = failed(path, "cannot be written");
        unlink(beside.c_str());
        return error;
    }
    return {};
}

void say(std::string_view line) {
    fmt::print(stderr, "{}\n", line);
}

Exit fail(const Error& error) {
    say(to_string(error));
    return Exit::input;
}

Exit finish(const Result<void>& last) {
    return last ? Exit::done : fail(last.error());
}

}  // namespace bastide::cli
