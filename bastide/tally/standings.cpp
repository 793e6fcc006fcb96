#include "bastide/tally/standings.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace bastide::tally {

bool Standings::add_or_correct(const LogEntry& entry) {
    PlayerPoints& player = player_of(entry);
    if (before_ == Before::nothing) return player.add_or_correct(entry);
    const std::int64_t before = player.total();
    if (!player.add_or_correct(entry, std::numeric_limits<std::int64_t>::min())) return false;
    if (!entry.is_correction) return true;
    lowest_ = std::min(lowest_, player.total());
    highest_ = std::max({highest_, before, player.total()});
    return true;
}

bool Standings::add(const Standings& part) {
    require(part.players() == players(), "both parts have as many players", part.players());
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const std::int64_t total = players_[i].total();
        std::int64_t lowest = 0;
        std::int64_t highest = 0;
        if (__builtin_add_overflow(total, part.lowest_, &lowest) || lowest < 0 ||
            __builtin_add_overflow(total, part.highest_, &highest) || !players_[i].can_add(part.players_[i]))
            return false;
    }
    for (std::size_t i = 0; i < players_.size(); ++i) players_[i].add(part.players_[i]);
    return true;
}

std::vector<std::int32_t> Standings::ranks() const {
    std::vector<std::size_t> by_total(players_.size());
    std::iota(by_total.begin(), by_total.end(), std::size_t{0});
    std::ranges::sort(by_total, std::ranges::greater(),
                      [this](std::size_t each) { return players_[each].total(); });
    std::vector<std::int32_t> ranks(players_.size());
    for (std::size_t i = 0; i < by_total.size(); ++i) {
        const bool shared = i > 0 && players_[by_total[i]].total() == players_[by_total[i - 1]].total();
        ranks[by_total[i]] = shared ? ranks[by_total[i - 1]] : static_cast<std::int32_t>(i + 1);
    }
    return ranks;
}

}  // namespace bastide::tally
