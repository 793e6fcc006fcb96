#include "bastide/match/bots/win_chance.h"

#include <algorithm>

#include "bastide/match/review/fixed_point.h"

namespace bastide::match {
namespace {

// Interpolates a table at a number of remaining tiles.
std::int64_t at_left(const std::array<int, ChanceRates::knots.size()>& table, int left) {
    constexpr auto& knots = ChanceRates::knots;
    left = std::clamp(left, knots.front(), knots.back());
    std::size_t above = 1;
    while (knots[above] < left) ++above;
    const std::int64_t span = knots[above] - knots[above - 1];
    const std::int64_t into = left - knots[above - 1];
    return (table[above - 1] * (span - into) + table[above] * into) / span;
}

Chances in_the_end(const Standing& standing) {
    const auto end = standing.values.begin() + standing.players;
    const int most = *std::max_element(standing.values.begin(), end);
    const auto winners = static_cast<int>(std::count(standing.values.begin(), end, most));
    Chances chances{};
    for (std::size_t player = 0; player < static_cast<std::size_t>(standing.players); ++player)
        if (standing.values[player] == most) chances[player] = certain / winners;
    return chances;
}

}  // namespace

Chances chances_to_win(const Standing& standing) {
    if (standing.left == 0 || standing.players < min_contestants) return in_the_end(standing);
    const ChanceRates& rates = fitted_chances[static_cast<std::size_t>(standing.players - min_contestants)];
    const std::int64_t rate = at_left(rates.rate, standing.left);
    std::array<std::int64_t, max_players> points{};
    const auto players = static_cast<std::size_t>(standing.players);
    for (std::size_t player = 0; player < players; ++player) points[player] = standing.values[player];
    points[static_cast<std::size_t>(standing.to_move)] += at_left(rates.turn, standing.left);
    const std::int64_t most = *std::max_element(points.begin(), points.begin() + standing.players);
    std::array<std::int64_t, max_players> weights{};
    std::int64_t sum = 0;
    for (std::size_t player = 0; player < players; ++player) {
        // Both are in 65536ths, and so a product in 2^32ths.
        weights[player] = exp_neg((most - points[player]) * rate >> 2);
        sum += weights[player];
    }
    Chances chances{};
    for (std::size_t player = 0; player < players; ++player)
        chances[player] = static_cast<int>((weights[player] * certain + sum / 2) / sum);
    return chances;
}

// Printed by bench/match_chances.cpp: fit 200 for two players, and fit 1600 for more.
const std::array<ChanceRates, max_players - min_contestants + 1> fitted_chances = {{
    {{36017, 21993, 16947, 13597, 9336, 5446}, {127459, 79979, 73198, 65444, 71442, 53312}},
    {{38278, 25365, 17735, 12096, 8400, 5216}, {156713, 52145, 87795, 74611, 68615, 70328}},
    {{41463, 26425, 19718, 13325, 9041, 5561}, {184068, 34658, 105653, 70592, 68839, 73413}},
    {{45960, 26962, 21752, 14315, 9972, 6424}, {194413, 34576, 106765, 78262, 73771, 63658}},
    {{49873, 25578, 22463, 15592, 11512, 5376}, {205688, 73273, 89633, 89274, 80152, 79700}},
}};

}  // namespace bastide::match
