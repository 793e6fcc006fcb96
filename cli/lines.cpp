#include "cli/lines.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <unistd.h>

namespace bastide::cli {
namespace {

constexpr std::size_t longest = std::size_t{1} << 16;

// What has come, empty at the end.
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

Result<std::optional<std::string>> StandardLines::next() {
    while (!at_end_ && !rest_.contains('\n') && rest_.size() <= longest) {
        const auto piece = read_some();
        if (!piece) return std::unexpected(piece.error());
        at_end_ = piece->empty();
        rest_ += *piece;
    }
    if (rest_.empty()) return std::nullopt;
    ++number_;
    const std::size_t end = rest_.find('\n');
    std::string line = rest_.substr(0, end);
    if (line.size() > longest)
        return std::unexpected(here("the line is too long: at most " + std::to_string(longest) + " bytes"));
    rest_.erase(0, line.size() + 1);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

Error StandardLines::here(std::string what) const {
    Error error = line_error(number_, std::move(what));
    error.where.file = "<stdin>";
    return error;
}

}  // namespace bastide::cli
