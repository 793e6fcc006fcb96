#include "cli/puzzle/checkpoint.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <utility>

#include <fmt/core.h>

#include "bastide/base/splitmix64.h"
#include "command/option_values.h"
#include "os/atomic_file.h"
#include "os/file_lock.h"
#include "os/files.h"
#include "os/input.h"

namespace bastide::cli {
namespace {

constexpr std::size_t max_bytes = std::size_t{1} << 30;
constexpr const char* no_place = "cannot hold a checkpoint: name another file";
// The number is the version of the search, because remaining work is stored as branches of its tree.
constexpr std::string_view first_line = "bastide checkpoint 4\n";
constexpr std::string_view first_words = "bastide checkpoint ";
constexpr std::string_view first_line_of_solutions = "bastide solutions 2\n";

std::uint64_t sum_of(std::string_view text, std::uint64_t sum) {
    for (const char byte : text) sum = mix(sum ^ static_cast<unsigned char>(byte));
    return sum;
}

// A checksum of everything before it in the file.
std::string check_line(std::string_view text) {
    return fmt::format("{:016x}\n", sum_of(text, 0));
}

// The error for a damaged file of a checkpoint, which is abandoned by deleting the named file.
Error is_damaged(const std::string& file, const std::string& checkpoint) {
    return file_error(file,
                      fmt::format("is damaged or not a checkpoint: name another checkpoint, or remove {} to "
                                  "start again",
                                  file == checkpoint ? "this one" : checkpoint));
}

// Takes a line off the front of a text, with its end.
std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
    text.remove_prefix(line.size());
    return line;
}

// True for the first line of a checkpoint of any version.
bool is_first_line(std::string_view line) {
    return line.starts_with(first_words) && line.ends_with('\n') &&
           is_digits(line.substr(first_words.size(), line.size() - first_words.size() - 1));
}

// True if nothing is lost with a file: there is none, or a checkpoint began it so, even if it was killed
// then.
bool is_ours(const std::string& file, std::string_view first) {
    std::error_code error;
    const auto status = std::filesystem::symlink_status(file, error);
    if (status.type() == std::filesystem::file_type::not_found) return true;
    if (!std::filesystem::is_regular_file(status)) return false;
    std::ifstream in(file, std::ios::binary);
    std::string begin(first.size(), '\0');
    if (!in) return false;
    in.read(begin.data(), std::ssize(begin));
    begin.resize(static_cast<std::size_t>(in.gcount()));
    return first.starts_with(begin);
}

// Returns the reason why a file cannot be used as a checkpoint, or an empty text if it can.
std::string why_not(const std::string& file, const std::string& puzzle) {
    std::error_code error;
    if (std::filesystem::exists(file, error) && !std::filesystem::is_regular_file(file, error))
        return no_place;
    if (os::would_overwrite(puzzle, file)) return "would overwrite the puzzle: name another checkpoint";
    if (const auto stream = os::stream_into(file); !stream.empty())
        return fmt::format("receives {}: name another checkpoint", stream);
    return {};
}

}  // namespace

Checkpoint::Checkpoint(std::string file, std::string search, std::size_t tiles,
                       std::chrono::duration<double> interval, os::FileLock lock)
    : lock_(std::move(lock)),
      file_(std::move(file)),
      search_(std::move(search) + '\n'),
      tiles_(tiles),
      interval_(interval) {}

Result<Checkpoint> Checkpoint::open(const std::string& name, const std::string& puzzle, std::string search,
                                    std::size_t tiles, std::chrono::duration<double> interval) {
    auto file = os::resolve_links(name);
    if (!file) return std::unexpected(std::move(file.error()));
    if (auto free = check_places(*file, puzzle); !free) return std::unexpected(std::move(free.error()));
    std::error_code error;
    const bool exists = std::filesystem::exists(*file, error);
    const bool has_solutions = std::filesystem::exists(*file + solutions_ending, error);
    auto lock =
        os::FileLock::take(*file + solutions_ending, "is in use: another search is using this checkpoint");
    if (!lock) return std::unexpected(std::move(lock.error()));
    Checkpoint checkpoint(std::move(*file), std::move(search), tiles, interval, std::move(*lock));
    if (!exists) {
        checkpoint.begin();
    } else if (auto gone_on = checkpoint.resume(); !gone_on) {
        if (!has_solutions) std::filesystem::remove(checkpoint.solutions_file(), error);
        return std::unexpected(std::move(gone_on.error()));
    }
    // One that was killed left it.
    std::filesystem::remove(checkpoint.file_ + ending_while_written, error);
    // At once, so that a place that cannot be written to is found out now.
    if (auto saved = checkpoint.save(checkpoint.state_); !saved)
        return std::unexpected(std::move(saved.error()));
    return checkpoint;
}

// `read` checks the content of FILE itself.
Result<void> Checkpoint::check_places(const std::string& file, const std::string& puzzle) {
    if (file == "-") return std::unexpected(file_error(file, no_place));
    const std::string solutions = file + solutions_ending;
    const std::string beside = file + ending_while_written;
    for (const std::string& each : {file, beside, solutions}) {
        if (auto why = why_not(each, puzzle); !why.empty())
            return std::unexpected(file_error(each, std::move(why)));
    }
    std::error_code error;
    const bool has_solutions =
        std::filesystem::exists(file, error) || is_ours(solutions, first_line_of_solutions);
    if (has_solutions && is_ours(beside, first_words)) return {};
    return std::unexpected(
        file_error(has_solutions ? beside : solutions,
                   "exists, but is not part of a checkpoint: remove it, or name another checkpoint"));
}

// Solutions of a checkpoint that was taken away do not count.
void Checkpoint::begin() {
    std::error_code error;
    std::filesystem::resize_file(solutions_file(), 0, error);
    unsaved_ = first_line_of_solutions;
}

Result<void> Checkpoint::resume() {
    auto input = os::Input::open(file_);
    if (!input) return std::unexpected(std::move(input.error()));
    const auto text = input->read_text(max_bytes);
    if (!text) return std::unexpected(text.error());
    return read(*text);
}

Result<void> Checkpoint::read(const std::string& text) {
    constexpr std::size_t check_size = 17;
    std::string_view rest = text;
    if (const std::string_view line = take_line(rest); line != first_line && is_first_line(line)) {
        return std::unexpected(
            file_error(file_,
                       "was begun by another version of Bastide, which searches in another order: name "
                       "another file, or remove it to start again"));
    }
    if (!text.starts_with(first_line) || text.size() < first_line.size() + check_size)
        return std::unexpected(damaged());
    const std::string_view checked = std::string_view(text).substr(0, text.size() - check_size);
    if (text.substr(checked.size()) != check_line(checked)) return std::unexpected(damaged());
    rest = checked.substr(first_line.size());
    if (take_line(rest) != search_) {
        return std::unexpected(file_error(
            file_,
            "belongs to another puzzle or other options: name another file, or remove it to start again"));
    }
    const std::string solutions(take_line(rest));
    auto state = puzzle::read_search_state(rest, tiles_);
    if (!state) return std::unexpected(damaged());
    state_ = std::move(*state);
    should_continue_ = true;
    return read_solutions(solutions);
}

// Solutions after the last save are found again. A file is truncated only if it is known to be ours.
Result<void> Checkpoint::read_solutions(const std::string& bytes_and_sum) {
    const std::int64_t bytes = std::strtoll(bytes_and_sum.c_str(), nullptr, 10);
    auto input = os::Input::open(solutions_file());
    if (!input) return std::unexpected(std::move(input.error()));
    auto read = input->read_all([&](std::string_view piece) -> Result<void> {
        count_solutions(piece.substr(0, static_cast<std::size_t>(bytes - solutions_bytes_)));
        return {};
    });
    if (!read) return read;
    if (bytes < std::ssize(first_line_of_solutions) || solutions_line() != bytes_and_sum)
        return std::unexpected(is_damaged(solutions_file(), file_));
    std::error_code error;
    std::filesystem::resize_file(solutions_file(), static_cast<std::uintmax_t>(bytes), error);
    if (error) return std::unexpected(file_error(solutions_file(), "cannot be written: " + error.message()));
    return {};
}

void Checkpoint::count_solutions(std::string_view text) {
    solutions_bytes_ += std::ssize(text);
    solutions_sum_ = sum_of(text, solutions_sum_);
}

std::string Checkpoint::solutions_line() const {
    return fmt::format("{} {:016x}\n", solutions_bytes_, solutions_sum_);
}

Result<void> Checkpoint::for_each_solution(const std::function<bool(const puzzle::Solution&)>& take) const {
    std::ifstream in(solutions_file(), std::ios::binary);
    std::string line;
    std::getline(in, line);  // the first, which is none
    while (std::getline(in, line)) {
        const auto solution = puzzle::read_solution(line + '\n', tiles_);
        if (!solution) return std::unexpected(is_damaged(solutions_file(), file_));
        if (!take(*solution)) return {};
    }
    return {};
}

Result<void> Checkpoint::save_in_time(const puzzle::SearchState& state) {
    if (Clock::now() - last_saved_ < interval_) return {};
    return save(state);
}

Result<void> Checkpoint::save(const puzzle::SearchState& state) {
    if (auto written = write_solutions(); !written) return written;
    std::string text(first_line);
    text += search_;
    text += solutions_line();
    text += puzzle::to_text(state);
    text += check_line(text);
    auto written = os::write_file_via(ending_while_written, file_, text);
    last_saved_ = Clock::now();
    return written;
}

Result<void> Checkpoint::write_solutions() {
    if (unsaved_.empty()) return {};
    std::ofstream out(solutions_file(), std::ios::binary | std::ios::app);
    out << unsaved_ << std::flush;
    if (!out) {
        const std::string why = std::strerror(errno);
        std::error_code ignored;
        std::filesystem::resize_file(solutions_file(), static_cast<std::uintmax_t>(solutions_bytes_),
                                     ignored);
        return std::unexpected(file_error(solutions_file(), "cannot be written: " + why));
    }
    count_solutions(unsaved_);
    unsaved_.clear();
    return {};
}

Error Checkpoint::damaged() const {
    return is_damaged(file_, file_);
}

void Checkpoint::remove() const {
    std::error_code ignored;
    for (const std::string& file : {file_, solutions_file()}) std::filesystem::remove(file, ignored);
}

}  // namespace bastide::cli
