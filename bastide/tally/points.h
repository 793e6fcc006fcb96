// Counts and scores of log entries: the table of the rules.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include "bastide/tally/log_entry.h"

namespace bastide::tally {

// An entry scores `base` points, plus `each` points for each item that it counts.
struct LogRule {
    std::int64_t base = 0;
    std::int64_t each = 0;
    std::string_view counts = {};  // the items that the entry counts, or empty if it has no count
    std::int64_t least = 0;        // the smallest count
    std::int64_t most = 0;         // the largest count, or less than `least` if this phase has no such entry
};

// True if the phase has such an entry.
constexpr bool can_be(const LogRule& rule) {
    return rule.least <= rule.most;
}

inline constexpr std::int64_t any_count = std::numeric_limits<std::int64_t>::max();

// By phase, then by feature.
inline constexpr std::array<std::array<LogRule, 4>, 2> log_rules = {{
    {{
        {0, 2, "tiles", 1, any_count},  // city
        {0, 1, "tiles", 1, any_count},  // road
        {9, 0, "", 0, 0},               // monastery: in play it scores only when it is surrounded
        {0, 0, "cities", 0, -1},        // field: does not score during play
    }},
    {{
        {0, 1, "tiles", 1, any_count},             // city
        {0, 1, "tiles", 1, any_count},             // road
        {1, 1, "surrounding tiles", 0, 8},         // monastery
        {0, 3, "completed cities", 0, any_count},  // field
    }},
}};

constexpr const LogRule& log_rule(Phase phase, LogFeature feature) {
    return log_rules[index(phase)][index(feature)];
}

// True if an entry has a count.
constexpr bool is_counted(const LogEntry& entry) {
    return !entry.is_correction && !log_rule(entry.phase, entry.feature).counts.empty();
}

// Returns the score of a count, or nullopt if it does not fit in 64 bits.
constexpr std::optional<std::int64_t> points(const LogRule& rule, std::int64_t count) {
    std::int64_t points = 0;
    if (__builtin_mul_overflow(rule.each, count, &points) ||
        __builtin_add_overflow(rule.base, points, &points))
        return std::nullopt;
    return points;
}

}  // namespace bastide::tally
