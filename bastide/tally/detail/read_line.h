// Reads one line of a match log.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>
#include <variant>

#include "bastide/base/message.h"
#include "bastide/tally/log_entry.h"

namespace bastide::tally::detail {

// What a line says.
struct Blank {};
struct Players {
    std::int32_t number = 0;
};
struct EndOfPlay {};
struct EndOfLog {};
using Line = std::variant<Blank, Players, LogEntry, EndOfPlay, EndOfLog>;

// Where in the log the line is.
struct Context {
    std::int32_t players = 0;  // 0 before their number has been read
    Phase phase = Phase::play;
    bool ended = false;
};

// The line, without its end, or what is wrong with it. An entry comes without the number of its line.
std::expected<Line, Message> read_line(std::string_view line, const Context& context);

// What is missing when the log ends here.
Message missing_at_end(const Context& context);

}  // namespace bastide::tally::detail
