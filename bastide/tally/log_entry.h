// What a match log says: who got which feature, in which phase of the match, and for how many points.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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

// One line of a log.
struct LogEntry {
    std::int64_t line = 0;   // where it is in the log, from 1
    std::int64_t count = 0;  // of tiles, surrounding tiles or cities; 0 for a monastery completed in play
    std::int64_t points = 0;
    std::int32_t player = 0;  // from 1
    Phase phase = Phase::play;
    LogFeature feature = LogFeature::city;

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// A log as a whole, for those who need more than its totals.
struct MatchLog {
    std::int32_t players = 0;
    std::vector<LogEntry> entries;

    friend bool operator==(const MatchLog&, const MatchLog&) = default;
};

}  // namespace bastide::tally
