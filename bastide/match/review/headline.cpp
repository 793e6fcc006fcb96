#include "bastide/match/review/headline.h"

#include <algorithm>
#include <array>
#include <functional>

namespace bastide::match {
namespace {

constexpr std::array parts_of_lead = {&LeadParts::luck, &LeadParts::play, &LeadParts::others,
                                      &LeadParts::rest};

LeadParts parts_of(const Review& review, int player) {
    const Account own = account(review, player);
    LeadParts parts{.lead = own.end, .luck = own.luck, .play = -own.lost, .others = own.others, .rest = 0};
    if (review.players == 2) {
        const Account opponent = account(review, 1 - player);
        parts.luck -= opponent.luck;
        parts.play += opponent.lost;
        parts.others = 0;
    }
    parts.rest = parts.lead - parts.luck - parts.play - parts.others;
    return parts;
}

// Returns the first turn from which on the player's chance compares with an even share in one way.
template <class Compare>
std::optional<std::size_t> since(const Review& review, int player, Compare compare) {
    const int share = certain / review.players;
    std::size_t turns = review.turns.size() + 1;
    while (turns > 0 && compare(win_chances(review, turns - 1)[at(player)], share)) --turns;
    if (turns > review.turns.size()) return std::nullopt;
    return turns == 0 ? 0 : turns - 1;
}

std::optional<CostlyMove> costliest_move(const Review& review, int player) {
    std::optional<CostlyMove> costliest;
    for (std::size_t turn = 0; turn < review.turns.size(); ++turn) {
        const TurnReview& judged = review.turns[turn];
        if (judged.player != player || !judged.is_loss_certain()) continue;
        const int loss = judged.chance_loss();
        if (loss >= min_chance_loss && (!costliest || loss > costliest->chance_loss))
            costliest = CostlyMove{turn, loss};
    }
    return costliest;
}

// Rounds half a point away from zero, so that a lead has the same size for both players.
std::int64_t rounded_points(std::int64_t points) {
    constexpr std::int64_t half = value_of_a_point / 2;
    return (points + (points < 0 ? -half : half)) / value_of_a_point;
}

// Rounds the lead and its parts. If the parts then miss the lead, moves those whose rounding erred the most.
LeadParts whole_points(const LeadParts& parts) {
    LeadParts whole;
    whole.lead = rounded_points(parts.lead);
    std::int64_t missing = whole.lead;
    for (const auto part : parts_of_lead) {
        whole.*part = rounded_points(parts.*part);
        missing -= whole.*part;
    }
    const int step = missing < 0 ? -1 : 1;
    for (; missing != 0; missing -= step) {
        const auto part = *std::ranges::max_element(parts_of_lead, {}, [&](const auto each) {
            return step * (parts.*each - whole.*each * value_of_a_point);
        });
        whole.*part += step;
    }
    return whole;
}

}  // namespace

std::optional<Headline> headline(const Review& review, int player) {
    require(player >= 0 && player < std::min(review.players, max_players),
            "there is a player with this number", player);
    if (!review.is_whole() || review.turns.empty()) return std::nullopt;
    const LeadParts parts = parts_of(review, player);
    return Headline{.players = review.players,
                    .parts = parts,
                    .points = whole_points(parts),
                    .behind_since = since(review, player, std::less()),
                    .ahead_since = since(review, player, std::greater()),
                    .costliest = costliest_move(review, player)};
}

}  // namespace bastide::match
