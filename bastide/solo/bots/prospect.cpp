#include "bastide/solo/bots/prospect.h"

#include <algorithm>

namespace bastide::solo {
namespace {

// Returns the final points of a tile of each kind. With pairwise chains a city scores for all later cities,
// far more than anything else.
std::array<std::int64_t, all_kinds.size()> worth(ChainBonus bonus) {
    if (bonus == ChainBonus::pairwise) return {1 * point, 60 * point, 8 * point};
    return {1 * point, 3 * point, 8 * point};
}

// The hands of the game, by their kinds.
template <class Each>
void for_each_hand(Each each) {
    for (std::uint8_t roads = 0; roads <= hand_size; ++roads) {
        for (std::uint8_t cities = 0; roads + cities <= hand_size; ++cities)
            each(Prospect::Kinds{{roads, cities, static_cast<std::uint8_t>(hand_size - roads - cities)}});
    }
}

}  // namespace

Prospect::Prospect(const Settings& settings)
    : worth_(worth(settings.chain_bonus)), entries_(place(horizon, 0, 0) + (turns_for_discard + 1) * hands) {
    constexpr int deals = 1 << 14;
    Dealer dealer = settings.dealer;
    play::Random random(1);
    for (int i = 0; i < deals; ++i) odds_[index(deal(dealer, random))] += whole / deals;
    for (int left = 1; left <= horizon; ++left) {
        for (int turns = turns_for_discard; turns > 0; --turns)
            for_each_hand([&](const Kinds& hand) { solve(left, hand, turns, -1); });
        const std::int64_t fresh = of_fresh_hand(left);
        for_each_hand([&](const Kinds& hand) { solve(left, hand, 0, fresh); });
    }
}

Prospect::Kinds Prospect::kinds(const Hand& hand) {
    Kinds kinds;
    for (const Tile tile : hand) ++kinds.count[index(tile.kind())];
    return kinds;
}

void Prospect::solve(int squares_left, const Kinds& hand, int turns_to_discard, std::int64_t fresh_hand) {
    std::array<std::int64_t, all_kinds.size()> points{};
    for (const Kind played : all_kinds) {
        std::int64_t& sum = points[index(played)];
        sum = -1;
        if (hand[played] == 0) continue;
        sum = 0;
        for (const Kind dealt : all_kinds) {
            Kinds next = hand;
            --next.count[index(played)];
            ++next.count[index(dealt)];
            sum += odds_[index(dealt)] * at(squares_left - 1, next, std::max(0, turns_to_discard - 1)).points;
        }
        sum = sum / whole + worth_[index(played)];
    }
    Entry& entry = entries_[place(squares_left, hand_index(hand), turns_to_discard)];
    entry.plan.kinds = {0, 1, 2};
    std::ranges::sort(entry.plan.kinds,
                      [&](std::uint8_t a, std::uint8_t b) { return points[a] > points[b]; });
    entry.points = points[entry.plan.kinds.front()];
    entry.plan.discards = fresh_hand > entry.points;
    entry.points = std::max(entry.points, fresh_hand);
}

std::int64_t Prospect::of_fresh_hand(int squares_left) const {
    constexpr std::array<std::int64_t, hand_size + 1> factorials = {1, 1, 2, 6, 24};
    std::int64_t sum = 0;
    for_each_hand([&](const Kinds& hand) {
        std::int64_t chance = factorials[hand_size] * whole;
        for (const Kind kind : all_kinds) {
            for (int i = 0; i < hand[kind]; ++i) chance = chance * odds_[index(kind)] / whole;
            chance /= factorials[hand[kind]];
        }
        sum += chance * at(squares_left, hand, turns_for_discard).points;
    });
    return sum / whole;
}

}  // namespace bastide::solo
