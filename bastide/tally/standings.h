// The scores of the players of a game.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "bastide/base/checked.h"
#include "bastide/base/require.h"
#include "bastide/tally/log_entry.h"

namespace bastide::tally {

// A player's points. They fill one cache line, so that adding an entry touches only this line.
class alignas(64) PlayerPoints {
  public:
    std::int64_t total() const { return total_; }

    // The points for one feature in one phase. Always 0 for fields during play.
    std::int64_t points(Phase phase, LogFeature feature) const {
        return phase == Phase::play && feature == LogFeature::field ? 0 : by_kind_[place(phase, feature)];
    }

    // The sum of corrections.
    std::int64_t corrections() const { return plus(total_, -scored()); }

    // Adds the points of an entry, which are not negative. Neither this entry nor an earlier one may be a
    // correction, and fields score only at the end. Returns false and adds nothing if the total would exceed
    // 2^63 - 1.
    [[nodiscard]] bool add(const LogEntry& entry) {
        std::int64_t total = 0;
        if (__builtin_add_overflow(total_, entry.points, &total)) return false;
        std::int64_t& of_kind = by_kind_[place(entry.phase, entry.feature)];
        of_kind = plus(of_kind, entry.points);
        total_ = total;
        return true;
    }

    // Adds the points of any entry. Returns false and adds nothing if the total would fall below `least`, or
    // if the total or the score before corrections would exceed 2^63 - 1.
    [[nodiscard]] bool add_or_correct(const LogEntry& entry, std::int64_t least = 0) {
        std::int64_t total = 0;
        if (!entry.is_correction)
            return !__builtin_add_overflow(scored(), entry.points, &total) && add(entry);
        if (__builtin_add_overflow(total_, entry.points, &total) || total < least) return false;
        total_ = total;
        return true;
    }

    // True if the points of the following part of a log can be added: no total and no score before
    // corrections exceeds 2^63 - 1.
    bool can_add(const PlayerPoints& more) const {
        std::int64_t sum = 0;
        return !__builtin_add_overflow(total_, more.total_, &sum) &&
               !__builtin_add_overflow(scored(), more.scored(), &sum);
    }

    void add(const PlayerPoints& more) {
        total_ += more.total_;
        for (std::size_t kind = 0; kind < by_kind_.size(); ++kind) by_kind_[kind] += more.by_kind_[kind];
    }

    friend bool operator==(const PlayerPoints&, const PlayerPoints&) = default;

  private:
    // The points before corrections.
    std::int64_t scored() const { return std::accumulate(by_kind_.begin(), by_kind_.end(), std::int64_t{0}); }

    static constexpr std::size_t place(Phase phase, LogFeature feature) {
        const std::size_t features = phase == Phase::final ? 4 : 3;
        require(index(phase) < 2 && index(feature) < features, "the feature scores in this phase",
                index(feature));
        return 3 * index(phase) + index(feature);
    }

    std::int64_t total_ = 0;
    std::array<std::int64_t, 7> by_kind_{};  // city, road and monastery in play, then all four features at
                                             // the end
};

class Standings {
  public:
    // The score before the first entry: nothing or, in a part of a log, unknown. In such a part a correction
    // may subtract more than the part has added.
    enum class Before : std::uint8_t { nothing, unknown };

    // Creates players without points.
    explicit Standings(std::int32_t players = 0, Before before = Before::nothing)
        : players_(
              (require(players >= 0 && players <= max_players, "a game has at most 1000000 players", players),
               static_cast<std::size_t>(players))),
          before_(before) {}

    std::int32_t players() const { return static_cast<std::int32_t>(players_.size()); }

    // A player's points. Players are numbered from 1.
    const PlayerPoints& player(std::int32_t number) const {
        require(number >= 1 && number <= players(), "there is a player with this number", number);
        return players_[static_cast<std::size_t>(number) - 1];
    }

    // Adds an entry's points to its player, who must exist. Returns false and adds nothing if the total would
    // exceed 2^63 - 1. For logs without corrections.
    [[nodiscard]] bool add(const LogEntry& entry) { return player_of(entry).add(entry); }
    // As above, for all logs. Also fails if the total would fall below 0.
    [[nodiscard]] bool add_or_correct(const LogEntry& entry);

    // Adds the points of the following part of a log, with as many players. Returns false and adds nothing if
    // a total may have been outside its limits at some entry.
    [[nodiscard]] bool add(const Standings& part);

    // The rank of each player, in the order of the players: 1 for the most points. Players with equal points
    // share a rank, and the next ranks are skipped. Takes O(n log n) time for n players.
    std::vector<std::int32_t> ranks() const;

    friend bool operator==(const Standings&, const Standings&) = default;

  private:
    // Checked for each line of a log, so it is one comparison.
    PlayerPoints& player_of(const LogEntry& entry,
                            const bastide::detail::Where& where = bastide::detail::Where::current()) {
        const std::size_t place = static_cast<std::size_t>(entry.player) - 1;
        require(place < players_.size(), "there is a player with this number", entry.player, where);
        return players_[place];
    }

    std::vector<PlayerPoints> players_;
    Before before_;

    // In a part with corrections, the lowest and the highest total of any player before or after a
    // correction.
    std::int64_t lowest_ = 0;
    std::int64_t highest_ = 0;
};

}  // namespace bastide::tally
