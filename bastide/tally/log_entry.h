// Entries of a match log: player, feature, phase of the game, and points.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/name_in.h"

namespace bastide::tally {

// Complete features score during play. Incomplete features and fields score after play.
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

// Returns the name used in logs, which call a monastery a cloister.
constexpr std::string_view name(LogFeature feature) {
    constexpr std::array<std::string_view, 4> names = {"city", "road", "cloister", "field"};
    return name_in(names, feature);
}

// One player's points from a line of a log. A line that names several players gives an entry for each.
struct LogEntry {
    std::int64_t line = 0;   // the line number in the log, from 1
    std::int64_t count = 0;  // the number of tiles, surrounding tiles or cities; 0 for a monastery completed
                             // in play
    std::int64_t points = 0;
    std::int32_t player = 0;  // from 1
    Phase phase = Phase::play;
    LogFeature feature = LogFeature::city;
    bool is_correction = false;  // true if the entry has `points`, which may be negative, but no feature
    std::int64_t pennants = 0;   // the number of pennants of a city

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// The subject of an entry: its feature, or "correction".
constexpr std::string_view subject(const LogEntry& entry) {
    return entry.is_correction ? "correction" : name(entry.feature);
}

// The text after '#' on a line, without surrounding space.
struct Comment {
    std::int64_t line = 0;
    std::string text = {};

    friend bool operator==(const Comment&, const Comment&) = default;
};

inline constexpr std::int32_t max_players = 1'000'000;

// The whole content of a log, for uses that need more than totals. If a line is missing, its number is 0.
struct MatchLog {
    std::int32_t players = 0;
    std::vector<LogEntry> entries = {};  // in the order of their lines

    std::int64_t players_line = 0;  // the line that lists the players
    std::int64_t final_line = 0;    // the line with ':' at the end of play
    std::int64_t end_line = 0;      // the line with '.' at the end of the log

    // Only for extended logs.
    bool is_extended = false;
    std::vector<std::string> names = {};  // the names of all players, or empty
    std::vector<Comment> comments = {};   // in the order of their lines

    friend bool operator==(const MatchLog&, const MatchLog&) = default;
};

}  // namespace bastide::tally
