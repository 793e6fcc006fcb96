// Reads one line of an extended match log.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bastide/tally/detail/read_line.h"
#include "bastide/tally/log_entry.h"

namespace bastide::tally::detail {

// True if a log that begins with this line is extended. The line must not be blank.
bool begins_extended_log(std::string_view line);

// Content that only extended lines have.
struct PlayerNames {
    std::int32_t number = 0;
    std::vector<std::string> names;  // empty if the line gives the number of players instead
};
using Entries = std::vector<LogEntry>;  // one entry per player named on the line

struct ExtendedLine {
    std::variant<Blank, PlayerNames, Entries, EndOfPlay, EndOfLog> content;
    std::string comment;
};

struct ExtendedContext {
    Context plain;
    std::vector<std::string> names;
};

// Reads a line, which does not include its line end. The entries have no line numbers.
[[nodiscard]] std::expected<ExtendedLine, Message> read_extended_line(std::string_view line,
                                                                      const ExtendedContext& context);

}  // namespace bastide::tally::detail
