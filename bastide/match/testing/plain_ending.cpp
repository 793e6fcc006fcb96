#include "bastide/match/testing/plain_ending.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace bastide::match::testing {

PlainEnding::PlainEnding(const Settings& settings, std::vector<Type> drawn, std::vector<Move> moves,
                         std::vector<Type> left)
    : settings_(settings), drawn_(std::move(drawn)), moves_(std::move(moves)), left_(std::move(left)) {}

std::int64_t PlainEnding::value() {
    return in_hand(left_);
}

std::int64_t PlainEnding::value_after(const Move& move) {
    moves_.push_back(move);
    const std::int64_t value = -between_draws(left_);
    moves_.pop_back();
    return value;
}

PlainMatch PlainEnding::replay(const std::vector<Type>& left) const {
    std::vector<Type> deck = drawn_;
    deck.insert(deck.end(), left.begin(), left.end());
    PlainMatch match(settings_, deck);
    for (const Move& move : moves_) match.play(move);
    return match;
}

std::int64_t PlainEnding::in_hand(const std::vector<Type>& left) {
    std::int64_t best = std::numeric_limits<std::int64_t>::min();
    for (const Move& move : merged(replay(left).legal_moves())) {
        moves_.push_back(move);
        best = std::max(best, -between_draws(left));
        moves_.pop_back();
    }
    return best;
}

// From the point of view of the player who draws next.
std::int64_t PlainEnding::between_draws(const std::vector<Type>& left) {
    if (left.empty()) {
        const PlainMatch match = replay(left);
        const Points points = paid(match.scores(), match.final_events(settings_.farm));
        const auto player = static_cast<std::size_t>(match.to_move());
        const int lead = points[player] - points[1 - player];
        return (lead > 0 ? 1 : 0) - (lead < 0 ? 1 : 0);
    }
    std::int64_t sum = 0;
    const std::size_t aside = drawn_.size() - moves_.size();
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::vector<Type> rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        drawn_.push_back(left[i]);
        const bool fits = replay(rest).unplaceable_tiles().size() <= aside;
        sum += fits ? in_hand(rest) : between_draws(rest);
        drawn_.pop_back();
    }
    return sum;
}

}  // namespace bastide::match::testing
