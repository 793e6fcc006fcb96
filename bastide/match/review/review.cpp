#include "bastide/match/review/review.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "bastide/base/require.h"
#include "bastide/match/bots/chance.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/review/fixed_point.h"

namespace bastide::match {
namespace {

// Spreads the levels from easy to hard, and strong people between skilled and hard.
constexpr std::int64_t points_of_accuracy = 2;

}  // namespace

Review review_of(const Record& record) {
    const Position& position = record.game().position();
    Review review;
    review.players = position.players();
    review.played = record.played();
    // The tiles after the deck may be unknown.
    review.is_over = record.game().is_over() && chance_outcomes(position).empty();
    const Values values = values_in_the_end(position);
    for (int player = 0; player < review.players; ++player)
        review.end[at(player)] = lead(values, review.players, player);
    review.turns.reserve(review.played);
    return review;
}

TurnReview review_turn(const Record& record, std::size_t turn, const Effort& effort) {
    require(turn < record.line().size(), "the record has a turn with this number", turn);
    Record before = record;
    before.go_to(turn);
    const Position& position = before.game().position();
    return Judge(position.settings()).judge(position, record.line()[turn].move, turn, effort);
}

Chances win_chances(const Review& review, std::size_t turns) {
    require(turns <= review.turns.size() && !review.turns.empty(), "the turns are judged", turns);
    if (turns == 0) return review.turns.front().chances_before;
    Chances chances = review.turns[turns - 1].made.chances;
    if (turns == review.turns.size() || review.turns[turns - 1].is_exact) return chances;
    const Chances& next = review.turns[turns].chances_before;
    for (std::size_t player = 0; player < chances.size(); ++player)
        chances[player] = (chances[player] + next[player] + 1) / 2;
    return chances;
}

Account account(const Review& review, int player) {
    require(player >= 0 && player < std::min(review.players, max_players),
            "there is a player with this number", player);
    Account sums;
    if (review.turns.empty()) return sums;
    sums.end = review.is_over ? review.end[at(player)] : review.turns.back().made.leads[at(player)];
    sums.start = review.turns.front().before[at(player)];
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        const TurnReview& turn = review.turns[i];
        const std::int64_t before = turn.before[at(player)];
        const std::int64_t after = turn.made.leads[at(player)];
        const bool is_last = i + 1 == review.turns.size();
        sums.unforeseen += (is_last ? sums.end : review.turns[i + 1].before[at(player)]) - after;
        if (turn.player == player) {
            sums.luck += turn.luck[at(player)];
            sums.lost += turn.loss();
        } else {
            sums.others += after - before;
        }
    }
    return sums;
}

std::optional<int> accuracy(const Review& review, int player) {
    std::int64_t sum = 0;
    std::int64_t turns = 0;
    for (const TurnReview& turn : review.turns) {
        if (turn.player != player) continue;
        ++turns;
        sum += exp_neg(turn.loss() * (fixed_one / value_of_a_point) / points_of_accuracy);
    }
    if (turns == 0) return std::nullopt;
    return static_cast<int>((sum * 1000 / turns + fixed_one / 2) / fixed_one);
}

std::array<int, all_qualities.size()> quality_counts(const Review& review, int player) {
    std::array<int, all_qualities.size()> counts{};
    for (const TurnReview& turn : review.turns)
        if (turn.player == player) ++counts[static_cast<std::size_t>(turn.quality())];
    return counts;
}

std::vector<TurningPoint> turning_points(const Review& review, std::size_t most) {
    std::vector<TurningPoint> points;
    points.reserve(2 * review.turns.size());
    for (const TurnReview& turn : review.turns) {
        if (turn.is_loss_certain()) points.push_back({turn.turn, false, -turn.chance_loss()});
        points.push_back({turn.turn, true, turn.chance_luck()});
    }
    std::erase_if(points,
                  [](const TurningPoint& each) { return std::abs(each.change) < min_turning_change; });
    std::ranges::sort(points, {}, [](const TurningPoint& each) {
        return std::tuple(-std::abs(each.change), each.turn, each.is_luck);
    });
    if (points.size() > most) points.resize(most);
    std::ranges::sort(points, {},
                      [](const TurningPoint& each) { return std::pair(each.turn, !each.is_luck); });
    return points;
}

}  // namespace bastide::match
