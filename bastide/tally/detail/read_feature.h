// Reads the feature of a log line. Plain and extended logs differ in the words before the feature.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "bastide/base/message.h"
#include "bastide/tally/log_entry.h"

namespace bastide::tally::detail {

using WordSpan = std::span<const std::string_view>;

inline std::unexpected<Message> wrong(Message message) {
    return std::unexpected(std::move(message));
}

// Reads the name of a feature or a synonym of the name.
std::optional<LogFeature> feature_of(std::string_view word);

// Completes an entry that has player, phase, feature and pennants: reads the count from `counts`, all
// remaining words of the line, and computes the points. `word` is the feature's name in the log. `more` is
// text for messages about the words that may follow the count.
[[nodiscard]] std::expected<LogEntry, Message> read_feature(LogEntry entry, std::string_view word,
                                                            WordSpan counts, std::string_view more = "");

}  // namespace bastide::tally::detail
