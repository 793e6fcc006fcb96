// Reads one line of a match log.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>
#include <variant>

#include "bastide/base/message.h"
#include "bastide/tally/log_entry.h"

namespace bastide::tally::detail {

// The content of a line.
struct Blank {};
struct Players {
    std::int32_t number = 0;
};
struct EndOfPlay {};
struct EndOfLog {};
using Line = std::variant<Blank, Players, LogEntry, EndOfPlay, EndOfLog>;

// The line's context in the log.
struct Context {
    std::int32_t players = 0;  // 0 before the number of players has been read
    Phase phase = Phase::play;
    bool ended = false;
};

// Reads a line without its end. An entry comes without its line number.
[[nodiscard]] std::expected<Line, Message> read_line(std::string_view line, const Context& context);

// Returns an error message if the log is incomplete when it ends here, otherwise an empty message.
[[nodiscard]] Message missing_at_end(const Context& context);

}  // namespace bastide::tally::detail
