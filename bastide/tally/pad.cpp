#include "bastide/tally/pad.h"

#include <algorithm>
#include <utility>

#include "bastide/tally/errors.h"

namespace bastide::tally {
namespace {

Result<LogReader> read_lines(std::string_view text) {
    LogReader reader(LogReader::Entries::store);
    if (auto read = reader.feed(text); !read) return std::unexpected(std::move(read.error()));
    return reader;
}

// Returns the start of a line, counted from 1.
std::size_t start_of(std::string_view text, std::int64_t line) {
    std::size_t at = 0;
    while (--line > 0) at = text.find('\n', at) + 1;
    return at;
}

// Returns the last line with more than a comment, or 0.
std::int64_t last_line(const MatchLog& log) {
    const std::int64_t entry = log.entries.empty() ? 0 : log.entries.back().line;
    return std::max({log.players_line, log.final_line, entry});
}

}  // namespace

Pad::Pad() : reader_(LogReader::Entries::store) {}

Pad::Pad(std::string text, LogReader reader) : text_(std::move(text)), reader_(std::move(reader)) {}

Result<Pad> Pad::read(std::string_view text) {
    std::string lines(text);
    if (!lines.empty() && !lines.ends_with('\n')) lines += '\n';
    auto reader = read_lines(lines);
    if (!reader) return std::unexpected(std::move(reader.error()));
    const MatchLog& log = reader->log();
    if (log.players > 0 && !log.is_extended) return fail({.line = log.players_line}, errors::plain_pad);
    if (log.end_line == 0) return Pad(std::move(lines), std::move(*reader));
    const std::size_t end = start_of(lines, log.end_line);
    lines.erase(end, start_of(lines, log.end_line + 1) - end);
    return read(lines);
}

std::expected<std::vector<LogEntry>, Message> Pad::preview(std::string_view line) const {
    Pad with(text_, LogReader());
    if (auto entered = with.enter(line); !entered) return std::unexpected(entered.error());
    const auto& entries = with.log().entries;
    return std::vector(entries.begin() + std::ssize(log().entries), entries.end());
}

std::expected<void, Message> Pad::enter(std::string_view line) {
    std::string text = text_ + std::string(line) + '\n';
    auto reader = read_lines(text);
    if (!reader) return std::unexpected(std::move(reader.error().message));
    text_ = std::move(text);
    reader_ = std::move(*reader);
    undone_.clear();
    return {};
}

bool Pad::undo() {
    const std::int64_t line = last_line(log());
    if (line == 0) return false;
    const std::size_t at = start_of(text_, line);
    std::string rest = text_.substr(0, at);
    auto reader = read_lines(rest);
    if (!reader) return false;  // the same text was read before
    undone_.push_back(text_.substr(at));
    text_ = std::move(rest);
    reader_ = std::move(*reader);
    return true;
}

bool Pad::redo() {
    if (undone_.empty()) return false;
    std::vector<std::string> undone = std::exchange(undone_, {});
    std::string lines = std::move(undone.back());
    undone.pop_back();
    lines.pop_back();  // `enter` adds the last newline
    const bool done = enter(lines).has_value();
    undone_ = std::move(undone);
    return done;
}

}  // namespace bastide::tally
