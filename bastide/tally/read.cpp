#include "bastide/tally/read.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "bastide/base/require.h"
#include "bastide/tally/detail/leading_number.h"
#include "bastide/tally/detail/line_cache.h"
#include "bastide/tally/detail/line_ends.h"
#include "bastide/tally/detail/read_extended_line.h"
#include "bastide/tally/detail/read_line.h"
#include "bastide/tally/errors.h"
#include "bastide/tally/names.h"
#include "bastide/tally/points.h"
#include "bastide/text/byte_order_mark.h"

namespace bastide::tally {

Result<LogEntry> read_entry(std::string_view words, Phase phase) {
    const detail::ExtendedContext context{{.players = 1, .phase = phase}, {}};
    auto read = detail::read_extended_line("1 " + std::string(words), context);
    if (!read) return bastide::fail(std::move(read.error()));
    return std::get_if<detail::Entries>(&read->content)->front();
}

// The state after the lines read so far: the context of the next line and the cached tails.
struct LogReader::Known {
    detail::Context context;
    detail::LineCache seen;
    std::unique_ptr<detail::ExtendedContext> extended;  // for an extended log, whose `context` has no players
};

LogReader::LogReader(Entries entries)
    : stores_entries_(entries == Entries::store), known_(std::make_unique<Known>()) {}
LogReader::LogReader(LogReader&& other) noexcept = default;
LogReader& LogReader::operator=(LogReader&& other) noexcept = default;
LogReader::~LogReader() = default;

LogReader::Known& LogReader::known(const bastide::detail::Where& where) const {
    require(known_ != nullptr, "the reader has not been moved from", where);
    return *known_;
}

Result<void> LogReader::feed(std::string_view piece) {
    if (error_) return std::unexpected(*error_);
    known();
    auto read = read_piece(piece);
    if (!read) error_ = read.error();
    return read;
}

Result<void> LogReader::finish() {
    if (error_) return std::unexpected(*error_);
    auto read = read_end();
    if (!read) error_ = read.error();
    return read;
}

Result<void> LogReader::read_piece(std::string_view piece) {
    const char* at = piece.data();
    const char* const end = at + piece.size();
    if (begun_.empty()) at = read_plain_lines(at, end);
    while (at < end) {
        const auto* newline =
            static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
        const std::string_view found(at, newline == nullptr ? end : newline);
        if (begun_.size() + found.size() > max_line_bytes) {
            ++line_;
            return fail({errors::long_line, max_line_bytes});
        }
        if (newline == nullptr) {
            begun_ += found;
            break;
        }
        if (auto read = read_line(begun_.empty() ? found : begun_ += found); !read) return read;
        begun_.clear();
        at = read_plain_lines(newline + 1, end);
    }
    return {};
}

// Adds the entry on a line that ends at `newline` if its tail has been seen. Looks at 24 bytes.
template <auto number_of>
inline bool LogReader::add_plain_line(const char* line, const char* newline, const Known& known) {
    const auto players = static_cast<std::uint64_t>(known.context.players);
    const detail::LeadingNumber player = number_of(line);
    const char* const tail = line + player.width;
    const std::ptrdiff_t length = newline + 1 - tail;
    if (!detail::LineCache::may_hold(length)) return false;
    const detail::Tail* const seen = known.seen.find(tail, length);
    if (seen == nullptr || player.value - 1 >= players) return false;
    LogEntry entry;
    entry.points = seen->points;
    entry.player = static_cast<std::int32_t>(player.value);
    entry.phase = known.context.phase;
    entry.feature = seen->feature;
    return standings_.add(entry);
}

// Reads plain lines until another kind of line or the end of the piece is near. Returns the start of the next
// line.
const char* LogReader::read_plain_lines(const char* line, const char* const end) {
    if (stores_entries_) return line;
    const std::int32_t players = known().context.players;
    if (players < 10) return read_plain_lines_of<detail::one_digit>(line, end);
    if (players < 100) return read_plain_lines_of<detail::up_to_two_digits>(line, end);
    return read_plain_lines_of<detail::up_to_seven_digits>(line, end);
}

template <auto number_of>
const char* LogReader::read_plain_lines_of(const char* line, const char* const end) {
    constexpr std::ptrdiff_t looks_at = 24;
    const Known& known = this->known();
    std::int64_t lines = 0;
    bool plain = true;
    for (const char* block = line; plain && end - block >= detail::line_block + looks_at;
         block += detail::line_block) {
        for (std::uint64_t ends = detail::line_ends(block); ends != 0; ends &= ends - 1) {
            const char* const newline = block + std::countr_zero(ends);
            plain = add_plain_line<number_of>(line, newline, known);
            if (!plain) break;
            line = newline + 1;
            ++lines;
        }
    }
    line_ += lines;
    return line;
}

Result<void> LogReader::read_line(std::string_view line) {
    ++line_;
    if (line_ == 1 && !began_ && line.starts_with(text::byte_order_mark))
        line.remove_prefix(text::byte_order_mark.size());
    if (known().context.players == 0 && (known().extended || detail::begins_extended_log(line)))
        return read_extended_line(line);
    auto read = detail::read_line(line, known().context);
    if (!read) return fail(std::move(read.error()));
    if (auto* entry = std::get_if<LogEntry>(&*read)) {
        const auto player_ends = std::min(line.find_first_not_of("0123456789"), line.size());
        if (player_ends > 0) known().seen.remember(std::string(line.substr(player_ends)) + '\n', *entry);
        entry->line = line_;
        return add(*entry);
    }
    if (const auto* players = std::get_if<detail::Players>(&*read)) {
        known().context.players = players->number;
        standings_ = Standings(players->number);
        log_.players = players->number;
        log_.players_line = line_;
    } else if (std::holds_alternative<detail::EndOfPlay>(*read)) {
        known().context.phase = Phase::final;
        log_.final_line = line_;
        known().seen.clear();
    } else if (std::holds_alternative<detail::EndOfLog>(*read)) {
        known().context.ended = true;
        log_.end_line = line_;
        known().seen.clear();
    }
    return {};
}

Result<void> LogReader::read_extended_line(std::string_view line) {
    if (!known().extended) known().extended = std::make_unique<detail::ExtendedContext>();
    log_.is_extended = true;
    detail::ExtendedContext& context = *known().extended;
    auto read = detail::read_extended_line(line, context);
    if (!read) return fail(std::move(read.error()));
    if (stores_entries_ && !read->comment.empty()) log_.comments.push_back({line_, std::move(read->comment)});
    if (auto* entries = std::get_if<detail::Entries>(&read->content)) {
        for (LogEntry& entry : *entries) {
            entry.line = line_;
            if (auto added = add(entry); !added) return added;
        }
    } else if (auto* players = std::get_if<detail::PlayerNames>(&read->content)) {
        standings_ = Standings(players->number);
        log_.players = context.plain.players = players->number;
        log_.names = context.names = std::move(players->names);
        log_.players_line = line_;
    } else if (std::holds_alternative<detail::EndOfPlay>(read->content)) {
        context.plain.phase = Phase::final;
        log_.final_line = line_;
    } else if (std::holds_alternative<detail::EndOfLog>(read->content)) {
        context.plain.ended = true;
        log_.end_line = line_;
    }
    return {};
}

Result<void> LogReader::add(const LogEntry& entry) {
    if (!standings_.add_or_correct(entry)) {
        Message name = name_of(entry.player, log_.names);
        if (log_.names.empty()) name = {errors::a_player, entry.player};
        const std::int64_t total = standings_.player(entry.player).total();
        if (entry.is_correction && entry.points < 0)
            return fail({errors::below_zero, std::move(name), total});
        return fail({errors::total_too_large, std::move(name), any_count});
    }
    if (!stores_entries_) return {};
    log_.entries.push_back(entry);
    if (static_cast<std::int64_t>(log_.entries.size()) <= store_limit / log_.players) return {};
    return fail({errors::long_log, store_limit});
}

LogReader::LogReader(const State& state)
    : stores_entries_(false),
      began_(state),
      known_(std::make_unique<Known>()),
      standings_(state.players, Standings::Before::unknown) {
    require(state.names.empty() || std::cmp_equal(state.names.size(), state.players),
            "all players have names, or none", state.names.size());
    const detail::Context context{state.players, state.phase, state.ended};
    if (state.is_extended) {
        known().extended = std::make_unique<detail::ExtendedContext>(context, state.names);
    } else {
        known().context = context;
    }
    log_.players = state.players;
    log_.is_extended = state.is_extended;
    log_.names = state.names;
}

LogReader::State LogReader::state() const {
    const detail::Context& context = known().extended ? known().extended->plain : known().context;
    return {context.players, context.phase, context.ended, log_.is_extended, log_.names};
}

std::vector<LogReader::State> LogReader::speculative_states() const {
    if (stores_entries_ || log_.players == 0) return {};
    std::vector<State> places = {state()};
    if (places[0].phase == Phase::play && !places[0].ended) {
        places.push_back(places[0]);
        places[1].phase = Phase::final;
    }
    return places;
}

bool LogReader::join(LogReader&& part) {
    if (!begun_.empty() || part.began_ != state() || !standings_.add(part.standings_)) return false;
    const State after = part.state();
    detail::Context& context = known().extended ? known().extended->plain : known().context;
    if (after.phase != context.phase || after.ended) known().seen.clear();
    context.phase = after.phase;
    context.ended = after.ended;
    if (part.log_.final_line > 0) log_.final_line = line_ + part.log_.final_line;
    if (part.log_.end_line > 0) log_.end_line = line_ + part.log_.end_line;
    line_ += part.line_;
    begun_ = std::move(part.begun_);
    return true;
}

Result<void> LogReader::read_end() {
    if (line_ == 0 && begun_ == text::byte_order_mark) begun_.clear();
    if (!begun_.empty()) {
        if (auto read = read_line(begun_); !read) return read;
        begun_.clear();
    }
    if (known().context.ended || (log_.is_extended && log_.players > 0)) return {};
    ++line_;
    if (log_.is_extended) return fail(errors::no_players);
    return fail(detail::missing_at_end(known().context));
}

Result<TalliedLog> read_log(std::string_view text, LogReader::Entries entries) {
    LogReader reader(entries);
    if (auto read = reader.feed(text); !read) return std::unexpected(std::move(read.error()));
    if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
    return TalliedLog{reader.standings(), reader.log()};
}

std::unexpected<Error> LogReader::fail(Message message) const {
    return std::unexpected(line_error(line_, std::move(message)));
}

}  // namespace bastide::tally
