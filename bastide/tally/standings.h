// What each player of a match has scored.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "bastide/tally/log_entry.h"

namespace bastide::tally {

// A player's points. They fill one line of the processor's cache, so that an entry touches no other.
class alignas(64) PlayerPoints {
  public:
    std::int64_t total() const { return total_; }

    // The points for one feature in one phase; always 0 for fields during play.
    std::int64_t points(Phase phase, LogFeature feature) const {
        return phase == Phase::play && feature == LogFeature::field ? 0 : by_kind_[place(phase, feature)];
    }

    // What corrections came to.
    std::int64_t corrections() const { return total_ - scored(); }

    // Adds the points of an entry that is no correction, where there was none before. False, and nothing is
    // added, if the total would pass 2^63 - 1.
    [[nodiscard]] bool add(const LogEntry& entry) {
        std::int64_t total = 0;
        if (__builtin_add_overflow(total_, entry.points, &total)) return false;
        total_ = total;
        by_kind_[place(entry.phase, entry.feature)] += entry.points;
        return true;
    }

    // Adds any entry's points. False, and nothing is added, if the total would fall below 0, or it or what
    // was scored before corrections would pass 2^63 - 1.
    [[nodiscard]] bool add_or_correct(const LogEntry& entry) {
        std::int64_t total = 0;
        if (!entry.is_correction)
            return !__builtin_add_overflow(scored(), entry.points, &total) && add(entry);
        if (__builtin_add_overflow(total_, entry.points, &total) || total < 0) return false;
        total_ = total;
        return true;
    }

    friend bool operator==(const PlayerPoints&, const PlayerPoints&) = default;

  private:
    // Before corrections.
    std::int64_t scored() const { return std::accumulate(by_kind_.begin(), by_kind_.end(), std::int64_t{0}); }

    static constexpr std::size_t place(Phase phase, LogFeature feature) {
        return 3 * index(phase) + index(feature);
    }

    std::int64_t total_ = 0;
    std::array<std::int64_t, 7> by_kind_{};  // play: city, road, monastery; final: these and field
};

class Standings {
  public:
    // That many players, without points.
    explicit Standings(std::int32_t players = 0) : players_(static_cast<std::size_t>(players)) {}

    std::int32_t players() const { return static_cast<std::int32_t>(players_.size()); }

    // A player's points; players are numbered from 1.
    const PlayerPoints& player(std::int32_t number) const {
        return players_[static_cast<std::size_t>(number) - 1];
    }

    // Adds an entry's points to its player, who must be there. False, and nothing is added, if the total
    // would pass 2^63 - 1. `add` is for logs without corrections, `add_or_correct` for all: then no total may
    // fall below 0, either.
    [[nodiscard]] bool add(const LogEntry& entry) {
        return players_[static_cast<std::size_t>(entry.player) - 1].add(entry);
    }
    [[nodiscard]] bool add_or_correct(const LogEntry& entry) {
        return players_[static_cast<std::size_t>(entry.player) - 1].add_or_correct(entry);
    }

    // The rank of each player, the first player's first: 1 for the most points. Players with equal points
    // share a rank, and the ranks after it are skipped. O(n log n).
    std::vector<std::int32_t> ranks() const;

    friend bool operator==(const Standings&, const Standings&) = default;

  private:
    std::vector<PlayerPoints> players_;
};

}  // namespace bastide::tally
