#include "os/stdin_lines.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <unistd.h>

namespace bastide::os {
namespace {

constexpr std::size_t longest = std::size_t{1} << 16;

// Reads available input. Empty at the end.
Result<std::string> read_some() {
    std::array<char, 4096> buffer{};
    while (true) {
        const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (got >= 0) return std::string(buffer.data(), static_cast<std::size_t>(got));
        if (errno != EINTR) {
            return std::unexpected(
                file_error("<stdin>", std::string("cannot be read: ") + std::strerror(errno)));
        }
    }
}

}  // namespace

Result<std::optional<std::string>> StdinLines::next() {
    auto line = take(false);
    if (line && *line && (*line)->size() > longest)
        return std::unexpected(here("the line is too long: at most " + std::to_string(longest) + " bytes"));
    return line;
}

Result<std::optional<std::string>> StdinLines::next_cut() {
    return take(true);
}

Result<std::optional<std::string>> StdinLines::take(bool cuts) {
    while (!at_end_ && !rest_.contains('\n') && (cuts || rest_.size() <= longest)) {
        const auto piece = read_some();
        if (!piece) return std::unexpected(piece.error());
        at_end_ = piece->empty();
        rest_ += *piece;
        if (cuts && !rest_.contains('\n')) rest_.resize(std::min(rest_.size(), longest + 1));
    }
    if (rest_.empty()) return std::nullopt;
    ++number_;
    const std::size_t end = rest_.find('\n');
    std::string line = rest_.substr(0, end);
    rest_.erase(0, line.size() + 1);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

Error StdinLines::here(std::string what) const {
    Error error = line_error(number_, std::move(what));
    error.where.file = "<stdin>";
    return error;
}

}  // namespace bastide::os
