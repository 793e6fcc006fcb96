#include "bastide/tally/standings.h"

#include <algorithm>
#include <numeric>

namespace bastide::tally {

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
