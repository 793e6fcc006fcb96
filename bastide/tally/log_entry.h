// What a match log says: who got which feature, in which phase of the match, and for how many points.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::tally {

// During play features score when they are completed; after it the incomplete ones score, and the fields.
enum class Phase : std::uint8_t { play, final };

inline constexpr std::array all_phases = {Phase::play, Phase::final};

constexpr std::size_t index(Phase phase) {
    return static_cast<std::size_t>(phase);
}

enum class LogFeature : std::uint8_t { city, road, monastery, field };

inline constexpr std::array all_log_features = {LogFeature::city, LogFeature::road, LogFeature::monastery,
                                                LogFeature::field};

constexpr std::size_t index(LogFeature feature) {
    return static_cast<std::size_t>(feature);
}

// As logs have it, where a monastery is a cloister.
constexpr std::string_view name(LogFeature feature) {
    constexpr std::array<std::string_view, 4> names = {"city", "road", "cloister", "field"};
    return names[index(feature)];
}

// What one player gets by a line of a log. A line that names several players gives an entry for each.
struct LogEntry {
    std::int64_t line = 0;   // where it is in the log, from 1
    std::int64_t count = 0;  // of tiles, surrounding tiles or cities; 0 for a monastery completed in play
    std::int64_t points = 0;
    std::int32_t player = 0;  // from 1
    Phase phase = Phase::play;
    LogFeature feature = LogFeature::city;
    bool is_correction = false;  // of `points`, which may be negative, and of no feature
    std::int64_t pennants = 0;   // of a city

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// What an entry is for: its feature, or "correction".
constexpr std::string_view subject(const LogEntry& entry) {
    return entry.is_correction ? "correction" : name(entry.feature);
}

// What follows '#' on a line, without the space around it.
struct Comment {
    std::int64_t line = 0;
    std::string text;

    friend bool operator==(const Comment&, const Comment&) = default;
};

// All that a log says, for those who need more than its totals. Lines are 0 where the log has none.
struct MatchLog {
    std::int32_t players = 0;
    std::vector<LogEntry> entries;  // in the order of their lines

    std::int64_t players_line = 0;  // that says who plays
    std::int64_t final_line = 0;    // ':', where play ends
    std::int64_t end_line = 0;      // '.', where the log ends

    // Of extended logs alone.
    bool is_extended = false;
    std::vector<std::string> names;  // of all players, or empty
    std::vector<Comment> comments;   // in the order of their lines

    friend bool operator==(const MatchLog&, const MatchLog&) = default;
};

}  // namespace bastide::tally
