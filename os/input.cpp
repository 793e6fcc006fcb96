#include "os/input.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os/output.h"

namespace bastide::os {
namespace {

// Large enough that system calls are negligible, and small enough to stay in cache.
constexpr std::size_t piece_size = std::size_t{1} << 18;

// The next bytes, as `system_call() -> ssize_t` reads them into a buffer.
template <class Call>
Result<std::string_view> read_into(const char* buffer, const std::string& name, Call system_call) {
    while (true) {
        const ssize_t got = system_call();
        if (got >= 0) return std::string_view(buffer, static_cast<std::size_t>(got));
        if (errno != EINTR) {
            return std::unexpected(file_error(name, std::string("cannot be read: ") + std::strerror(errno)));
        }
    }
}

}  // namespace

Result<Input> Input::open(const std::string& path, std::string_view what) {
    if (path == "-") {
        if (isatty(STDIN_FILENO) == 1)
            eprintln("reading " + std::string(what) + " from the terminal; Ctrl-D ends it");
        return Input(STDIN_FILENO, "<stdin>");
    }
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return std::unexpected(
            file_error(path.empty() ? "''" : path, std::string("cannot be opened: ") + std::strerror(errno)));
    }
    return Input(descriptor, path);
}

Input::Input(int descriptor, std::string name)
    : descriptor_(descriptor),
      name_(std::move(name)),
      buffer_(std::make_unique_for_overwrite<char[]>(piece_size)) {
    struct stat status{};
    if (fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode)) start_ = lseek(descriptor_, 0, SEEK_CUR);
}

Input::Input(Input&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      name_(std::move(other.name_)),
      buffer_(std::move(other.buffer_)),
      first_byte_(other.first_byte_),
      start_(other.start_) {}

Input::~Input() {
    if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

Result<std::string_view> Input::read() {
    auto piece =
        read_into(buffer_.get(), name_, [this] { return ::read(descriptor_, buffer_.get(), piece_size); });
    if (first_byte_ == '\0' && piece && !piece->empty()) first_byte_ = piece->front();
    return piece;
}

char Input::first_byte() const {
    char first = first_byte_;
    if (can_rewind() && pread(descriptor_, &first, 1, start_) != 1) return '\0';
    return first;
}

text::Source Input::source() const {
    struct stat status{};
    const bool known = fstat(descriptor_, &status) == 0;
    const auto read = [this](std::int64_t at, std::span<char> buffer) {
        return read_into(buffer.data(), name_,
                         [&] { return pread(descriptor_, buffer.data(), buffer.size(), start_ + at); });
    };
    return {known ? std::max<std::int64_t>(status.st_size - start_, 0) : 0, read};
}

void Input::rewind() const {
    lseek(descriptor_, start_, SEEK_SET);
}

Result<std::string> Input::read_text(std::size_t max_bytes) {
    std::string text;
    while (true) {
        const auto piece = read();
        if (!piece) return std::unexpected(piece.error());
        if (piece->empty()) return text;
        text += *piece;
        if (text.size() > max_bytes)
            return std::unexpected(
                file_error(name_, "the file is too large: at most " + std::to_string(max_bytes) + " bytes"));
    }
}

Error Input::with_name(Error error) const {
    error.where.file = name_;
    return error;
}

}  // namespace bastide::os
